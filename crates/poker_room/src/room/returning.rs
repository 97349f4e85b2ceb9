//! What a player may bring to a table, and what is remembered of the player's comings and goings (R-RAT, R-BAN).

use poker_protocol::{BuyInLimits, PlayerId, Refusal, StakeId, TableId};
use poker_rules::Chips;

use super::Room;
use crate::{Now, ReturnRule};

impl Room {
    /// What the player may sit down with at this table, and why (R-RAT-5).
    pub(super) fn limits(&self, player: PlayerId, table: TableId, now: Now) -> Option<BuyInLimits> {
        let terms = self.tables.get(&table)?.felt.terms();
        Some(self.sessions.get(&player)?.visits.limits(&terms, now))
    }

    /// R-BAN-1, R-BAN-4: whether the player may sit down at one more table of the stake.
    pub(super) fn may_sit_at(&self, player: PlayerId, stake: StakeId) -> Result<(), Refusal> {
        let offer = self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        let session = self.sessions.get(&player).ok_or(Refusal::NotGreeted)?;
        let ReturnRule::Banzai(rule) = &offer.rules.cash.returning else { return Ok(()) };
        if session.barred_from_banzai {
            return Err(Refusal::BanzaiExcluded);
        }
        let here = session.seats.iter().filter(|table| self.tables.get(table).is_some_and(|slot| slot.felt.sign().stake == stake)).count();
        if here >= usize::from(rule.tables_a_stake) { Err(Refusal::TooManyTables { most: rule.tables_a_stake }) } else { Ok(()) }
    }

    /// R-BAN-4: the house keeps a player from Banzai tables, or no longer; who sits at one stays.
    ///
    /// False where the room has never seen the player.
    pub fn bar_from_banzai(&mut self, player: PlayerId, barred: bool) -> bool {
        let Some(session) = self.sessions.get_mut(&player) else { return false };
        session.barred_from_banzai = barred;
        self.journal.player(player);
        self.unsaved = true;
        true
    }

    pub(super) fn note_arrival(&mut self, player: PlayerId, table: TableId, buy_in: Chips, now: Now) {
        if let (Some(slot), Some(session)) = (self.tables.get(&table), self.sessions.get_mut(&player)) {
            self.journal.player(player);
            session.visits.sat_down(&slot.felt.terms(), buy_in, now);
        }
    }

    pub(super) fn note_departure(&mut self, player: PlayerId, table: TableId, stack: Chips, now: Now) {
        if let (Some(slot), Some(session)) = (self.tables.get(&table), self.sessions.get_mut(&player)) {
            self.journal.player(player);
            session.visits.left(&slot.felt.terms(), stack, now);
        }
    }
}
