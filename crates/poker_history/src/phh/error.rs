//! Errors in a file of hands.

use std::io;

/// A hand that could not be read. The other hands of the file can still be read.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Malformed {
    /// The line of the file, from 1.
    pub line: usize,
    /// The number of the hand in a `.phhs` file; `None` in a `.phh` file.
    pub hand: Option<u64>,
    pub reason: Reason,
}

/// Why a hand could not be read.
#[derive(Debug, thiserror::Error)]
pub enum Reason {
    /// The file could not be read to its end.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The file has bytes that are not UTF-8.
    #[error("not UTF-8")]
    NotUtf8,
    /// The text is not TOML.
    #[error("no TOML: {0}")]
    Toml(String),
    /// The text of the hand is longer than [`super::MAX_HAND_BYTES`].
    #[error("a hand of more than {} bytes", super::MAX_HAND_BYTES)]
    TooLong,
    /// Lists or tables are nested too deep.
    #[error("nested too deep")]
    TooDeep,
    /// The file has no hand.
    #[error("no hand")]
    NoHand,
    /// The file has a second hand with this number.
    #[error("a second hand {0}")]
    Twice(u64),
    /// A required field is missing.
    #[error("the field {0} is missing")]
    Missing(&'static str),
    /// A field has a value of the wrong kind.
    #[error("the field {0} holds something else")]
    Type(String),
    /// The standard has no such game.
    #[error("there is no variant {0}")]
    Variant(String),
    /// The notation has no such action.
    #[error("the action {0} is not known")]
    Action(String),
    /// The hand has no player with this number.
    #[error("there is no player p{0}")]
    NoSuchPlayer(u8),
    /// The length of a list is not the number of players.
    #[error("{field} has {found} entries for {players} players")]
    Players {
        /// The name of the list.
        field: &'static str,
        /// The length of the list.
        found: usize,
        players: usize,
    },
    /// An amount in this field is below zero.
    #[error("an amount below zero in {0}")]
    Negative(&'static str),
    /// In this entry a card is dealt twice, there are too many cards, or a shown card is not one that was dealt.
    #[error("the cards of {0} do not fit")]
    Cards(String),
}
