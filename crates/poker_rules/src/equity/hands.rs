//! The hands a player may hold.

use alloc::vec::Vec;
use core::slice;

use arrayvec::ArrayVec;

use super::{Holding, choose::choose};
use crate::{Card, CardSet};

/// Without those that known cards exclude.
#[derive(Clone, Debug)]
pub(super) enum Hands {
    /// A known one.
    Open(CardSet),
    /// One of these, in the order of [`CardSet::by_suit`].
    Listed(Vec<CardSet>),
    /// So many of the free cards.
    Any(usize),
}

impl Hands {
    pub(super) fn new(holding: &Holding, hole: usize, known: CardSet) -> Hands {
        match holding {
            Holding::Cards(cards) => Hands::Open(cards.iter().copied().collect()),
            Holding::Range(range) => match range.listed() {
                Some(hands) => Hands::Listed(hands.iter().copied().filter(|hand| !hand.intersects(known)).collect()),
                None => Hands::Any(hole),
            },
            Holding::Random => Hands::Any(hole),
        }
    }

    /// All of them, where they are listed.
    pub(super) fn listed(&self) -> Option<&[CardSet]> {
        match self {
            Hands::Open(hand) => Some(slice::from_ref(hand)),
            Hands::Listed(hands) => Some(hands),
            Hands::Any(_) => None,
        }
    }

    /// The number of hands, where the cards `free` are left.
    pub(super) fn count(&self, free: &[Card]) -> u64 {
        match self {
            Hands::Open(_) => 1,
            Hands::Listed(hands) => hands.len() as u64,
            Hands::Any(cards) => choose(free.len(), *cards),
        }
    }

    /// One of them by number.
    pub(super) fn nth(&self, number: u64, free: &[Card]) -> Option<CardSet> {
        match self {
            Hands::Open(hand) => (number == 0).then_some(*hand),
            Hands::Listed(hands) => hands.get(usize::try_from(number).ok()?).copied(),
            Hands::Any(cards) => nth_choice(number, *cards, free),
        }
    }

    /// The cards of the first one.
    pub(super) fn first(&self, free: &[Card]) -> ArrayVec<Card, 5> {
        self.nth(0, free).into_iter().flat_map(|hand| hand.iter()).collect()
    }
}

/// The choice with this number among all choices of `count` of the cards, ordered by the highest place, then the next.
fn nth_choice(mut number: u64, count: usize, cards: &[Card]) -> Option<CardSet> {
    let mut chosen = CardSet::EMPTY;
    let mut below = cards.len();
    for left in (1..=count).rev() {
        below = (0..below).rev().find(|&place| choose(place, left) <= number)?;
        number -= choose(below, left);
        chosen.insert(cards[below]);
    }
    (number == 0).then_some(chosen)
}
