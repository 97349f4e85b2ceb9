//! What the tournament, drivers and tests read of a table.

use poker_protocol::{HandId, HandSnapshot, PlayerId, TableInfo, TableSnapshot, TurnId};
use poker_rules::{Action, Chips, Hand, LegalActions, Positions, Seat, SeatSet};

use super::seat::SeatedEntrant;
use super::{TournamentTable, TournamentTableOutput};
use crate::table::TableSign;
use crate::tournament::EntryId;
use crate::{BegunHand, Now};

impl TournamentTable {
    /// The id and the name of the table.
    #[must_use]
    pub fn sign(&self) -> &TableSign {
        self.table.sign()
    }

    /// Takes the next output.
    pub(in crate::tournament) fn poll_output(&mut self) -> Option<TournamentTableOutput> {
        self.table.poll_output()
    }

    /// Whether the seat is dealt into the hand in progress.
    pub(in crate::tournament) fn in_hand(&self, seat: Seat) -> bool {
        self.table.in_hand(seat)
    }

    /// Whether anybody is told what happens here.
    pub(in crate::tournament) fn is_listened(&self) -> bool {
        self.table.listened()
    }

    /// The seats with a player.
    #[must_use]
    pub fn taken(&self) -> SeatSet {
        self.table.taken()
    }

    /// The seats without a player.
    #[must_use]
    pub fn free_seats(&self) -> SeatSet {
        self.table.free_seats()
    }

    /// The number of players at the table.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.table.taken().len()
    }

    /// The seat of the player.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.table.seat_of(player)
    }

    /// The entry of the player in the seat.
    #[must_use]
    pub fn entry_at(&self, seat: Seat) -> Option<EntryId> {
        Some(self.table.seated(seat)?.own().entry)
    }

    pub(in crate::tournament) fn seated(&self) -> impl Iterator<Item = (Seat, &SeatedEntrant)> {
        self.table.all_seated()
    }

    /// The stack at the start of the hand in progress, or now if there is none.
    #[must_use]
    pub fn settled_stack(&self, seat: Seat) -> Chips {
        self.table.settled_stack(seat)
    }

    /// Button and blinds of the hand in progress, or of the last one.
    #[must_use]
    pub fn positions(&self) -> Option<Positions> {
        let of = |hand: &Hand| {
            let setup = hand.setup();
            Positions { button: setup.button, small_blind: setup.small_blind, big_blind: setup.big_blind }
        };
        self.table.hand().map(of).or(self.previous)
    }

    /// The hand in progress with all cards: for drivers and tests, never for a message.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.table.hand()
    }

    /// The hand in progress as the player in the seat may see it.
    #[must_use]
    pub fn hand_seen_from(&self, seat: Seat) -> Option<HandSnapshot> {
        self.table.hand_seen_from(seat)
    }

    /// The number of the hand in progress.
    #[must_use]
    pub fn hand_id(&self) -> Option<HandId> {
        self.table.hand_id()
    }

    /// The seat whose decision is awaited, and the number of the decision; `None` during pauses.
    #[must_use]
    pub fn awaited_turn(&self) -> Option<(Seat, TurnId)> {
        self.table.awaited_turn()
    }

    /// The seat whose decision is awaited, and its legal actions; `None` during pauses.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        self.table.awaited()
    }

    /// What the player in `viewer` may see; with `None`, what a player who does not sit here may see.
    pub(in crate::tournament) fn snapshot(&self, viewer: Option<Seat>, info: TableInfo, now: Now) -> TableSnapshot {
        let you = viewer.and_then(|seat| self.own_seat(seat));
        self.table.snapshot(viewer, (info, you), |seat, _| self.state_of(seat), now)
    }

    /// The longest time that the clocks allow for one decision, milliseconds.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        self.table.longest_decision_ms()
    }

    /// The number of the hand in progress, its actions, and whether nobody can act in it any more.
    pub(crate) fn progress(&self) -> Option<(HandId, &[Action], bool)> {
        self.table.progress()
    }

    /// The hand in progress as it began.
    pub(crate) fn begun(&self) -> Option<BegunHand> {
        self.table.begun()
    }
}
