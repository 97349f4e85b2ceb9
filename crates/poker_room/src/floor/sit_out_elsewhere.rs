//! Sitting out at one cash table is sitting out at all of them, including those that are opened later (R-CASH-5, R-CASH-6).

use poker_protocol::{Message, Notice, PlayerId, Refusal, TableEvent, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::{Dealer, Elsewhere, Now};

impl CashFloor {
    /// Makes a player sit out at a table from its next hand on, and therefore at all others; or brings the player back to them.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `NotSeated` if the player does not sit there.
    pub(crate) fn sit_out(
        &mut self,
        (player, table): (PlayerId, TableId),
        on: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let mut everywhere = false;
        self.ask((player, table), dealer, now, |table, seat| {
            everywhere = table.is_out_everywhere(seat);
            table.set_sit_out(seat, on, now);
            Ok(())
        })?;
        let elsewhere = if on { Effect::SitOutElsewhere { player, table } } else { Effect::ComeBackElsewhere { player, everywhere } };
        Ok(vec![Effect::pass_on(table), elsewhere])
    }

    /// Called after a player has come back at one table. If `everywhere` says that the player sat out at all tables, the player comes back
    /// to all.
    pub(crate) fn come_back_elsewhere(&mut self, player: PlayerId, everywhere: bool, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| {
            if everywhere && table.is_out_everywhere(seat) {
                table.set_sit_out(seat, false, now);
            }
            // R-CASH-6: the switch goes off when the player returns, and there is one switch for all tables.
            let _nowhere = table.set_sit_out_next_big_blind(seat, false, now);
        })
    }

    /// Sets whether a player sits out at each table before the next big blind there (R-CASH-6).
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `NotSeated` if the player does not sit there; and the refusals of the table.
    pub(crate) fn sit_out_next_big_blind(
        &mut self,
        (player, table): (PlayerId, TableId),
        on: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        self.ask((player, table), dealer, now, |table, seat| table.set_sit_out_next_big_blind(seat, on, now))?;
        Ok(vec![Effect::pass_on(table), Effect::SitOutNextBigBlindElsewhere { player, on }])
    }

    /// Sets at all tables what a player has asked for at one: whether to sit out before the next big blind.
    pub(crate) fn sit_out_next_big_blind_elsewhere(&mut self, player: PlayerId, on: bool, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| {
            // Tables where the player already sits out, and those whose rulebook has no such switch, stay as they are.
            let _other = table.set_sit_out_next_big_blind(seat, on, now);
        })
    }

    /// What the player has asked for at all tables.
    pub(super) fn elsewhere(&self, player: PlayerId) -> Elsewhere {
        let seats = self.patrons.get(&player).map_or(&[][..], |patron| &patron.seats);
        let games = seats.iter().filter_map(|id| self.tables.get(id)).map(|slot| &slot.game);
        games.fold(Elsewhere::default(), |asked, game| asked.and(game.asked_everywhere(player)))
    }

    /// Tells a player who sits down while sitting out at all tables how long this seat, too, is kept.
    pub(super) fn tell_out_everywhere(&self, player: PlayerId, opened: TableId, now: Now) -> Option<Effect> {
        let game = &self.tables.get(&opened)?.game;
        let since = game.asked_everywhere(player).out_since?;
        let ms = game.rules().cash.global_out_ms.filter(|_| game.switches().clock)?;
        let notice = Notice::SittingOutEverywhere { left_ms: since.after_ms(ms).ms_since(now) };
        Some(Effect::Tell(player, Message::Table { table: opened, event: TableEvent::Notice { notice } }))
    }

    /// Makes a player sit out at all tables, because the player sits out at `table`. Does nothing if the rulebook of `table` has no such
    /// rule, or if the player sits at no other table with this rule.
    pub(crate) fn sit_out_elsewhere(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let counts = |id: &&TableId| self.tables.get(id).is_some_and(|slot| slot.game.rules().cash.global_out_ms.is_some());
        let seats = self.patrons.get(&player).map_or(&[][..], |patron| &patron.seats);
        let several = seats.iter().filter(counts).count() > 1;
        if several && seats.iter().filter(counts).any(|&id| id == table) {
            self.ask_all(player, dealer, now, |table, seat| table.sit_out_everywhere(seat, now, now))
        } else {
            Vec::new()
        }
    }
}
