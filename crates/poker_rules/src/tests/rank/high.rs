//! High hands: worked examples, and comparison with the plain ranking.

use proptest::prelude::*;

use super::plain;
use crate::{
    Card, CardSet, GameSpec, HandName, HandValue, Rank, Suit, best_hand, evaluate,
    tests::table::{cards, setup},
};

fn value(text: &str) -> HandValue {
    evaluate(&cards(text))
}

#[test]
fn r_card_3_suits_break_no_ties() {
    // A hand of each category, and seven cards with a flush; each is compared with itself in other suits.
    for text in [
        "8s 7s 6s 5s 4s",
        "9s 9d 9h 9c 2s",
        "9s 9d 9h 2c 2s",
        "Ks Qs 9s 7s 2s",
        "8s 7d 6h 5c 4s",
        "9s 9d 9h 4c 2s",
        "9s 9d 4h 4c 2s",
        "9s 9d 7h 4c 2s",
        "As Ks Qd 7s 2s",
        "Ks Qs 9s 7s 2s Ad Kh",
    ] {
        for turned in 1..4 {
            let in_other_suits = |card: Card| Card::new(card.rank(), Suit::ALL[(card.suit() as usize + turned) % 4]);
            let other: Vec<Card> = cards(text).into_iter().map(in_other_suits).collect();
            assert_eq!(evaluate(&other), value(text), "{other:?}");
        }
    }
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn r_card_7_agrees_with_a_plain_ranking(a in seven(), b in seven()) {
        prop_assert_eq!(evaluate(&a).cmp(&evaluate(&b)), plain::high(&a).cmp(&plain::high(&b)));
        let made = best_hand(&a[..2], &a[2..], &GameSpec::holdem_no_limit());
        prop_assert_eq!(CardSet::from(&made.cards[..]).len(), 5);
        prop_assert!(made.cards.iter().all(|card| a.contains(card)));
        prop_assert_eq!(evaluate(&made.cards), evaluate(&a), "the five cards named are worth the hand");
    }
}

fn seven() -> impl Strategy<Value = Vec<Card>> {
    // A deck of few ranks makes rare categories frequent.
    (5usize..=13).prop_flat_map(|ranks| proptest::sample::subsequence(Card::ALL[..ranks * 4].to_vec(), 7))
}

pub(super) fn rank(value: u8) -> Rank {
    Rank::ALL[usize::from(value) - 2]
}
