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
                    return self.break_up(table, dealer, now) || moved;
                }
                Consolidation::MoveOne { to } => {
                    let seats = play.tables().get(&table).into_iter().flat_map(|state| state.taken().iter());
                    let seats: Vec<Seat> = seats.filter(|&seat| to.iter().any(|&to| self.can_move((table, seat), to))).collect();
                    let Some(seat) = dealer.pick(&seats) else { return moved };
                    let to: Vec<TableId> = to.into_iter().filter(|&to| self.can_move((table, seat), to)).collect();
                    let Some(to) = dealer.pick(&to) else { return moved };
                    self.move_player((table, seat), to, now);
                    moved = true;
                }
            }
        }
    }

    /// Moves all players of a table to the emptiest of the others, and closes the table. A player who cannot move yet stays, and the table
    /// with the player. Returns whether anybody has moved.
    fn break_up(&mut self, table: TableId, dealer: &mut Dealer, now: Now) -> bool {
        let Stage::Playing(play) = &mut self.stage else { return false };
        let mut seats: Vec<Seat> = play.tables().get(&table).map(|state| state.taken().iter().collect()).unwrap_or_default();
        dealer.shuffle(&mut seats);
        let mut stay = 0_usize;
        let before_the_moves = self.outputs.len();
        for &seat in &seats {
            let Stage::Playing(play) = &self.stage else { return false };
            let to: Vec<TableId> = play.sizes().emptiest(Some(table)).into_iter().filter(|&to| self.can_move((table, seat), to)).collect();
            match dealer.pick(&to) {
                Some(to) => self.move_player((table, seat), to, now),
                None => stay += 1,
            }
        }
        self.pass_on(table);
        if stay > 0 {
            return stay < seats.len();
        }
        let Stage::Playing(play) = &mut self.stage else { return false };
        play.close(table);
        // Whether everybody can move is known only now, but the players hear it before they go.
        self.outputs.insert(before_the_moves, TournamentOutput::Broken { table });
        self.note_final_table();
        self.watch_hand_for_hand();
        true
    }

    fn move_player(&mut self, (from, seat): (TableId, Seat), to: TableId, now: Now) {
        if self.combine_at((from, seat), to) {
            return self.wake(to, now);
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(free) = play.tables().get(&to).and_then(TournamentTable::seat_farthest_from_big_blind) else { return };
        let Some(seated) = play.unseat((from, seat)) else { return };
        self.pass_on(from);
        self.put(seated.own().entry, seated, (to, free));
        self.wake(to, now);
    }

    /// Lets a table to which a player has come pause before its next hand, unless all tables wait for each other.
    pub(super) fn wake(&mut self, table: TableId, now: Now) {
        let held = matches!(&self.stage, Stage::Playing(play) if play.holds.any());
        if held { self.pass_on(table) } else { self.pause(table, now) }
    }

    /// Lets all tables pause, which have waited for each other: players have moved, and are shown their tables before the next hands.
    pub(super) fn wake_all(&mut self, now: Now) {
        self.table_ids().into_iter().for_each(|table| self.pause(table, now));
    }

    fn pause(&mut self, table: TableId, now: Now) {
        if let Stage::Playing(play) = &mut self.stage
            && let Some(state) = play.table_mut(table)
        {
            state.wake(now);
        }
        self.pass_on(table);
    }

    /// Notes when one table is left for good, because nobody can register any more: its players have more time after a lost connection
    /// (R-TRN-4).
    pub(super) fn note_final_table(&mut self) {
        let decided = self.is_decided();
        let Stage::Playing(play) = &mut self.stage else { return };
        if decided || play.registration.is_some() {
            return;
        }
        let mut tables = play.tables().keys().copied();
        let (Some(table), None) = (tables.next(), tables.next()) else { return };
        let Some(state) = play.table_mut(table) else { return };
        state.set_disconnect_extra(self.terms.last_stage_extra_ms);
        self.outputs.push_back(TournamentOutput::FinalTable { table });
    }
}
