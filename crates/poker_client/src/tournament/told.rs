//! When things were told that are shown for a while only.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{EntryEvent, TournamentEvent, TournamentId};

/// When the client was told of a draw and of the final table, in the app's milliseconds. What a snapshot says is not noted: a player who
/// comes back to a table is not shown it again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ToldMoments {
    draws: BTreeMap<TournamentId, u64>,
    final_tables: BTreeMap<TournamentId, u64>,
    /// The tournaments that have begun and have lost neither a player nor a table yet. If such a one has a single table, it is no final table
    /// that anybody has reached.
    fresh: BTreeSet<TournamentId>,
}

impl ToldMoments {
    pub(super) fn draw(&self, tournament: TournamentId) -> Option<u64> {
        self.draws.get(&tournament).copied()
    }

    pub(super) fn final_table(&self, tournament: TournamentId) -> Option<u64> {
        self.final_tables.get(&tournament).copied()
    }

    pub(super) fn follow(&mut self, tournament: TournamentId, event: &TournamentEvent, now_ms: u64) {
        match event {
            TournamentEvent::Began => {
                self.fresh.insert(tournament);
            }
            TournamentEvent::TableBroken { .. } | TournamentEvent::Entry { event: EntryEvent::Out | EntryEvent::Placed { .. }, .. } => {
                self.fresh.remove(&tournament);
            }
            TournamentEvent::Multiplier { .. } => {
                self.draws.insert(tournament, now_ms);
            }
            TournamentEvent::FinalTable { .. } if !self.fresh.contains(&tournament) => {
                self.final_tables.insert(tournament, now_ms);
            }
            _ => {}
        }
    }
}
