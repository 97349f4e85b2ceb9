//! Games where a fixed number of hole cards counts: worked examples, and comparison with trying every choice of cards.

use proptest::prelude::*;

use super::{high::rank, plain};
use crate::{
    Card, CardSet, GameSpec, HandName, HoleUsed, best_hand, best_low,
    tests::{cases::cases, table::cards},
};

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

fn omaha(hole_used: u8) -> GameSpec {
    GameSpec { hole_used: HoleUsed::Exactly(hole_used), ..GameSpec::holdem_no_limit() }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn r_var_2_agrees_with_trying_every_choice(own in 2u8..=3, a in dealt(), b in dealt()) {
        let game = omaha(own);
        let plain = |(hole, board): &Dealt| plain::choices(hole, board, own).map(|five| plain::high_of(&five)).max();
        let made = |(hole, board): &Dealt| best_hand(hole, board, &game);
        prop_assert_eq!(made(&a).value.cmp(&made(&b).value), plain(&a).cmp(&plain(&b)));
        prop_assert_eq!(Some(plain::high_of(&made(&a).cards)), plain(&a), "the five cards named are worth the hand");
        prop_assert_eq!(a.0.iter().filter(|card| made(&a).cards.contains(card)).count(), usize::from(own));
        prop_assert_eq!(CardSet::from(&made(&a).cards[..]).len(), 5);
    }

    #[test]
    fn r_var_4_lows_agree_with_trying_every_choice(own in 2u8..=3, dealt in dealt()) {
        let plain = plain::choices(&dealt.0, &dealt.1, own).filter_map(|five| plain::low_of(&five)).min();
        let made = best_low(&dealt.0, &dealt.1, &omaha(own));
        prop_assert_eq!(made.map(|made| made.value.ranks()), plain.map(|ranks| ranks.map(plain::low_rank)));
        prop_assert_eq!(made.and_then(|made| plain::low_of(&made.cards)), plain, "the five cards named are the low");
        prop_assert!(made.is_none_or(|made| dealt.0.iter().filter(|card| made.cards.contains(card)).count() == usize::from(own)));
    }
}

type Dealt = (Vec<Card>, Vec<Card>);

/// Four or five hole cards and three to five cards on the board. A deck of few ranks makes rare categories frequent.
fn dealt() -> impl Strategy<Value = Dealt> {
    (4usize..=13, 4usize..=5, 3usize..=5)
        .prop_flat_map(|(ranks, hole, board)| {
            let some = proptest::sample::subsequence(Card::ALL[..ranks * 4].to_vec(), hole + board).prop_shuffle();
            (Just(hole), some)
        })
        .prop_map(|(hole, cards)| (cards[..hole].to_vec(), cards[hole..].to_vec()))
}
