//! What a player of a pool sees: the table of the hand in progress, or one without other players while waiting.

use poker_protocol::{PlayerId, TableSnapshot};

use super::FastPool;
use super::member::Place;
use crate::Now;
use crate::table::Seated;

impl FastPool {
    /// Exactly what this player may see; none for one who is not here.
    #[must_use]
    pub fn snapshot(&self, player: PlayerId, now: Now) -> Option<TableSnapshot> {
        match self.place(player)? {
            &Place::At(key, seat) => Some(self.tables.get(&key)?.table.snapshot(Some(seat), now)),
            Place::Between(seated) => {
                let (table, seat) = self.alone(seated);
                Some(table.snapshot(Some(seat), now))
            }
        }
    }

    /// A player as they are.
    pub(super) fn seated(&self, player: PlayerId) -> Option<&Seated> {
        match self.place(player)? {
            Place::Between(seated) => Some(seated),
            &Place::At(key, seat) => self.tables.get(&key)?.table.seated(seat),
        }
    }
}
