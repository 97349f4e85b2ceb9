//! The end of a room that is to be gone on from later: hands in progress are played, others do not begin.

use poker_protocol::TableId;

use super::Room;
use crate::Now;
use crate::table::Switch;

impl Room {
    /// No hand begins any more, at no table.
    pub fn stop_dealing(&mut self) {
        self.closing = true;
        for slot in self.tables.values_mut() {
            slot.felt.switch(&Switch::StopDealing);
        }
    }

    /// Hands in progress, at all tables.
    #[must_use]
    pub fn hands_in_progress(&self) -> usize {
        self.tables.values().map(|slot| slot.felt.hands()).sum()
    }

    /// Gives every chip of all hands in progress back (R-FAIL-2).
    pub fn void_hands(&mut self, now: Now) {
        let playing = self.tables.iter().filter(|(_, slot)| slot.felt.hands() > 0);
        for table in playing.map(|(&id, _)| id).collect::<Vec<TableId>>() {
            self.void_hand(table, now);
        }
    }
}
