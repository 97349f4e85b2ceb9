//! How a player takes part in the hands of a cash table.

use crate::Now;

/// Whether a player plays or sits out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Participation {
    /// Is dealt in, or waits to be dealt in.
    Plays,
    /// Sits out after the hand in progress.
    OutAfterHand(Reach),
    Out(Reach),
}

/// At which tables a player sits out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    Here,
    /// At all tables, since this moment (R-CASH-5).
    Everywhere(Now),
}

impl Participation {
    /// Whether the player sits out now.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Self::Out(_))
    }

    /// Since when the player has been sitting out, or about to, at all tables.
    pub(crate) fn out_everywhere_since(self) -> Option<Now> {
        match self {
            Self::OutAfterHand(Reach::Everywhere(since)) | Self::Out(Reach::Everywhere(since)) => Some(since),
            Self::Plays | Self::OutAfterHand(Reach::Here) | Self::Out(Reach::Here) => None,
        }
    }

    /// Where the player sits out or is about to; `Here` for a player who plays.
    pub(crate) fn reach(self) -> Reach {
        match self {
            Self::Plays => Reach::Here,
            Self::OutAfterHand(reach) | Self::Out(reach) => reach,
        }
    }
}

/// What a player must do about the blinds before the next hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlindStanding {
    /// Was dealt into the last hand of the table.
    Continues,
    /// Comes back without having missed a blind.
    Returns,
    /// A newcomer, or a player who missed the big blind: is dealt in only with the big blind, or with a post.
    Waits {
        /// Was nevertheless dealt into the last hand of the table.
        in_last_hand: bool,
    },
}

impl BlindStanding {
    /// The standing with these two properties, as a save stores them.
    pub(crate) fn of(must_wait: bool, in_last_hand: bool) -> Self {
        match (must_wait, in_last_hand) {
            (true, in_last_hand) => Self::Waits { in_last_hand },
            (false, true) => Self::Continues,
            (false, false) => Self::Returns,
        }
    }

    /// Whether the player is dealt in only with the big blind, or with a post.
    pub(crate) fn must_wait(self) -> bool {
        matches!(self, Self::Waits { .. })
    }

    /// Whether the player was dealt into the last hand of the table.
    pub(crate) fn in_last_hand(self) -> bool {
        matches!(self, Self::Continues | Self::Waits { in_last_hand: true })
    }
}
