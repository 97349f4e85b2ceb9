//! A player at a table, with what the hands need to know of the player.

use poker_protocol::{Bytes32, PlayerId, PlayerView};
use poker_rules::Chips;

/// A player at a table, with what the owner of the table keeps for the player. During a hand, `stack` keeps its value from the start of the
/// hand; after a crash or a void hand the player has this stack again.
#[derive(Clone, Debug)]
pub(crate) struct Seated<S> {
    pub(super) player: PlayerId,
    pub(super) view: PlayerView,
    pub(super) stack: Chips,
    pub(super) connected: bool,
    pub(super) leaving: Leaving,
    /// Whether hands are played without asking the player anything.
    pub(super) absent: bool,
    /// What is left of the time bank, milliseconds.
    pub(super) bank_ms: u32,
    pub(super) hands_dealt: u32,
    /// Whether the player mucks without being asked (R-POT-5).
    pub(super) auto_muck: bool,
    /// What the player's client promises for the next deck. It is not saved: after a restart, clients promise other nonces.
    pub(super) commitment: Option<Bytes32>,
    /// What the owner of the table keeps.
    pub(super) own: S,
}

/// Whether a player stays at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    /// Stays for the next hands.
    Stays,
    /// Leaves at the end of the hand, which the player plays to its end (R-INT-1).
    AfterHand,
    /// Has left and is asked nothing more; the seat becomes free at the end of the hand.
    Now,
}

impl<S> Seated<S> {
    /// A connected player with this stack, who was dealt no hand here yet and has no time bank.
    pub(crate) fn new(player: PlayerId, view: PlayerView, stack: Chips, own: S) -> Self {
        let leaving = Leaving::Stays;
        Self {
            player,
            view,
            stack,
            connected: true,
            leaving,
            absent: false,
            bank_ms: 0,
            hands_dealt: 0,
            auto_muck: false,
            commitment: None,
            own,
        }
    }

    pub(crate) fn player(&self) -> PlayerId {
        self.player
    }

    /// The name and avatar that others see.
    pub(crate) fn view(&self) -> &PlayerView {
        &self.view
    }

    /// Sets the name and avatar that others see.
    pub(crate) fn rename(&mut self, view: PlayerView) {
        self.view = view;
    }

    /// The stack as it was at the start of the hand in progress, if any.
    pub(crate) fn stack(&self) -> Chips {
        self.stack
    }

    /// Sets the stack of a player who is in no hand.
    pub(crate) fn set_stack(&mut self, stack: Chips) {
        self.stack = stack;
    }

    /// Gives chips back to a player who is in no hand.
    pub(crate) fn give_back(&mut self, chips: Chips) {
        self.stack = self.stack.checked_add(chips).unwrap_or(self.stack);
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.connected
    }

    /// Notes whether the player is connected. [`super::Table::set_connected`] tells it to the clock of a decision in progress too.
    pub(crate) fn set_connected(&mut self, connected: bool) {
        self.connected = connected;
    }

    /// Whether the player stays for the next hands.
    pub(crate) fn stays(&self) -> bool {
        self.leaving == Leaving::Stays
    }

    /// Whether the player has left in mid-hand.
    pub(crate) fn has_left(&self) -> bool {
        self.leaving == Leaving::Now
    }

    /// Sets whether hands are played without asking the player anything, from the next decision on.
    pub(crate) fn set_absent(&mut self, absent: bool) {
        self.absent = absent;
    }

    /// Whether the player is asked for decisions and choices.
    pub(super) fn is_asked(&self) -> bool {
        !self.absent && !self.has_left()
    }

    /// Lets the player leave in mid-hand.
    pub(crate) fn leave_now(&mut self) {
        self.leaving = Leaving::Now;
    }

    /// Lets the player leave at the end of the hand, unless the player has already left.
    pub(crate) fn leave_after_hand(&mut self) {
        if !self.has_left() {
            self.leaving = Leaving::AfterHand;
        }
    }

    /// What is left of the time bank, milliseconds.
    pub(crate) fn bank_ms(&self) -> u32 {
        self.bank_ms
    }

    /// Sets the time bank of a player who sits down, milliseconds.
    pub(crate) fn fill_bank(&mut self, bank_ms: u32) {
        self.bank_ms = bank_ms;
    }

    /// The number of hands that the player was dealt here.
    pub(crate) fn hands_dealt(&self) -> u32 {
        self.hands_dealt
    }

    /// Counts the next hands of a player on from the hands that the player was dealt before the room was restored.
    pub(crate) fn count_hands_from(&mut self, hands_dealt: u32) {
        self.hands_dealt = hands_dealt;
    }

    /// Whether the player mucks without being asked (R-POT-5).
    pub(crate) fn mucks_unasked(&self) -> bool {
        self.auto_muck
    }

    /// Sets whether the player mucks without being asked (R-POT-5).
    pub(crate) fn muck_unasked(&mut self, on: bool) {
        self.auto_muck = on;
    }

    /// Notes what the player's client promises for the next deck; `None` changes nothing.
    pub(crate) fn promise(&mut self, commitment: Option<Bytes32>) {
        self.commitment = commitment.or(self.commitment);
    }

    /// What the owner of the table keeps of the player.
    pub(crate) fn own(&self) -> &S {
        &self.own
    }

    /// The same, to change it.
    pub(crate) fn own_mut(&mut self) -> &mut S {
        &mut self.own
    }
}
