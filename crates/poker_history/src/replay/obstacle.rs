//! Why a hand does not play to its end.

use poker_rules::{BadRake, BadSetup, IllegalAction};

use crate::Reason;

/// Why a hand does not play to its end.
#[derive(Debug, thiserror::Error)]
pub enum Obstacle {
    /// The file is at fault.
    #[error(transparent)]
    Malformed(#[from] Reason),
    /// The code of a game that Cardroom does not have.
    #[error("the game {0} is not played here")]
    NotPlayed(String),
    /// Our rules have no hand like it.
    #[error("{0}")]
    NotRepresentable(#[from] Unfit),
    /// Our rules do not allow an action.
    #[error("{action}: {reason}")]
    Refused {
        /// The entry, as it is written.
        action: String,
        reason: IllegalAction,
    },
    /// Our rules do not allow the rake.
    #[error("rake: {0}")]
    Rake(#[from] BadRake),
    /// The actions end before the hand does.
    #[error("the actions end before the hand")]
    Unfinished,
}

/// A part of a hand that these rules do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// More players than a table has seats.
    #[error("more players than seats")]
    Players,
    /// A stack of unknown size.
    #[error("an unknown stack")]
    Stack,
    /// Amounts that no scaling makes whole, or more chips than are counted.
    #[error("amounts that are not whole, or too large")]
    Amounts,
    /// Other bets than the big blind and twice as much.
    #[error("bets of other sizes than the blinds say")]
    BetSizes,
    /// Forced bets in other places.
    #[error("forced bets in other places")]
    Blinds,
    /// Antes of other kinds.
    #[error("antes of another kind")]
    Antes,
    /// Community cards that are not known, or a second board.
    #[error("an unknown board, or more than one")]
    Board,
    /// An unseen hand would have won.
    #[error("a hand nobody saw that would have won")]
    Unseen,
    /// No hand of ours starts like this.
    #[error("{0}")]
    Setup(BadSetup),
}
