//! Why text is no hand.

use std::io;

/// A hand that could not be read. The other hands of the file can.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Malformed {
    /// The line of the file, from 1.
    pub line: usize,
    /// The number of the hand in a `.phhs` file.
    pub hand: Option<u64>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a hand.
#[derive(Debug, thiserror::Error)]
pub enum Reason {
    /// The file could not be read to its end.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// Bytes that are no text.
    #[error("not UTF-8")]
    NotUtf8,
    /// The text is no TOML.
    #[error("no TOML: {0}")]
    Toml(String),
    /// More text than a hand can need.
    #[error("a hand of more than {} bytes", super::MAX_HAND_BYTES)]
    TooLong,
    /// Lists or tables are nested too deep.
    #[error("nested too deep")]
    TooDeep,
    /// Nothing in it.
    #[error("no hand")]
    NoHand,
    /// A second hand of this number.
    #[error("a second hand {0}")]
    Twice(u64),
    /// A required field is missing.
    #[error("the field {0} is missing")]
    Missing(&'static str),
    /// A field has a value of the wrong kind.
    #[error("the field {0} holds something else")]
    Type(String),
    /// A game the standard does not know.
    #[error("there is no variant {0}")]
    Variant(String),
    /// An action the notation does not know.
    #[error("the action {0} is not known")]
    Action(String),
    /// An action of a player that the hand does not have.
    #[error("there is no player p{0}")]
    NoSuchPlayer(u8),
    /// A list whose length is not the number of players.
    #[error("{field} has {found} entries for {players} players")]
    Players {
        /// Which list.
        field: &'static str,
        /// Its length.
        found: usize,
        players: usize,
    },
    /// An amount below zero.
    #[error("an amount below zero in {0}")]
    Negative(&'static str),
    /// A card that is dealt twice, or is not the one that was dealt.
    #[error("the cards of {0} do not fit")]
    Cards(String),
}
