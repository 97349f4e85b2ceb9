//! Why a hand cannot be replayed to its end.

use poker_rules::{BadRake, BadSetup, IllegalAction};

use crate::Reason;

/// Why a hand cannot be replayed to its end.
#[derive(Debug, thiserror::Error)]
pub enum Obstacle {
    /// The file is malformed.
    #[error(transparent)]
    Malformed(#[from] Reason),
    /// Cardroom does not have the game with this code.
    #[error("the game {0} is not played here")]
    NotPlayed(String),
    /// The rules cannot represent the hand.
    #[error("{0}")]
    NotRepresentable(#[from] Unfit),
    /// The rules refuse an action.
    #[error("{action}: {reason}")]
    Refused {
        /// The entry of the file.
        action: String,
        reason: IllegalAction,
    },
    /// The rules refuse the rake.
    #[error("rake: {0}")]
    Rake(#[from] BadRake),
    /// The actions end before the hand is over.
    #[error("the actions end before the hand")]
    Unfinished,
}

/// Why the rules cannot represent a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There are more players than seats.
    #[error("more players than seats")]
    Players,
    /// A stack is unknown.
    #[error("an unknown stack")]
    Stack,
    /// No scaling makes all amounts whole, or there are more chips than can be counted.
    #[error("amounts that are not whole, or too large")]
    Amounts,
    /// The sizes of bets are not the big blind and twice the big blind.
    #[error("bets of other sizes than the blinds say")]
    BetSizes,
    /// The forced bets are not those of a small blind, a big blind and a straddle next to it.
    #[error("forced bets in other places")]
    Blinds,
    /// The antes differ in a way that the rules do not have.
    #[error("antes of another kind")]
    Antes,
    /// Community cards are unknown, or there are not as many as the hand deals.
    #[error("an unknown board, or more than one")]
    Board,
    /// With every choice of unknown cards tried, a mucked hand would have won.
    #[error("a hand nobody saw that would have won")]
    Unseen,
    /// A hand cannot start with this setup.
    #[error("{0}")]
    Setup(BadSetup),
}
