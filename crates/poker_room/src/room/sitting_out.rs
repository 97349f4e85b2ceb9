//! Sitting out at one cash table is sitting out at all of them (R-CASH-5).

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
        } else if everywhere {
            self.at_all_tables(player, now, |table, seat| {
                if table.is_out_everywhere(seat) {
                    table.set_sit_out(seat, false, now);
                }
            });
        }
        Ok(())
    }

    /// One who sits out at this table does so at all; with one table alone, or under a rulebook without that rule, nothing more happens.
    pub(super) fn sit_out_elsewhere(&mut self, player: PlayerId, table: TableId, now: Now) {
        let counts = |id: &&TableId| self.tables.get(id).is_some_and(|slot| slot.felt.rules().global_out_ms.is_some());
        let seats = self.sessions.get(&player).map_or(&[][..], |session| &session.seats);
        let several = seats.iter().filter(counts).count() > 1;
        if several && seats.iter().filter(counts).any(|&id| id == table) {
            self.at_all_tables(player, now, |table, seat| table.sit_out_everywhere(seat, now));
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
