//! Tournaments in a save of a room, and what has changed about them.

use poker_protocol::TournamentId;
use serde::{Deserialize, Serialize};

use crate::tournament::{BadTournamentChanges, TournamentChanges, TournamentSave};

/// A tournament in a save of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTournament {
    /// What names its series in the schedule; `None` if the house has announced it by itself.
    pub series: Option<String>,
    pub save: TournamentSave,
}

/// What has changed about a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentChange {
    /// The tournament is new, or has changed.
    Changed {
        /// What names its series in the schedule.
        series: Option<String>,
        changes: Box<TournamentChanges>,
    },
    /// The tournament has been over for some time, and is forgotten.
    Forgotten(TournamentId),
}

impl TournamentChange {
    /// Whether players may be told of the change only after it was saved.
    pub(super) fn matters(&self) -> bool {
        match self {
            Self::Changed { series: _, changes } => changes.matters(),
            Self::Forgotten(_) => true,
        }
    }
}

/// Whether no tournament was announced yet.
pub(super) fn is_before_the_first(next: &TournamentId) -> bool {
    next.0 == 0
}

/// Applies a change to the tournaments of a save, which are in the order of their numbers.
///
/// # Errors
/// If the change does not belong to the save; then nothing has changed.
pub(super) fn apply_tournament(kept: &mut Vec<KeptTournament>, change: &TournamentChange) -> Result<(), BadTournamentChanges> {
    let find = |kept: &[KeptTournament], id: TournamentId| kept.binary_search_by_key(&id, |kept| kept.save.opening.id);
    match change {
        TournamentChange::Forgotten(id) => {
            if let Ok(at) = find(kept, *id) {
                kept.remove(at);
            }
        }
        TournamentChange::Changed { series, changes } => match find(kept, changes.tournament) {
            Ok(at) => kept[at].save.apply(changes)?,
            Err(at) => kept.insert(at, KeptTournament { series: series.clone(), save: TournamentSave::open(changes)? }),
        },
    }
    Ok(())
}
