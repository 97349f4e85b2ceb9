//! Chips that come to a seat between its hands.

use poker_protocol::{StackChange, TableEvent};
use poker_rules::{Chips, Seat};

use super::TournamentTable;
use crate::table::TableOutput;

impl TournamentTable {
    /// Whether the seat is dealt into the hand in progress.
    pub(in crate::tournament) fn is_in_hand(&self, seat: Seat) -> bool {
        self.table.in_hand(seat)
    }

    /// Whether a hand is in progress.
    pub(in crate::tournament) fn plays_hand(&self) -> bool {
        self.table.hand().is_some()
    }

    /// Adds chips to the stack of a player who is in no hand, and tells why.
    pub(in crate::tournament) fn add_chips(&mut self, seat: Seat, chips: Chips, why: StackChange) {
        let Some(seated) = self.table.seated_mut(seat) else { return };
        let busted = seated.stack().is_zero();
        seated.give_back(chips);
        let stack = seated.stack();
        if self.table.listened() {
            self.table.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why }));
        }
        if busted {
            self.tell_state(seat);
        }
    }
}
