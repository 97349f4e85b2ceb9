//! The 8-or-better low: worked examples, and comparison with the plain ranking.

use proptest::prelude::*;

use super::plain;
use crate::{
    Card, CardSet, GameSpec, HandName, HoleUsed, Rank, best_hand, best_low,
    rank::{LowValue, low},
    tests::{cases::cases, table::cards},
};

fn value(text: &str) -> Option<LowValue> {
    low(CardSet::from(&cards(text)[..]))
}

fn hi_lo() -> GameSpec {
    GameSpec { hole_used: HoleUsed::Exactly(2), ..GameSpec::holdem_no_limit() }
}

#[test]
fn r_card_9_lows_are_compared_from_the_highest_card_down() {
    // D-CARD-6
    let best_first = ["5s 4d 3c 2h Ad", "6s 5d 4c 3h 2d", "7s 5d 3c 2h Ad", "8s 7d 4c 3h Ad", "8s 7d 6c 5h 4d"];
    assert!(best_first.map(|text| value(text).unwrap()).is_sorted_by(|better, worse| better > worse));
}

#[test]
fn r_card_9_straights_flushes_and_suits_do_not_matter() {
    assert_eq!(value("5s 4s 3s 2s As"), value("5d 4c 3h 2s Ad"));
    assert_eq!(value("8s 7s 6s 5s 4s").unwrap().ranks(), [Rank::Eight, Rank::Seven, Rank::Six, Rank::Five, Rank::Four]);
}

#[test]
fn r_card_9_a_pair_or_a_nine_disqualifies() {
    assert_eq!(value("5s 4d 3c 2h 2d"), None);
    assert_eq!(value("9s 4d 3c 2h Ad"), None);
    assert_eq!(value("9s Kd 5c 4d 3c 2h Ad"), value("5c 4d 3c 2h Ad"), "other cards beside the five do not");
    assert_eq!(value("2s 2d 5c 4d 3c 2h Ad"), value("5c 4d 3c 2h Ad"));
}

#[test]
fn r_card_9_r_var_4_lows_of_two_and_three() {
    for case in cases().low {
        let made = best_low(&cards(&case.hole), &cards(&case.board), &hi_lo());
        assert_eq!(made.map(|made| made.value.ranks()), case.expect.map(|ranks| ranks.map(plain::low_rank)), "{}", case.id);
        assert_eq!(made.and_then(|made| plain::low_of(&made.cards)), case.expect, "{}: the cards shown", case.id);
    }
}

#[test]
fn r_var_4_high_and_low_are_chosen_apart() {
    // X-CARD-6: the hand's two kings and the board's king make the high; the hand's ace and two make the low.
    let made = best_hand(&cards("Ah 2d Kc Ks"), &cards("3c 7d 8s Kh Qd"), &hi_lo());
    assert_eq!(made.name, HandName::Trips { rank: Rank::King, kickers: [Rank::Queen, Rank::Eight] });
    // X-CARD-8: the same five cards win both halves.
    let (hole, board) = (cards("Ah 2h 9c 9d"), cards("3s 4d 5c Kh Kd"));
    let (high, low) = (best_hand(&hole, &board, &hi_lo()), best_low(&hole, &board, &hi_lo()).unwrap());
    assert_eq!(high.name, HandName::Straight { high: Rank::Five });
    assert_eq!(CardSet::from(&high.cards[..]), CardSet::from(&low.cards[..]));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn r_card_9_agrees_with_a_plain_ranking(cards in proptest::sample::subsequence(Card::ALL[..].to_vec(), 5..=7)) {
        let made = low(CardSet::from(&cards[..]));
        prop_assert_eq!(made.map(LowValue::ranks), plain::low(&cards).map(|ranks| ranks.map(plain::low_rank)));
    }
}
