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
    /// No rulebook, or not the one that was named, has this kind of tournament.
    #[error("no rulebook has tournaments of the kind {kind}")]
    NoSuchTournament {
        /// The kind that was given.
        kind: String,
    },
    /// A tournament of this kind cannot have this number of players.
    #[error("a tournament of the kind {kind} has {least} to {most} players, not {asked}")]
    Entrants {
        kind: String,
        least: u32,
        most: u32,
        /// The number that was given.
        asked: u32,
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
