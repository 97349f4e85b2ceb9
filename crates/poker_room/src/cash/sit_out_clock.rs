//! How long the seat of a player who is away is kept, and when it is freed (R-CASH-4, R-CASH-5, R-CASH-8).

use poker_rules::{Seat, SeatSet};

use super::seat::CashSeated;
use super::table::CashTable;
use super::told::KeptUntil;
use crate::Now;

impl CashTable {
    /// Until when the seat is kept, the earliest of the times that run (R-CASH-4, R-CASH-5, R-CASH-8); `None` if none runs or there is no
    /// clock.
    pub(super) fn kept_until(&self, seat: Seat) -> Option<KeptUntil> {
        let own = self.seated(seat).filter(|_| self.switches().clock).map(CashSeated::own)?;
        let rules = &self.rules.cash;
        let until = |since: Option<Now>, ms: Option<u32>| Some(since?.after_ms(ms?));
        let everywhere = until(own.part.out_everywhere_since(), rules.global_out_ms);
        let here = [until(own.idle_since, Some(rules.removal_ms)), until(own.away_since, rules.away_seat_ms)];
        let everywhere = everywhere.map(|at| KeptUntil { at, everywhere: true });
        let here = here.into_iter().flatten().map(|at| KeptUntil { at, everywhere: false });
        everywhere.into_iter().chain(here).min_by_key(|kept| kept.at)
    }

    /// The seats that may have to be freed because their time runs out.
    pub(super) fn seats_out(&self) -> SeatSet {
        if self.all_told { self.kept } else { Seat::first(self.rules.hand.seats).collect() }
    }

    /// When the seat is freed; `None` during the player's hand.
    pub(super) fn removal_at(&self, seat: Seat) -> Option<Now> {
        // The seat is kept for the whole time, and freed in the millisecond after it.
        self.kept_until(seat).filter(|_| !self.table.in_hand(seat)).map(|kept| kept.at.after_ms(1))
    }
}
