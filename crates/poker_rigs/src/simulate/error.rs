//! Why a simulation ended without a result.

use poker_history::HistoryError;
use poker_room::RulebookError;
use poker_rules::Variant;

/// Why a simulation ended without a result.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    #[error("there is no rulebook {id}")]
    NoSuchRulebook {
        /// What was asked for.
        id: String,
    },
    /// The rulebook cannot be read.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// The rulebook has no stake to play.
    #[error("the rulebook has no stake of {}", game.code)]
    NoSuchStake {
        /// What was to be played.
        game: Variant,
    },
    /// No table can be set up for so many.
    #[error("a table of {} has 2 to {most} players, not {players}", game.code)]
    Players {
        /// What was to be played.
        game: Variant,
        /// How many were asked for.
        players: u8,
        /// The most there can be.
        most: u8,
    },
    /// No hand begins though everybody is there.
    #[error("the table stands still after {hands} hands")]
    Stuck {
        /// Hands played.
        hands: u64,
    },
    #[error(transparent)]
    History(#[from] HistoryError),
}
