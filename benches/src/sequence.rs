//! All hands of seven cards in sequence. A hand grows card by card, so that cards that several hands share are added only once.

use std::hint::black_box;

use aya_poker::{base::CARDS as AYA, base::Hand as AyaHand, poker_rank};
use poker_rules::{Card, rank::CardSum};
use pokers::{CARDS as POKERS, Hand as PokersHand};
use rs_poker::core::SevenCardAccum;

use crate::contest::{Contest, Contestant, Unit, order};
use crate::ranks::rs_card;

/// The size of a deck that has few enough hands to compare the answers for all of them.
const SMALL: usize = 13;

/// The contest. Its short form uses a small deck.
pub fn contest(short: bool) -> Contest {
    let count = if short { SMALL } else { 52 };
    let tallies = Card::ALL.map(|card| CardSum::EMPTY.with(card));
    let rs = std::array::from_fn(|card| rs_card(card as u8));
    let insert = |mut hand: AyaHand, card: &_| {
        hand.insert_unchecked(card);
        hand
    };
    let contestants = vec![
        sequence("cardroom", count, tallies, CardSum::EMPTY, |hand, &card| hand.plus(card), |hand| hand.value()),
        sequence("pokers", count, POKERS, PokersHand::default(), |hand, &card| hand + card, PokersHand::evaluate),
        sequence("aya_poker", count, AYA, AyaHand::new(), insert, poker_rank),
        sequence("rs_poker", count, rs, SevenCardAccum::new(), |hand, &card| hand + card, SevenCardAccum::rank),
    ];
    let hands = (0..7).fold(1, |hands, chosen| hands * (count as u64 - chosen) / (chosen + 1));
    Contest { name: "7-cards-all-in-sequence", unit: Unit::PerSecond(hands), long: true, contestants }
}

fn sequence<C: 'static, H: Copy + 'static, V: Ord>(
    name: &'static str,
    count: usize,
    cards: [C; 52],
    empty: H,
    with: impl Fn(H, &C) -> H + Copy + 'static,
    rank: impl Fn(&H) -> V + Copy + 'static,
) -> Contestant {
    let mut ranks = Vec::new();
    every_seven(&cards[..SMALL], empty, with, |hand| ranks.push(rank(hand)));
    Contestant::new(name, order(&ranks), move || {
        let mut best = None;
        every_seven(&cards[..count], empty, with, |hand| best = best.take().max(Some(rank(hand))));
        black_box(best);
    })
}

fn every_seven<C, H: Copy>(cards: &[C], empty: H, with: impl Fn(H, &C) -> H, mut then: impl FnMut(&H)) {
    for (a, card) in cards.iter().enumerate() {
        let one = with(empty, card);
        for (b, card) in cards[..a].iter().enumerate() {
            let two = with(one, card);
            for (c, card) in cards[..b].iter().enumerate() {
                let three = with(two, card);
                for (d, card) in cards[..c].iter().enumerate() {
                    let four = with(three, card);
                    for (e, card) in cards[..d].iter().enumerate() {
                        let five = with(four, card);
                        for (f, card) in cards[..e].iter().enumerate() {
                            let six = with(five, card);
                            for card in &cards[..f] {
                                then(&with(six, card));
                            }
                        }
                    }
                }
            }
        }
    }
}
