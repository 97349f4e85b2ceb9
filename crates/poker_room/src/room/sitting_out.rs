//! Sitting out at one cash table is sitting out at all of them (R-CASH-5, R-CASH-6), those opened afterwards included.

use poker_protocol::{Message, Notice, PlayerId, Refusal, TableEvent, TableId};
use poker_rules::Seat;

use super::Room;
use crate::{CashTable, Elsewhere, Now};

impl Room {
    /// Sits out at a table from its next hand, and with that at all others; or comes back, and with that to all that were left so.
    pub(super) fn sit_out(&mut self, player: PlayerId, table: TableId, on: bool, now: Now) -> Result<(), Refusal> {
        let mut everywhere = false;
        self.at_table(player, table, now, |table, seat| {
            everywhere = table.is_out_everywhere(seat);
            table.set_sit_out(seat, on, now);
            Ok(())
        })?;
        if on {
            self.sit_out_elsewhere(player, table, now);
            return Ok(());
        }
        self.at_all_tables(player, now, |table, seat| {
            if everywhere && table.is_out_everywhere(seat) {
                table.set_sit_out(seat, false, now);
            }
            // R-CASH-6: the switch goes off when the player returns, and it is one for all tables.
            let _nowhere = table.set_sit_out_next_big_blind(seat, false, now);
        });
        Ok(())
    }

    /// Sits out when the big blind comes, at each table at its own, or no longer (R-CASH-6).
    pub(super) fn sit_out_next_big_blind(&mut self, player: PlayerId, table: TableId, on: bool, now: Now) -> Result<(), Refusal> {
        self.at_table(player, table, now, |table, seat| table.set_sit_out_next_big_blind(seat, on, now))?;
        self.at_all_tables(player, now, |table, seat| {
            // Tables that the player is out at, and those whose rulebook has no such switch, stay as they are.
            let _other = table.set_sit_out_next_big_blind(seat, on, now);
        });
        Ok(())
    }

    /// What holds at all tables of a player.
    pub(super) fn elsewhere(&self, player: PlayerId) -> Elsewhere {
        let seats = self.sessions.get(&player).map_or(&[][..], |session| &session.seats);
        let seated = || seats.iter().filter_map(move |id| self.tables.get(id)?.felt.seated(player));
        Elsewhere {
            out_since: seated().filter_map(|seated| seated.own.part.out_everywhere_since()).min(),
            out_next_big_blind: seated().any(|seated| seated.own.out_next_big_blind),
        }
    }

    /// Tells a player who has sat down while out at all tables how long this seat is kept, too.
    pub(super) fn tell_out_everywhere(&mut self, player: PlayerId, opened: TableId, now: Now) {
        let Some(felt) = self.tables.get(&opened).map(|slot| &slot.felt) else { return };
        let since = felt.seated(player).and_then(|seated| seated.own.part.out_everywhere_since());
        let global_out_ms = felt.rules().cash.global_out_ms.filter(|_| felt.switches().clock);
        let (Some(since), Some(ms)) = (since, global_out_ms) else { return };
        let notice = Notice::SittingOutEverywhere { left_ms: since.after_ms(ms).ms_since(now) };
        self.tell(player, Message::Table { table: opened, event: TableEvent::Notice { notice } });
    }

    /// One who sits out at this table does so at all; with one table alone, or under a rulebook without that rule, nothing more happens.
    pub(super) fn sit_out_elsewhere(&mut self, player: PlayerId, table: TableId, now: Now) {
        let counts = |id: &&TableId| self.tables.get(id).is_some_and(|slot| slot.felt.rules().cash.global_out_ms.is_some());
        let seats = self.sessions.get(&player).map_or(&[][..], |session| &session.seats);
        let several = seats.iter().filter(counts).count() > 1;
        if several && seats.iter().filter(counts).any(|&id| id == table) {
            self.at_all_tables(player, now, |table, seat| table.sit_out_everywhere(seat, now, now));
        }
    }

    fn at_all_tables(&mut self, player: PlayerId, now: Now, tell: impl Fn(&mut CashTable, Seat)) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for id in seats {
            // Whoever is remembered to sit there does.
            let _told = self.at_table(player, id, now, |table, seat| {
                tell(table, seat);
                Ok(())
            });
        }
    }
}
