//! What a player of a pool sees: the table of the hand in progress, or while waiting a table without other players.

use poker_protocol::{PlayerId, TableSnapshot};

use super::member::Place;
use super::pool::FastPool;
use crate::Now;
use crate::cash::CashSeated;

impl FastPool {
    /// What this player may see; `None` for a player who is not in the pool.
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

    /// Whether the player is dealt into a hand in progress.
    #[must_use]
    pub fn in_hand(&self, player: PlayerId) -> bool {
        match self.place(player) {
            Some(&Place::At(key, seat)) => self.tables.get(&key).is_some_and(|table| table.table.in_hand(seat)),
            Some(Place::Between(_)) | None => false,
        }
    }

    /// The number of players that a hand needs, if this player waits because there are too few. `None` if the wait is short: enough players
    /// are in hands that will end.
    #[must_use]
    pub fn waits_for(&self, player: PlayerId) -> Option<u8> {
        let waits = self.ready.contains(&player) && self.gathered_at.is_none() && !self.has_enough();
        waits.then_some(self.rules.cash.start.min_players)
    }

    /// Whether the pool has enough players for a hand, counting those who are in hands.
    fn has_enough(&self) -> bool {
        let plays = |player: &&PlayerId| self.seated(**player).is_some_and(|seated| seated.plays() && seated.is_connected());
        let enough = self.rules.cash.start.min_players.max(2);
        self.members.keys().filter(plays).take(usize::from(enough)).count() == usize::from(enough)
    }

    /// The player with their stack and switches, at a table or between hands; `None` if the player is not in the pool.
    pub(crate) fn seated(&self, player: PlayerId) -> Option<&CashSeated> {
        match self.place(player)? {
            Place::Between(seated) => Some(seated),
            &Place::At(key, seat) => self.tables.get(&key)?.table.seated(seat),
        }
    }
}
