//! A table that exists for one hand (R-FAST-1): its players are put there, dealt in at once, and taken away again.

use poker_rules::{Dealing, Positions, Seat, SeatSet};

use super::seat::CashSeated;
use super::table::CashTable;
use crate::{Dealer, Now};

impl CashTable {
    /// Puts a player there as they are; nothing is told of it.
    pub(crate) fn put(&mut self, seat: Seat, seated: CashSeated) {
        self.table.seats[seat] = Some(seated);
        self.all_told = false;
    }

    /// Takes a player away as they are; nothing is told of it.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<CashSeated> {
        self.table.seats[seat].take()
    }

    /// Deals everybody in at once, whoever they are.
    pub(crate) fn deal_everybody(&mut self, positions: Positions, dealer: &mut Dealer, now: Now) {
        let dealing = Dealing { positions, dealt_in: self.table.taken(), posting: SeatSet::EMPTY };
        self.deal(dealing, dealer, now);
    }

    /// The player goes elsewhere; a dead hand stays with the chips it has put in.
    pub(crate) fn leave_dead_hand(&mut self, seat: Seat) -> Option<CashSeated> {
        let stack = self.table.stack(seat);
        let copy = self.seated_mut(seat)?;
        let gone = CashSeated { stack, ..copy.clone() };
        copy.connected = true;
        copy.own.auto_top_up = false;
        copy.own.top_up_to = None;
        copy.own.out_next_big_blind = false;
        self.all_told = false;
        Some(gone)
    }

    /// Whether somebody is told what happens here.
    pub(crate) fn set_listened(&mut self, listened: bool) {
        self.table.listened = listened;
    }

    /// Notes that a player keeps a seat without playing; the moment it is lost, if it ever is.
    pub(crate) fn note_idle(&mut self, seat: Seat, now: Now) -> Option<Now> {
        self.announce(now);
        self.removal_at(seat)
    }
}
