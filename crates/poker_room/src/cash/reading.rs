//! What can be read of the hands at a cash table.

use poker_protocol::{HandId, Money, PlayerId, TurnId};
use poker_rules::{Action, Chips, Hand, LegalActions, Seat, SeatSet};

use super::exchange::money_for;
use super::table::CashTable;
use crate::BegunHand;

impl CashTable {
    /// Seats nobody sits in.
    #[must_use]
    pub fn free_seats(&self) -> SeatSet {
        self.table.free_seats()
    }

    /// Who sits there.
    #[must_use]
    pub fn player_at(&self, seat: Seat) -> Option<PlayerId> {
        self.table.player_at(seat)
    }

    /// Where a player sits.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.table.seat_of(player)
    }

    /// Chips behind a seat at this moment; in a hand what is left of the stack.
    #[must_use]
    pub fn stack(&self, seat: Seat) -> Chips {
        self.table.stack(seat)
    }

    /// Chips of a seat as a crash would find them: at the start of the hand in progress (R-FAIL-1).
    #[must_use]
    pub fn settled_stack(&self, seat: Seat) -> Chips {
        self.table.settled_stack(seat)
    }

    /// What the book holds for a seat: the worth of its settled stack.
    #[must_use]
    pub fn settled_money(&self, seat: Seat) -> Money {
        money_for(self.settled_stack(seat))
    }

    /// The hand in progress, with all its cards: for drivers and tests, never for a message.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.table.hand()
    }

    /// Whose decision is awaited, and what they may do; none during pauses.
    #[must_use]
    pub fn awaited(&self) -> Option<(Seat, TurnId, LegalActions)> {
        self.table.awaited()
    }

    /// Who has yet to choose what is seen of a hand that nobody has to see, in order, and in which decision.
    #[must_use]
    pub fn awaited_choices(&self) -> Option<(Vec<Seat>, TurnId)> {
        self.table.awaited_choices()
    }

    /// The number of the hand in progress.
    pub(crate) fn hand_id(&self) -> Option<HandId> {
        self.table.hand_id()
    }

    /// Dealt into the hand in progress.
    pub(crate) fn in_hand(&self, seat: Seat) -> bool {
        self.table.in_hand(seat)
    }

    /// Dealt into the hand in progress while there is betting.
    pub(crate) fn in_betting(&self, seat: Seat) -> bool {
        self.table.in_betting(seat)
    }

    /// Given up its cards in the hand in progress.
    pub(crate) fn folded(&self, seat: Seat) -> bool {
        self.table.folded(seat)
    }

    /// May fold before the turn (R-FAST-2).
    pub(crate) fn may_fold_ahead(&self, seat: Seat) -> bool {
        self.table.answers_later(seat)
    }

    /// The number of the hand in progress, and what was done in it so far.
    pub(crate) fn progress(&self) -> Option<(HandId, &[Action])> {
        self.table.progress()
    }

    /// The beginning of the hand in progress.
    pub(crate) fn begun(&self) -> Option<BegunHand> {
        self.table.begun()
    }
}
