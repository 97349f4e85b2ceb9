//! The whole table at one moment, as its viewer may see it.

use poker_protocol::TableSnapshot;
use poker_rules::Seat;

use super::table::CashTable;
use crate::Now;

impl CashTable {
    /// What the player in `viewer` may see; with `None`, what a player who does not sit here may see.
    #[must_use]
    pub fn snapshot(&self, viewer: Option<Seat>, now: Now) -> TableSnapshot {
        let you = viewer.and_then(|seat| Some(self.your_seat(seat, self.seated(seat)?, now)));
        self.table.snapshot(viewer, (self.info(), you), |seat, seated| self.state_of(seat, seated), now)
    }
}
