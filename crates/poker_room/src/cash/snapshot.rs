//! The whole table at one moment, from what its viewer may see.

use poker_protocol::TableSnapshot;
use poker_rules::Seat;

use super::table::CashTable;
use crate::Now;

impl CashTable {
    /// What `viewer` may see; none for somebody who does not sit here.
    #[must_use]
    pub fn snapshot(&self, viewer: Option<Seat>, now: Now) -> TableSnapshot {
        let you = viewer.and_then(|seat| Some(self.your_seat(seat, self.seated(seat)?, now)));
        self.table.snapshot(viewer, (self.info(), you), |seat, seated| self.state_of(seat, seated), now)
    }
}
