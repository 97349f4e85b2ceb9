//! The errors of a simulation.

use poker_history::HistoryError;
use poker_room::RulebookError;
use poker_rules::Variant;

/// Why a simulation ended without a result.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    #[error("there is no rulebook {id}")]
    NoSuchRulebook {
        /// The id that was given.
        id: String,
    },
    /// The rulebook cannot be read.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// The rulebook has no stake to play.
    #[error("the rulebook has no stake of {}", game.code)]
    NoSuchStake {
        /// The game that was to be played.
        game: Variant,
    },
    /// A table of this game cannot have this number of players.
    #[error("a table of {} has 2 to {most} players, not {players}", game.code)]
    Players {
        game: Variant,
        /// The number that was given.
        players: u8,
        /// The most players at a table of this game.
        most: u8,
    },
    /// The table cannot start or continue a hand.
    #[error("the table stands still after {hands} hands")]
    Stuck {
        /// The number of hands played before.
        hands: u64,
    },
    #[error(transparent)]
    History(#[from] HistoryError),
}
