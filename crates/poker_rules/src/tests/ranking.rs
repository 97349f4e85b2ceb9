//! Hand ranking against the worked examples, counts and a plain second opinion.

use proptest::prelude::*;

use super::{
    cases::cases,
    table::{cards, setup},
};
use crate::{Card, CardSet, GameSpec, HandName, HandValue, HoleUsed, Rank, best_hand, evaluate, evaluate_set};

fn value(text: &str) -> HandValue {
    evaluate(&cards(text))
}

#[test]
fn r_card_3_suits_break_no_ties() {
    assert_eq!(value("As Ks Qd 7s 2s"), value("Ah Kh Qc 7h 2h"));
}

#[test]
fn r_card_4_straights_from_the_wheel_to_the_ace() {
    // D-CARD-1, D-CARD-2, X-CARD-1
    assert!(value("As 2d 3c 4h 5s") < value("2d 3c 4h 5s 6d"));
    assert_eq!(value("As 2d 3c 4h 5s").name(), HandName::Straight { high: Rank::Five });
    assert_eq!(value("Ts Jd Qc Kh As").name(), HandName::Straight { high: Rank::Ace });
    assert_eq!(value("Ts Js Qs Ks As").name(), HandName::RoyalFlush);
    let high_card = HandName::HighCard { ranks: [Rank::Ace, Rank::King, Rank::Queen, Rank::Three, Rank::Two] };
    assert_eq!(value("Qs Kd Ac 2h 3s").name(), high_card);
}

#[test]
fn r_card_5_categories_in_their_order() {
    let best_first = [
        "As Ks Qs Js Ts",
        "9s 8s 7s 6s 5s",
        "2s 2d 2h 2c 3s",
        "2s 2d 2h 3c 3s",
        "2s 3s 4s 5s 7s",
        "As 2d 3c 4h 5s",
        "2s 2d 2h 4c 3s",
        "2s 2d 3h 3c 4s",
        "2s 2d 3h 4c 5s",
        "7s 5d 4h 3c 2s",
    ];
    assert!(best_first.map(value).is_sorted_by(|better, worse| better > worse));
}

#[test]
fn r_card_6_the_strongest_category_counts() {
    // D-CARD-3
    assert_eq!(value("2h 3h 4h 5h 6h").name(), HandName::StraightFlush { high: Rank::Six });
    assert_eq!(value("2h 3h 4h 5h 7h 6d 8d").name(), HandName::Flush { ranks: [7, 5, 4, 3, 2].map(rank) });
}

#[test]
fn r_card_7_ties_are_broken_rank_by_rank() {
    let better_first = [
        ("6s 5s 4s 3s 2s", "5d 4d 3d 2d Ad"),
        ("3s 3d 3h 3c 2s", "2s 2d 2h 2c As"),
        ("2s 2d 2h 2c 4s", "2s 2d 2h 2c 3s"),
        ("3s 3d 3h 2c 2s", "2s 2d 2h Ac As"),
        ("3s 3d 3h 4c 4s", "3s 3d 3h 2c 2s"),
        ("As Ks 4s 3s 2s", "Ad Qd Jd Td 8d"),
        ("9s 8s 7s 5s 3s", "9d 8d 7d 5d 2d"),
        ("5s 5d 5h 3c 2s", "4s 4d 4h Ac Ks"),
        ("5s 5d 5h Ac 2s", "5s 5d 5h Kc Qs"),
        ("5s 5d 5h Ac 3s", "5s 5d 5h Ac 2s"),
        ("5s 5d 2h 2c 3s", "4s 4d 3h 3c As"),
        ("5s 5d 3h 3c 2s", "5s 5d 2h 2c As"),
        ("5s 5d 3h 3c 4s", "5s 5d 3h 3c 2s"),
        ("5s 5d 4h 3c 2s", "4s 4d Ah Kc Qs"),
        ("5s 5d Ah 3c 2s", "5s 5d Kh Qc Js"),
        ("5s 5d Ah 4c 2s", "5s 5d Ah 3c 2h"),
        ("5s 5d Ah 4c 3s", "5s 5d Ah 4c 2s"),
        ("As 6d 4h 3c 2s", "Ks Qd Jh Tc 8s"),
        ("As Qd 9h 7c 3s", "Ad Qs 9c 7h 2s"),
    ];
    for (better, worse) in better_first {
        assert!(value(better) > value(worse), "{better} over {worse}");
    }
}

#[test]
fn r_card_7_seven_cards_hold_two_trips_or_three_pairs() {
    assert_eq!(value("9s 9d 9h 4s 4d 4h 2c").name(), HandName::FullHouse { trips: Rank::Nine, pair: Rank::Four });
    assert_eq!(value("9s 9d 4h 4s 2d 2h 3c").name(), HandName::TwoPair { high: Rank::Nine, low: Rank::Four, kicker: Rank::Three });
    assert_eq!(value("9s 9d 4h 4s Ad Ah 3c").name(), HandName::TwoPair { high: Rank::Ace, low: Rank::Nine, kicker: Rank::Four });
}

#[test]
fn r_var_1_the_board_may_play() {
    // X-CARD-4
    let game = GameSpec::holdem_no_limit();
    let board = cards("As Ks Qs Js Ts");
    let made = best_hand(&cards("2c 3d"), &board, &game);
    assert_eq!((made.name, &made.cards[..]), (HandName::RoyalFlush, &board[..]));
    let table = setup(&[100, 100], 1, 2).deal(&["2c 3d", "Ah Ad"], "As Ks Qs Js Ts").table().play("r100 c").finish();
    assert_eq!(table.stacks(), [100, 100]);
}

#[test]
fn r_var_2_exactly_some_hole_cards_play() {
    for case in cases().omaha_best {
        let game = GameSpec { hole_used: HoleUsed::Exactly(case.hole_used), ..GameSpec::holdem_no_limit() };
        let made = best_hand(&cards(&case.hole), &cards(&case.board), &game);
        let expected = match (case.category.as_str(), &case.ranks.iter().copied().map(rank).collect::<Vec<_>>()[..]) {
            ("two pair", &[high, low, kicker]) => HandName::TwoPair { high, low, kicker },
            ("three of a kind", &[rank, a, b]) => HandName::Trips { rank, kickers: [a, b] },
            ("flush", &[a, b, c, d, e]) => HandName::Flush { ranks: [a, b, c, d, e] },
            other => panic!("{}: {other:?}", case.id),
        };
        assert_eq!(made.name, expected, "{}", case.id);
    }
}

#[test]
fn best_hands_name_the_five_cards_that_make_them() {
    let game = GameSpec::holdem_no_limit();
    for (hole, board, best) in [
        ("Ah 2d", "3c 4s 5h Kd Kc", "5h 4s 3c 2d Ah"),
        ("Kh 9d", "9c 9s Kd 2h 2c", "9s 9d 9c Kh Kd"),
        ("Ad 3d", "Kd 9d 4d As Ac", "Ad Kd 9d 4d 3d"),
        ("7h 7c", "7s 7d Qh Js 2c", "7s 7h 7d 7c Qh"),
        ("Ks 7c", "Kh 7d 4s 3c 2h", "Ks Kh 7d 7c 4s"),
    ] {
        assert_eq!(best_hand(&cards(hole), &cards(board), &game).cards[..], cards(best)[..], "{hole} {board}");
    }
}

#[test]
fn r_card_5_five_cards_fall_into_categories_as_often_as_they_must() {
    let mut counts = [0u32; 10];
    let deck = Card::ALL;
    for a in 0..52 {
        for b in a + 1..52 {
            for c in b + 1..52 {
                let three: CardSet = [deck[a], deck[b], deck[c]].into_iter().collect();
                for d in c + 1..52 {
                    for &last in &deck[d + 1..] {
                        let five = three.union([deck[d], last].into_iter().collect());
                        counts[category(evaluate_set(five).name())] += 1;
                    }
                }
            }
        }
    }
    assert_eq!(counts, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn r_card_7_agrees_with_a_plain_ranking(a in seven(), b in seven()) {
        let plain = |cards: &[Card]| fives(cards).map(|five| plain_rank(&five)).max().unwrap();
        prop_assert_eq!(evaluate(&a).cmp(&evaluate(&b)), plain(&a).cmp(&plain(&b)));
        let made = best_hand(&a[..2], &a[2..], &GameSpec::holdem_no_limit());
        prop_assert_eq!(CardSet::from(&made.cards[..]).len(), 5);
        prop_assert!(made.cards.iter().all(|card| a.contains(card)));
        prop_assert_eq!(evaluate(&made.cards), evaluate(&a), "the five cards named are worth the hand");
    }
}

fn seven() -> impl Strategy<Value = Vec<Card>> {
    // Few ranks make the rare categories common.
    (5usize..=13).prop_flat_map(|ranks| proptest::sample::subsequence(Card::ALL[..ranks * 4].to_vec(), 7))
}

fn fives(cards: &[Card]) -> impl Iterator<Item = Vec<Card>> {
    (0..7).flat_map(move |x| (x + 1..7).map(move |y| (0..7).filter(|&at| at != x && at != y).map(|at| cards[at]).collect()))
}

/// Category and ranks of five cards, by sorting and counting.
fn plain_rank(five: &[Card]) -> (u8, Vec<(usize, u8)>) {
    let mut values: Vec<u8> = five.iter().map(|card| card.rank().value()).collect();
    values.sort_by(|a, b| b.cmp(a));
    let flush = five.iter().all(|card| card.suit() == five[0].suit());
    if values == [14, 5, 4, 3, 2] {
        values = vec![5, 4, 3, 2, 1];
    }
    let straight = values.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for &value in &values {
        match groups.iter_mut().find(|(_, of)| *of == value) {
            Some(group) => group.0 += 1,
            None => groups.push((1, value)),
        }
    }
    groups.sort_by(|a, b| b.cmp(a));
    let counts: Vec<usize> = groups.iter().map(|(count, _)| *count).collect();
    let category = match (&counts[..], straight, flush) {
        (_, true, true) => 8,
        ([4, 1], ..) => 7,
        ([3, 2], ..) => 6,
        (_, _, true) => 5,
        (_, true, _) => 4,
        ([3, ..], ..) => 3,
        ([2, 2, ..], ..) => 2,
        ([2, ..], ..) => 1,
        _ => 0,
    };
    (category, groups)
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
        HandName::StraightFlush { .. } => 8,
        HandName::RoyalFlush => 9,
    }
}

fn rank(value: u8) -> Rank {
    Rank::ALL[usize::from(value) - 2]
}
