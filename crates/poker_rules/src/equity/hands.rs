//! The hands that a player may hold in a checked spot.

use alloc::vec::Vec;
use core::slice;

use arrayvec::ArrayVec;

use super::{Holding, choose::choose};
use crate::{Card, CardSet};

/// The hands that a player may hold, without those that known cards exclude.
#[derive(Clone, Debug)]
pub(super) enum Hands {
    /// Only this hand: the player's cards are known.
    Open(CardSet),
    /// One of these hands, which are in the order of [`CardSet::by_suit`].
    Listed(Vec<CardSet>),
    /// Any hand of this number of free cards.
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

    /// All the hands as a list; `None` if any hand is possible.
    pub(super) fn listed(&self) -> Option<&[CardSet]> {
        match self {
            Hands::Open(hand) => Some(slice::from_ref(hand)),
            Hands::Listed(hands) => Some(hands),
            Hands::Any(_) => None,
        }
    }

    /// The number of hands if the cards `free` are left.
    pub(super) fn count(&self, free: &[Card]) -> u64 {
        match self {
            Hands::Open(_) => 1,
            Hands::Listed(hands) => hands.len() as u64,
            Hands::Any(cards) => choose(free.len(), *cards),
        }
    }

    /// The hand with this number, from 0; `None` if there are fewer.
    pub(super) fn nth(&self, number: u64, free: &[Card]) -> Option<CardSet> {
        match self {
            Hands::Open(hand) => (number == 0).then_some(*hand),
            Hands::Listed(hands) => hands.get(usize::try_from(number).ok()?).copied(),
            Hands::Any(cards) => nth_choice(number, *cards, free),
        }
    }

    /// The cards of the first hand; empty if there is none.
    pub(super) fn first(&self, free: &[Card]) -> ArrayVec<Card, 5> {
        self.nth(0, free).into_iter().flat_map(|hand| hand.iter()).collect()
    }
}

/// The choice with this number, from 0, among all choices of `count` of `cards`. Choices are ordered by their highest place in `cards`,
/// then by the next highest and so on. `None` if there are fewer.
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
