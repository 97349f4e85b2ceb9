//! The buy-in limits of a player at a table, which depend on the player's visits there (R-RAT, R-BAN).

use poker_protocol::{BuyInLimits, Money, PlayerId, Refusal, StakeId, TableId};

use super::cash_floor::CashFloor;
use crate::{Now, ReturnRule};

impl CashFloor {
    /// The buy-ins with which the player may sit down at this table, and the reason for their limits (R-RAT-5).
    pub(super) fn limits(&self, player: PlayerId, table: TableId, now: Now) -> Option<BuyInLimits> {
        let terms = self.tables.get(&table)?.game.terms();
        Some(self.patrons.get(&player)?.visits.limits(&terms, now))
    }

    /// Whether the player may ask for a seat of the stake with this balance.
    pub(super) fn may_join(&self, player: PlayerId, stake: StakeId, balance: Money) -> Result<(), Refusal> {
        self.may_sit_at(player, stake)?;
        let offer = self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        let patron = self.patrons.get(&player).ok_or(Refusal::NotGreeted)?;
        let of_stake = |tables: &[TableId]| tables.iter().filter(|table| self.stake_of(**table) == Some(stake)).count();
        if patron.waits_for.contains(&stake) || of_stake(&patron.offered) > 0 {
            return Err(Refusal::AlreadyWaiting);
        }
        if offer.rules.hand.form.moves_players() && of_stake(&patron.seats) > 0 {
            return Err(Refusal::AlreadySeated);
        }
        let most = offer.seating().most_tables.is;
        if patron.engagements() >= usize::try_from(most).unwrap_or(usize::MAX) {
            return Err(Refusal::TooManyTables { most: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        let needed = offer.rules.cash.buy_in.min;
        if balance < needed { Err(Refusal::Balance { needed, balance }) } else { Ok(()) }
    }

    /// Whether the player may sit down at one more table of the stake (R-BAN-1, R-BAN-4).
    pub(super) fn may_sit_at(&self, player: PlayerId, stake: StakeId) -> Result<(), Refusal> {
        let offer = self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        let patron = self.patrons.get(&player).ok_or(Refusal::NotGreeted)?;
        let ReturnRule::Banzai(rule) = &offer.rules.cash.return_rule else { return Ok(()) };
        if patron.barred_from_banzai {
            return Err(Refusal::BanzaiExcluded);
        }
        let here = patron.seats.iter().filter(|table| self.stake_of(**table) == Some(stake)).count();
        if here >= usize::from(rule.tables_a_stake) { Err(Refusal::TooManyTables { most: rule.tables_a_stake }) } else { Ok(()) }
    }

    pub(super) fn note_arrival(&mut self, player: PlayerId, table: TableId, buy_in: Money, now: Now) {
        if let (Some(slot), Some(patron)) = (self.tables.get(&table), self.patrons.get_mut(&player)) {
            patron.visits.sat_down(&slot.game.terms(), buy_in, now);
        }
    }

    pub(super) fn note_departure(&mut self, player: PlayerId, table: TableId, stack: Money, now: Now) {
        if let (Some(slot), Some(patron)) = (self.tables.get(&table), self.patrons.get_mut(&player)) {
            patron.visits.left(&slot.game.terms(), stack, now);
        }
    }
}
