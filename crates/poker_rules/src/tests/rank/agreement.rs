//! Random hands ranked by the fast and by the plain implementation.

use std::collections::BTreeMap;

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::plain::{self, PlainHigh};
use crate::{
    Card, CardSet, HandValue, evaluate, evaluate_set,
    rank::{CardSum, OmahaBoard, OmahaHole, low},
};

/// Each plain value that was seen, with the fast value that must always come with it.
#[derive(Default)]
struct Agreement(BTreeMap<PlainHigh, HandValue>);

impl Agreement {
    fn see(&mut self, plain: PlainHigh, value: HandValue, seed: u64, cards: &[Card]) {
        assert_eq!(*self.0.entry(plain).or_insert(value), value, "seed {seed}: {cards:?}");
    }

    fn is_in_order(&self) -> bool {
        self.0.values().is_sorted_by(|worse, better| worse < better)
    }
}

fn each_deal<const N: usize>(seed: u64, deals: u32, mut visit: impl FnMut(&[Card; N])) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut deck = Card::ALL;
    for _ in 0..deals {
        for place in 0..N {
            deck.swap(place, place + rng.next_u32() as usize % (52 - place));
        }
        visit(deck.first_chunk().unwrap());
    }
}

/// Ranks random hands of `N` cards in every way and asserts that all agree.
fn agree_on<const N: usize>(seed: u64, deals: u32) {
    let mut seen = Agreement::default();
    each_deal::<N>(seed, deals, |hand| {
        let value = evaluate(hand);
        seen.see(plain::high(hand), value, seed, hand);
        let set = CardSet::from(&hand[..]);
        let (first, second) = hand.split_at(2);
        let sum = CardSum::from_iter(first.iter().copied()).plus(second.iter().copied().collect());
        assert_eq!((evaluate_set(set), sum.value()), (value, value), "seed {seed}: {hand:?}");
    });
    assert!(seen.is_in_order());
}

/// Asserts that the lows of random hands of `N` cards agree.
fn agree_on_lows<const N: usize>(seed: u64, deals: u32) {
    each_deal::<N>(seed, deals, |hand| {
        let ranks = low(CardSet::from(&hand[..])).map(|low| low.ranks());
        assert_eq!(ranks, plain::low(hand).map(|ranks| ranks.map(plain::low_rank)), "seed {seed}: {hand:?}");
    });
}

/// Asserts that high hands and lows agree for a random board of five cards and a hand of the other `N` − 5.
fn agree_on_omaha<const N: usize>(seed: u64, deals: u32) {
    let mut seen = Agreement::default();
    each_deal::<N>(seed, deals, |dealt| {
        let (board, hole) = dealt.split_first_chunk().unwrap();
        let (fast_hole, fast_board) = (OmahaHole::new(hole), OmahaBoard::new(board));
        let high = plain::choices(hole, board, 2).map(|five| plain::high_of(&five)).max().unwrap();
        seen.see(high, fast_board.high(&fast_hole), seed, dealt);
        let low = plain::choices(hole, board, 2).filter_map(|five| plain::low_of(&five)).min();
        let ranks = fast_board.low(&fast_hole).map(|low| low.ranks());
        assert_eq!(ranks, low.map(|ranks| ranks.map(plain::low_rank)), "seed {seed}: {dealt:?}");
    });
    assert!(seen.is_in_order());
}

#[test]
fn r_card_7_random_hands_agree_with_a_plain_ranking() {
    agree_on::<5>(5, 20_000);
    agree_on::<6>(6, 20_000);
    agree_on::<7>(7, 60_000);
    agree_on_lows::<7>(8, 20_000);
}

#[test]
fn r_var_2_r_var_3_r_var_4_random_omaha_hands_agree_with_every_choice() {
    agree_on_omaha::<9>(9, 20_000);
    agree_on_omaha::<10>(10, 10_000);
}

#[test]
#[ignore = "a hundred million hands, some minutes"]
fn long_r_card_7_random_hands_agree_with_a_plain_ranking() {
    agree_on::<6>(16, 10_000_000);
    agree_on::<7>(17, 100_000_000);
    agree_on_lows::<7>(18, 10_000_000);
}

#[test]
#[ignore = "twenty million hands of sixty and of a hundred choices, some minutes"]
fn long_r_var_2_r_var_3_r_var_4_random_omaha_hands_agree_with_every_choice() {
    agree_on_omaha::<9>(19, 10_000_000);
    agree_on_omaha::<10>(20, 10_000_000);
}
