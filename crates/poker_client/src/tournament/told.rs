//! When things were told that are shown for a while only.

use std::collections::BTreeMap;

use poker_protocol::{TournamentEvent, TournamentId};

/// When the client was told of a draw and of the final table, in the app's milliseconds. What a snapshot says is not noted: a player who
/// comes back to a table is not shown it again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ToldMoments {
    draws: BTreeMap<TournamentId, u64>,
    final_tables: BTreeMap<TournamentId, u64>,
}

impl ToldMoments {
    pub(super) fn draw(&self, tournament: TournamentId) -> Option<u64> {
        self.draws.get(&tournament).copied()
    }

    pub(super) fn final_table(&self, tournament: TournamentId) -> Option<u64> {
        self.final_tables.get(&tournament).copied()
    }

    pub(super) fn follow(&mut self, tournament: TournamentId, event: &TournamentEvent, now_ms: u64) {
        let moments = match event {
            TournamentEvent::Multiplier { .. } => &mut self.draws,
            TournamentEvent::FinalTable { .. } => &mut self.final_tables,
            _ => return,
        };
        moments.insert(tournament, now_ms);
    }
}
