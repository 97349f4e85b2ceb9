//! What a player of a pool sees: the table of the hand in progress, or one without other players while waiting.

use poker_protocol::{PlayerId, TableSnapshot};

use super::member::Place;
use super::pool::FastPool;
use crate::Now;
use crate::cash::CashSeated;

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

    /// Whether a player is dealt into a hand in progress.
    #[must_use]
    pub fn in_hand(&self, player: PlayerId) -> bool {
        match self.place(player) {
            Some(&Place::At(key, seat)) => self.tables.get(&key).is_some_and(|table| table.table.in_hand(seat)),
            Some(Place::Between(_)) | None => false,
        }
    }

    /// How many players there must be for the hand that this one waits for; none where it is only a moment: enough play, here or at other
    /// tables, from which they come as their hands end.
    #[must_use]
    pub fn waits_for(&self, player: PlayerId) -> Option<u8> {
        let waits = self.ready.contains(&player) && self.gathered_at.is_none() && !self.has_enough();
        waits.then_some(self.rules.cash.start.min_players)
    }

    /// There are players for a hand, if all were free.
    fn has_enough(&self) -> bool {
        let plays = |player: &&PlayerId| self.seated(**player).is_some_and(|seated| seated.plays() && seated.connected);
        let enough = self.rules.cash.start.min_players.max(2);
        self.members.keys().filter(plays).take(usize::from(enough)).count() == usize::from(enough)
    }

    /// A player as they are.
    pub(crate) fn seated(&self, player: PlayerId) -> Option<&CashSeated> {
        match self.place(player)? {
            Place::Between(seated) => Some(seated),
            &Place::At(key, seat) => self.tables.get(&key)?.table.seated(seat),
        }
    }
}
