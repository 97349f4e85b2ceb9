//! Breaks up tables and moves players between them, so that all tables have about the same number of players (R-TRN-9).

use poker_protocol::TableId;
use poker_rules::Seat;

use super::balance::Consolidation;
use super::output::TournamentOutput;
use super::table::TournamentTable;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Moves players away from a table that is between two hands, as long as the rules ask for it. Returns whether anybody has moved.
    pub(super) fn consolidate(&mut self, table: TableId, dealer: &mut Dealer, now: Now) -> bool {
        let mut moved = false;
        loop {
            let Stage::Playing(play) = &self.stage else { return moved };
            match play.sizes().consolidation(table, self.terms.hand.seats) {
                Consolidation::Stay => return moved,
                Consolidation::Break => {
                    self.break_up(table, dealer, now);
                    return true;
                }
                Consolidation::MoveOne { to } => {
                    let seats: Vec<Seat> = play.tables().get(&table).map(|state| state.taken().iter().collect()).unwrap_or_default();
                    let (Some(seat), Some(to)) = (dealer.pick(&seats), dealer.pick(&to)) else { return moved };
                    self.move_player((table, seat), to, now);
                    moved = true;
                }
            }
        }
    }

    /// Moves all players of a table to the emptiest of the others, and closes the table.
    fn break_up(&mut self, table: TableId, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let mut seats: Vec<Seat> = play.tables().get(&table).map(|state| state.taken().iter().collect()).unwrap_or_default();
        dealer.shuffle(&mut seats);
        for seat in seats {
            let Stage::Playing(play) = &self.stage else { return };
            if let Some(to) = dealer.pick(&play.sizes().emptiest(Some(table))) {
                self.move_player((table, seat), to, now);
            }
        }
        self.pass_on(table);
        let Stage::Playing(play) = &mut self.stage else { return };
        play.close(table);
        self.outputs.push_back(TournamentOutput::Broken { table });
        self.note_final_table();
        self.watch_hand_for_hand();
    }

    fn move_player(&mut self, (from, seat): (TableId, Seat), to: TableId, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(free) = play.tables().get(&to).and_then(TournamentTable::seat_farthest_from_big_blind) else { return };
        let Some(seated) = play.unseat((from, seat)) else { return };
        self.pass_on(from);
        self.put(seated.own().entry, seated, (to, free), Some(from));
        self.wake(to, now);
    }

    /// Lets a table to which a player has come pause before its next hand, unless all tables wait for each other.
    pub(super) fn wake(&mut self, table: TableId, now: Now) {
        if let Stage::Playing(play) = &mut self.stage
            && !play.holds.any()
            && let Some(state) = play.table_mut(table)
        {
            state.wake(now);
        }
        self.pass_on(table);
    }

    /// Notes when one table is left: its players have more time after a lost connection (R-TRN-4).
    pub(super) fn note_final_table(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let mut tables = play.tables().keys().copied();
        let (Some(table), None) = (tables.next(), tables.next()) else { return };
        let Some(state) = play.table_mut(table) else { return };
        state.set_disconnect_extra(self.terms.last_stage_extra_ms);
        self.outputs.push_back(TournamentOutput::FinalTable { table });
    }
}
