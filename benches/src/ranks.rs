//! Hands of five, six and seven cards, from bytes that name cards and from each crate's own type for a hand.

use std::cmp::Reverse;

use aya_poker::{base::CARDS as AYA, base::Hand as AyaHand, poker_rank};
use freezeout_eval::HandValue;
use poker_eval::eval::seven;
use poker_rules::{evaluate, rank::CardSum};
use pokers::{CARDS as POKERS, Hand as PokersHand};
use rs_poker::core::{Card as RsCard, SevenCardAccum};

use crate::contest::{Contest, Contestant, Unit};
use crate::deals::{cards, deals};

/// The number of hands of one round: more than a branch predictor can learn, and few enough for the second-level cache.
const HANDS: usize = 1 << 16;

/// The contests of this file. A round has 65,536 hands, or 500 if `short`.
pub fn contests(short: bool) -> Vec<Contest> {
    let count = if short { 500 } else { HANDS };
    let mut seven = from_bytes::<7>("7-cards-from-bytes", count);
    let table = seven::build_tables(false);
    seven
        .contestants
        .push(Contestant::ranking("poker_eval", deals::<7>(count, 7), move |deal| seven::get_rank(&table, deal.map(usize::from))));
    vec![from_bytes::<5>("5-cards-from-bytes", count), from_bytes::<6>("6-cards-from-bytes", count), seven, prebuilt(count)]
}

fn from_bytes<const N: usize>(name: &'static str, count: usize) -> Contest {
    let bytes = || deals::<N>(count, 7);
    let rs_cards: [RsCard; 52] = std::array::from_fn(|card| rs_card(card as u8));
    let freezeout: Vec<_> = (0..52).map(freezeout_card).collect();
    let contestants = vec![
        Contestant::ranking("cardroom", bytes().iter().map(cards).collect(), |deal| evaluate(deal)),
        Contestant::ranking("pokers", bytes(), |deal| pokers_hand(deal).evaluate()),
        Contestant::ranking("aya_poker", bytes(), |deal| poker_rank(&aya_hand(deal))),
        Contestant::ranking("rs_poker", bytes(), move |deal| {
            let mut hand = SevenCardAccum::new();
            deal.iter().for_each(|&card| hand.add(rs_cards[usize::from(card)]));
            hand.rank()
        }),
        Contestant::ranking("freezeout", bytes(), move |deal| {
            let hand = deal.map(|card| freezeout[usize::from(card)]);
            Reverse(HandValue::eval(&hand).value())
        }),
    ];
    Contest { name, unit: Unit::PerSecond(count as u64), long: false, contestants }
}

fn prebuilt(count: usize) -> Contest {
    let bytes = deals::<7>(count, 7);
    let tallies: Vec<CardSum> = bytes.iter().map(|deal| cards(deal).into_iter().collect()).collect();
    let accumulated = bytes.iter().map(|deal| deal.iter().fold(SevenCardAccum::new(), |hand, &card| hand + rs_card(card))).collect();
    let contestants = vec![
        Contestant::ranking("cardroom", tallies, |tally| tally.value()),
        Contestant::ranking("pokers", bytes.iter().map(pokers_hand).collect(), |hand| hand.evaluate()),
        Contestant::ranking("aya_poker", bytes.iter().map(|deal| aya_hand(deal)).collect(), poker_rank),
        Contestant::ranking("rs_poker", accumulated, |hand: &SevenCardAccum| hand.rank()),
    ];
    Contest { name: "7-cards-prebuilt", unit: Unit::PerSecond(count as u64), long: false, contestants }
}

/// Converts the deal to a hand of `pokers`.
pub fn pokers_hand<const N: usize>(deal: &[u8; N]) -> PokersHand {
    deal.iter().fold(PokersHand::default(), |hand, &card| hand + POKERS[usize::from(card)])
}

/// Converts the deal to a hand of `aya_poker`.
pub fn aya_hand(deal: &[u8]) -> AyaHand {
    let mut hand = AyaHand::new();
    deal.iter().for_each(|&card| hand.insert_unchecked(&AYA[usize::from(card)]));
    hand
}

/// Converts the card to a card of `rs_poker`.
pub fn rs_card(card: u8) -> RsCard {
    RsCard::from(card % 4 * 13 + card / 4)
}

fn freezeout_card(card: usize) -> freezeout_eval::Card {
    let (mut ranks, mut suits) = (freezeout_eval::Rank::ranks(), freezeout_eval::Suit::suits());
    freezeout_eval::Card::new(ranks.nth(card / 4).expect("thirteen"), suits.nth(card % 4).expect("four"))
}
