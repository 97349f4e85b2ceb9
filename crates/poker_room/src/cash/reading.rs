//! What the rest of the room reads of the hands at a cash table.

use poker_protocol::{HandId, Money, PlayerId, TurnId};
use poker_rules::{Action, Chips, Hand, LegalActions, Seat, SeatSet};

use super::exchange::money_for;
use super::table::CashTable;
use crate::BegunHand;

impl CashTable {
    /// Seats without a player.
    #[must_use]
    pub fn free_seats(&self) -> SeatSet {
        self.table.free_seats()
    }

    /// The player in the seat; `None` if the seat is free.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Option<PlayerId> {
        self.table.player_at(seat)
    }

    /// The seat of the player; `None` if the player does not sit here.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.table.seat_of(player)
    }

    /// The chips of the seat that are not bet: during a hand the rest of the stack. Zero if the seat is free.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.table.stack(seat)
    }

    /// The stack as it was at the start of the hand in progress, if any. After a crash the seat has this stack again (R-FAIL-1).
    #[must_use]
    pub fn settled_stack(&self, seat: Seat) -> Chips {
        self.table.settled_stack(seat)
    }

    /// The money that the book holds for a seat: the value of its settled stack.
    #[must_use]
    pub fn settled_money(&self, seat: Seat) -> Money {
        money_for(self.settled_stack(seat))
    }

    /// The hand in progress, with all its cards: for drivers and tests, never for a message.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.table.hand()
    }

    /// The seat whose decision is awaited, and its legal actions; `None` during pauses.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        self.table.awaited()
    }

    /// The number of the hand in progress.
    pub(crate) fn hand_id(&self) -> Option<HandId> {
        self.table.hand_id()
    }

    /// Whether the seat is dealt into the hand in progress.
    pub(crate) fn in_hand(&self, seat: Seat) -> bool {
        self.table.in_hand(seat)
    }

    /// Whether the seat is dealt into the hand in progress while there is betting.
    pub(crate) fn in_betting(&self, seat: Seat) -> bool {
        self.table.in_betting(seat)
    }

    /// Whether the seat has folded in the hand in progress.
    pub(crate) fn folded(&self, seat: Seat) -> bool {
        self.table.folded(seat)
    }

    /// Whether the seat may fold before its turn (R-FAST-2).
    pub(crate) fn may_fold_ahead(&self, seat: Seat) -> bool {
        self.table.answers_later(seat)
    }

    /// The number of the hand in progress, its actions so far, and whether nobody can act in it any more.
    pub(crate) fn progress(&self) -> Option<(HandId, &[Action], bool)> {
        self.table.progress()
    }

    /// The longest time that the clocks allow for one decision, milliseconds.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        self.table.longest_decision_ms()
    }

    /// How the hand in progress began.
    pub(crate) fn begun(&self) -> Option<BegunHand> {
        self.table.begun()
    }
}
