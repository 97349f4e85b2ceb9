//! Counts of all hands by category.

use std::collections::HashMap;

use super::each_hand;
use crate::{CardSet, HandName, HandValue, evaluate, rank::low};

/// The number of hands in each category, high card first, and the number of different values.
fn counts<const N: usize>() -> ([u32; 9], usize) {
    let mut hands: HashMap<HandValue, u32> = HashMap::new();
    each_hand::<N>(|hand| *hands.entry(evaluate(&hand)).or_default() += 1);
    let mut counts = [0; 9];
    for (value, hands) in &hands {
        counts[category(value.name())] += hands;
    }
    (counts, hands.len())
}

fn category(name: HandName) -> usize {
    match name {
        HandName::HighCard { .. } => 0,
        HandName::Pair { .. } => 1,
        HandName::TwoPair { .. } => 2,
        HandName::Trips { .. } => 3,
        HandName::Straight { .. } => 4,
        HandName::Flush { .. } => 5,
        HandName::FullHouse { .. } => 6,
        HandName::Quads { .. } => 7,
        HandName::StraightFlush { .. } | HandName::RoyalFlush => 8,
    }
}

fn lows<const N: usize>() -> u32 {
    let mut lows = 0;
    each_hand::<N>(|hand| lows += u32::from(low(CardSet::from(&hand[..])).is_some()));
    lows
}

#[test]
fn r_card_5_five_cards_fall_into_categories_as_often_as_they_must() {
    assert_eq!(counts::<5>(), ([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40], 7_462));
}

#[test]
#[ignore = "twenty million hands"]
fn long_r_card_5_six_cards_fall_into_categories_as_often_as_they_must() {
    let (counts, values) = counts::<6>();
    assert_eq!((counts.iter().sum::<u32>(), values), (20_358_520, 6_075));
}

#[test]
#[ignore = "133 million hands"]
fn long_r_card_5_seven_cards_fall_into_categories_as_often_as_they_must() {
    let expected = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];
    assert_eq!(counts::<7>(), (expected, 4_824));
}

#[test]
fn r_card_9_five_cards_make_as_many_lows_as_they_must() {
    assert_eq!(lows::<5>(), 57_344);
}

#[test]
#[ignore = "154 million hands"]
fn long_r_card_9_six_and_seven_cards_make_as_many_lows_as_they_must() {
    assert_eq!((lows::<6>(), lows::<7>()), (1_691_648, 24_530_944));
}
