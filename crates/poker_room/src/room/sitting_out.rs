//! Sitting out at one cash table is sitting out at all of them (R-CASH-5, R-CASH-6), those opened afterwards included.

use poker_protocol::{PlayerId, Refusal, TableId};
use poker_rules::Seat;

use super::Room;
use crate::{CashTable, Now};

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

    /// What holds at all other tables of the player holds at the one that has just been opened.
    pub(super) fn sit_out_as_elsewhere(&mut self, player: PlayerId, opened: TableId, now: Now) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        let others: Vec<_> = seats
            .iter()
            .filter(|&&id| id != opened)
            .filter_map(|id| self.tables.get(id)?.felt.seated(player))
            .map(|seated| (seated.out_everywhere_since, seated.sit_out_next_big_blind))
            .collect();
        let since = others.iter().filter_map(|(since, _)| *since).min();
        let next_big_blind = others.iter().any(|(_, next_big_blind)| *next_big_blind);
        // The player has just sat down there.
        let _told = self.at_table(player, opened, now, |table, seat| {
            if let Some(since) = since {
                table.sit_out_everywhere(seat, since, now);
            }
            if next_big_blind { table.set_sit_out_next_big_blind(seat, true, now) } else { Ok(()) }
        });
    }

    /// One who sits out at this table does so at all; with one table alone, or under a rulebook without that rule, nothing more happens.
    pub(super) fn sit_out_elsewhere(&mut self, player: PlayerId, table: TableId, now: Now) {
        let counts = |id: &&TableId| self.tables.get(id).is_some_and(|slot| slot.felt.rules().global_out_ms.is_some());
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
