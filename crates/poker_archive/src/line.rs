//! The lines of a list of hands, and what they add up to.

use poker_rules::{Card, Chips};

use crate::{Position, Stake};

/// A hand in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandId(pub(crate) i64);

impl HandId {
    /// The number of the hand in the archive, which no other hand has, of whatever room.
    #[must_use]
    pub fn get(self) -> i64 {
        self.0
    }
}

/// A hand as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLine {
    pub id: HandId,
    /// The number that the room gave the hand.
    pub number: u64,
    /// When the hand began, in milliseconds since 1970.
    pub started_ms: u64,
    /// The room: empty for practice.
    pub room: String,
    pub table: String,
    pub tournament: Option<LineTournament>,
    pub stake: Stake,
    /// The big blind of the hand.
    pub big_blind: Chips,
    pub position: Position,
    pub cards: Vec<Card>,
    pub board: Vec<Card>,
    /// All chips that were in the pots, before any rake.
    pub pot: Chips,
    /// The chips won or lost; `None` if it is not known.
    pub net: Option<i64>,
    pub showdown: bool,
    pub all_in: bool,
    pub starred: bool,
    pub noted: bool,
}

/// The tournament of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineTournament {
    pub number: u64,
    pub name: String,
}

/// The hands that a filter finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub hands: u64,
    /// What was won and lost in cash games, for each unit of money. Chips of tournaments are never added to money, nor to those of another
    /// tournament.
    pub nets: Vec<NetOfUnit>,
}

/// What was won and lost in one unit of money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetOfUnit {
    /// The code of the currency; empty for play money.
    pub currency: String,
    /// The number of chips in one whole unit.
    pub per_whole: u64,
    pub hands: u64,
    /// The chips won or lost.
    pub net: i64,
}
