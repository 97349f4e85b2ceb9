//! A range: some hands of a game, and how they are written.

mod class;
mod parse;
mod write;

use alloc::vec::Vec;

pub use parse::{BadRange, Expected};

use super::choose::choose;
use crate::{Card, CardSet};

/// Some hands of a game, all equally likely.
///
/// Hold'em hands are written `AKs`, `AKo`, `AK`, `77`, or by their cards, `AhKh`. `77+` and `A2s+` mean all hands up to `AA` and `AKs`;
/// `77-TT`, `KTs-K8s` and `T9s-65s` mean the two hands and all between them. Hands of four or five cards are written by their cards.
/// `random`, `*` and `100%` mean every hand. Commas or spaces separate hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    hole_cards: usize,
    /// The hands in the order of [`CardSet::by_suit`]; `None` stands for every hand.
    hands: Option<Vec<CardSet>>,
}

impl Range {
    /// Every hand of `hole_cards` cards.
    pub const fn every(hole_cards: usize) -> Range {
        Range { hole_cards, hands: None }
    }

    fn new(hole_cards: usize, mut hands: Vec<CardSet>) -> Range {
        hands.sort_unstable_by_key(|hand| hand.by_suit());
        hands.dedup();
        let every = hands.len() as u64 == choose(Card::ALL.len(), hole_cards);
        Range { hole_cards, hands: (!every).then_some(hands) }
    }

    /// The number of cards in a hand.
    pub const fn hole_cards(&self) -> usize {
        self.hole_cards
    }

    /// The number of hands.
    pub fn count(&self) -> u64 {
        self.hands.as_ref().map_or_else(|| choose(Card::ALL.len(), self.hole_cards), |hands| hands.len() as u64)
    }

    /// Whether the range has a hand.
    pub fn contains(&self, hand: CardSet) -> bool {
        match &self.hands {
            Some(hands) => hands.binary_search_by_key(&hand.by_suit(), |hand| hand.by_suit()).is_ok(),
            None => hand.len() as usize == self.hole_cards,
        }
    }

    /// The hands; `None` if the range has every hand.
    pub(super) fn listed(&self) -> Option<&[CardSet]> {
        self.hands.as_deref()
    }
}
