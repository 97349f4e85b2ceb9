//! Shootouts: each table plays to one winner, and the winners form new tables, with new stacks and from the first level (R-TYP-4).

use super::entry_id::EntryId;
use super::level_clock::LevelClock;
use super::output::TournamentOutput;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Begins the next round if every table has its winner.
    pub(super) fn gather_winners(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.tables().len() < 2 || play.tables().values().any(|table| table.players() > 1) {
            return;
        }
        let winners = play.tables().values().flat_map(|table| table.seated().map(|(_, seated)| seated.own().entry));
        let mut winners: Vec<EntryId> = winners.collect();
        let tables: Vec<_> = play.tables().keys().copied().collect();
        for &table in &tables {
            play.close(table);
        }
        play.clock = LevelClock::new(&play.start.levels);
        play.clock.start(now);
        self.outputs.extend(tables.into_iter().map(|table| TournamentOutput::Broken { table }));
        self.outputs.push_back(TournamentOutput::Level { level: 1 });
        dealer.shuffle(&mut winners);
        self.seat_all(&winners, dealer, now);
        self.note_final_table();
        self.watch_hand_for_hand();
    }
}
