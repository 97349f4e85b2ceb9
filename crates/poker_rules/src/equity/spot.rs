//! The known cards that an equity is computed from.

use alloc::vec::Vec;

use super::Range;
use crate::{Card, GameSpec};

/// What is known of a hand whose betting is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    pub game: GameSpec,
    /// The two to ten players who have not folded.
    pub players: Vec<Holding>,
    /// The community cards dealt so far. Their number must be that at the end of a street.
    pub board: Vec<Card>,
    /// Cards that can no longer be dealt.
    pub dead: Vec<Card>,
}

/// What is known of a player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holding {
    /// The player holds these cards.
    Cards(Vec<Card>),
    /// One of these hands; all that the known cards leave possible are equally likely.
    Range(Range),
    /// The player may hold any hand.
    Random,
}
