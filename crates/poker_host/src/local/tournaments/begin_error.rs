//! Why a practice tournament does not begin.

use poker_protocol::{Money, Refusal};

/// Why a practice tournament does not begin. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError {
    #[error("the room has no tournaments of this kind")]
    NoSuchKind,
    #[error("the kind is not played in this game")]
    NoSuchGame,
    #[error("a tournament of this kind has {least} to {most} entries")]
    Entries { least: u32, most: u32 },
    #[error("there is no such blind structure")]
    NoSuchStructure,
    /// Its levels end before all but one of the players have lost their chips.
    #[error("the structure has levels for at most {most} entries")]
    StructureTooShort { most: u32 },
    /// The stack, the length of the levels or the price is zero, too large, or fixed by the kind.
    #[error("a figure is not possible for the kind")]
    BadFigure,
    /// The tournament is over, or has not begun, where the player would join it.
    #[error("the tournament has no such start point")]
    NoSuchStart,
    /// The player has too little play money.
    #[error("the entry costs more than the balance")]
    Balance { needed: Money, balance: Money },
    /// The room has refused the player's entry.
    #[error("the entry is refused")]
    Refused(Refusal),
    /// No randomness is available.
    #[error("no randomness is available")]
    NoRandomness,
    #[error("the room is closed")]
    Closed,
}
