//! What is known before equity is computed.

use alloc::vec::Vec;

use super::Range;
use crate::{Card, GameSpec};

/// What is known of a hand whose betting is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// What is played.
    pub game: GameSpec,
    /// The players still in the hand: two to ten.
    pub players: Vec<Holding>,
    /// The community cards dealt so far, as many as after some street.
    pub board: Vec<Card>,
    /// Cards that can no longer come.
    pub dead: Vec<Card>,
}

/// What is known of a player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holding {
    /// They lie open.
    Cards(Vec<Card>),
    /// One of these hands; each as likely as any other that the known cards leave possible.
    Range(Range),
    /// Any hand.
    Random,
}
