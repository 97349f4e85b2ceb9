//! What part a player takes in the hands of a cash table.

use crate::Now;

/// Whether a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Participation {
    /// Is dealt in, or waits to be.
    Plays,
    /// Sits out when the hand in progress is over.
    OutAfterHand(Reach),
    /// Sits out.
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
    /// Sits out now.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Self::Out(_))
    }

    /// Since when the player has been out, or going out, at all tables.
    pub(crate) fn out_everywhere_since(self) -> Option<Now> {
        match self {
            Self::OutAfterHand(Reach::Everywhere(since)) | Self::Out(Reach::Everywhere(since)) => Some(since),
            Self::Plays | Self::OutAfterHand(Reach::Here) | Self::Out(Reach::Here) => None,
        }
    }

    /// Out, or going out, as far as the player has been before; else at this table alone.
    pub(crate) fn reach(self) -> Reach {
        match self {
            Self::Plays => Reach::Here,
            Self::OutAfterHand(reach) | Self::Out(reach) => reach,
        }
    }
}

/// What the blinds ask of a player before the next hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Was dealt into the last hand of the table.
    Continues,
    /// Comes back without having missed a blind.
    Returns,
    /// A newcomer, or one who missed the big blind.
    Waits {
        /// Was dealt into the last hand of the table all the same.
        in_last_hand: bool,
    },
}

impl Standing {
    /// From what is kept of it.
    pub(crate) fn of(must_wait: bool, in_last_hand: bool) -> Self {
        match (must_wait, in_last_hand) {
            (true, in_last_hand) => Self::Waits { in_last_hand },
            (false, true) => Self::Continues,
            (false, false) => Self::Returns,
        }
    }

    /// Is dealt in with the big blind, or with a post.
    pub(crate) fn must_wait(self) -> bool {
        matches!(self, Self::Waits { .. })
    }

    /// Was dealt into the last hand of the table.
    pub(crate) fn in_last_hand(self) -> bool {
        matches!(self, Self::Continues | Self::Waits { in_last_hand: true })
    }
}
