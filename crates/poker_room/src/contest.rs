//! What a hand is played in: a cash game or a tournament.

use poker_protocol::{StakeId, TournamentId};
use serde::{Deserialize, Serialize};

/// The cash game or the tournament to which a hand belongs. In a record it is a field `stake`, or the fields `tournament` and `level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Contest {
    Cash {
        stake: StakeId,
    },
    Tournament {
        tournament: TournamentId,
        /// The level at which the hand was dealt, from 1.
        level: u32,
    },
}

impl Contest {
    /// The stake of the cash game; `None` for a tournament, whose chips are no money.
    #[must_use]
    pub const fn stake(self) -> Option<StakeId> {
        match self {
            Self::Cash { stake } => Some(stake),
            Self::Tournament { .. } => None,
        }
    }

    /// The number of the tournament; `None` for a cash game.
    #[must_use]
    pub const fn tournament(self) -> Option<TournamentId> {
        match self {
            Self::Cash { .. } => None,
            Self::Tournament { tournament, .. } => Some(tournament),
        }
    }
}
