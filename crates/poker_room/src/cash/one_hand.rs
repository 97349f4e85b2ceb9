//! A table that exists for one hand (R-FAST-1): its players are seated, dealt in at once, and taken away again.

use poker_rules::{Dealing, Positions, Seat, SeatSet};

use super::seat::CashSeated;
use super::table::CashTable;
use crate::{Dealer, Now};

impl CashTable {
    /// Seats a player without an output.
    pub(crate) fn put(&mut self, seat: Seat, seated: CashSeated) {
        self.table.put(seat, seated);
        self.all_told = false;
    }

    /// Takes a player out of a seat without an output.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<CashSeated> {
        self.table.take(seat)
    }

    /// Deals all players in at once.
    pub(crate) fn deal_everybody(&mut self, positions: Positions, dealer: &mut Dealer, now: Now) {
        let dealing = Dealing { positions, dealt_in: self.table.taken(), posting: SeatSet::EMPTY };
        self.deal(dealing, dealer, now);
    }

    /// Returns the player with the chips that are not bet, to be seated at another table. A copy of the player stays in the seat for the
    /// dead hand.
    pub(crate) fn leave_dead_hand(&mut self, seat: Seat) -> Option<CashSeated> {
        let stack = self.table.stack(seat);
        let copy = self.seated_mut(seat)?;
        let mut gone = copy.clone();
        gone.set_stack(stack);
        copy.set_connected(true);
        let own = copy.own_mut();
        own.auto_top_up = false;
        own.top_up_to = None;
        own.out_next_big_blind = false;
        self.all_told = false;
        Some(gone)
    }

    /// Sets whether anybody is told what happens here.
    pub(crate) fn set_listened(&mut self, listened: bool) {
        self.table.set_listened(listened);
    }

    /// Notes since when a player keeps a seat without playing. Returns when the player will be removed, if at all.
    pub(crate) fn note_idle(&mut self, seat: Seat, now: Now) -> Option<Now> {
        self.announce(now);
        self.removal_at(seat)
    }
}
