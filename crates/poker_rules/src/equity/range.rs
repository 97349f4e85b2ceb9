//! The hands a player may hold.

mod class;
mod parse;
mod write;

use alloc::vec::Vec;

pub use parse::{BadRange, Expected};

use super::choose::choose;
use crate::{Card, CardSet};

/// Some hands of a game, each as likely as any other.
///
/// Hold'em hands are written `AKs`, `AKo`, `AK`, `77`, or by their cards, `AhKh`; `77+` and `A2s+` are all up to `AA` and `AKs`,
/// `77-TT`, `KTs-K8s` and `T9s-65s` all between. Hands of four or five cards are written by their cards. `random`, `*` and `100%`
/// are every hand. Commas or spaces stand between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    hole_cards: usize,
    /// In the order of [`CardSet::by_suit`]; `None` where every hand is meant.
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

    /// How many cards a hand has.
    pub const fn hole_cards(&self) -> usize {
        self.hole_cards
    }

    /// How many hands there are.
    pub fn count(&self) -> u64 {
        self.hands.as_ref().map_or_else(|| choose(Card::ALL.len(), self.hole_cards), |hands| hands.len() as u64)
    }

    /// Whether a hand is among them.
    pub fn contains(&self, hand: CardSet) -> bool {
        match &self.hands {
            Some(hands) => hands.binary_search_by_key(&hand.by_suit(), |hand| hand.by_suit()).is_ok(),
            None => hand.len() as usize == self.hole_cards,
        }
    }

    /// The hands, unless it is every one.
    pub(super) fn listed(&self) -> Option<&[CardSet]> {
        self.hands.as_deref()
    }
}
