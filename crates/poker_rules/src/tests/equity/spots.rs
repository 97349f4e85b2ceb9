//! Spots that are refused.

use proptest::prelude::*;

use super::{GAMES, game, spot};
use crate::{
    Card, GameSpec, HoleUsed,
    equity::{BadSpot, Holding, Range, Spot},
};

fn refused(spot: &Spot) -> BadSpot {
    let error = spot.exact().unwrap_err();
    assert_eq!(spot.sampled(1, 10).unwrap_err(), error);
    assert_eq!(spot.within(1, 1, 10).unwrap_err(), error);
    error
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn fewer_than_two_and_more_than_ten_players_are_refused() {
    assert_eq!(refused(&spot("nlhe", &["Ah Kh"], "")), BadSpot::Players { players: 1 });
    assert_eq!(refused(&spot("nlhe", &["random"; 11], "")), BadSpot::Players { players: 11 });
}

#[test]
fn a_card_in_two_places_is_refused() {
    assert_eq!(refused(&spot("nlhe", &["Ah Kh", "Qd Ah"], "")), BadSpot::CardTwice { card: card("Ah") });
    assert_eq!(refused(&spot("nlhe", &["Ah Kh", "random"], "2c 3c Kh")), BadSpot::CardTwice { card: card("Kh") });
    let dead = Spot { dead: vec![card("2c"), card("Ah")], ..spot("nlhe", &["Ah Kh", "random"], "") };
    assert_eq!(refused(&dead), BadSpot::CardTwice { card: card("Ah") });
}

#[test]
fn hands_with_another_number_of_cards_than_the_game_deals_are_refused() {
    assert_eq!(refused(&spot("nlhe", &["Ah Kh Qh Jh", "random"], "")), BadSpot::HoleCards { player: 0, wanted: 2, got: 4 });
    let range = Spot { game: game("plo"), ..spot("nlhe", &[":AA", ":KK"], "") };
    assert_eq!(refused(&range), BadSpot::HoleCards { player: 0, wanted: 4, got: 2 });
}

#[test]
fn a_board_that_is_that_of_no_street_is_refused() {
    for board in ["2c", "2c 3c", "2c 3c 4c 5c 6c 7c"] {
        let cards = board.split(' ').count();
        assert_eq!(refused(&spot("nlhe", &["Ah Kh", "random"], board)), BadSpot::Board { cards });
    }
}

#[test]
fn a_deck_with_too_few_cards_is_refused() {
    let dead: Vec<Card> = Card::ALL.into_iter().filter(|card| card.rank().value() < 13).collect();
    let dead = Spot { dead, ..spot("nlhe", &["Ah Kh", "random"], "") };
    assert_eq!(refused(&dead), BadSpot::NotEnoughCards { wanted: 7, left: 6 });
}

#[test]
fn ranges_without_a_possible_hand_are_refused() {
    assert_eq!(refused(&spot("nlhe", &["Ah Ad", ":AA"], "As 2c 3c")), BadSpot::EmptyRange { player: 1 });
    assert_eq!(refused(&spot("nlhe", &[":AA", ":AA", ":AA"], "")), BadSpot::RangesConflict);
    assert_eq!(refused(&spot("nlhe", &[":A2+"; 5], "")), BadSpot::RangesConflict);
}

#[test]
fn too_many_deals_and_zero_deals_are_refused() {
    assert_eq!(spot("nlhe", &["random"; 6], "").exact().unwrap_err(), BadSpot::TooManyDeals);
    assert_eq!(spot("nlhe", &["random"; 6], "").sampled(1, u64::MAX).unwrap_err(), BadSpot::TooManyDeals);
    assert_eq!(spot("nlhe", &["random"; 6], "").sampled(1, 0).unwrap_err(), BadSpot::NoDeals);
}

#[test]
fn games_whose_hands_cannot_be_ranked_are_refused() {
    let games = [
        GameSpec { hole_cards: 5, ..game("nlhe") },
        GameSpec { hole_cards: 0, ..game("nlhe") },
        GameSpec { hole_used: HoleUsed::Exactly(5), ..game("plo") },
        GameSpec { hole_used: HoleUsed::Exactly(4), ..game("plo") },
        GameSpec { streets: [0, 3, 1, 9], ..game("plo") },
        GameSpec { streets: [u8::MAX; 4], ..game("plo") },
    ];
    for game in games {
        assert_eq!(refused(&Spot { game, ..spot("nlhe", &["Ah Kh", "random"], "") }), BadSpot::Game);
    }
}

fn any_cards(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Card>> {
    prop::collection::vec((0..52usize).prop_map(|place| Card::ALL[place]), count)
}

/// A random spot. In nine of ten, hands have as many cards as the game deals.
fn any_spot() -> impl Strategy<Value = Spot> {
    (prop::sample::select(&GAMES[..]), prop_oneof![9 => Just(true), 1 => Just(false)]).prop_flat_map(|(code, fits)| {
        let game = game(code);
        let hole = if fits { usize::from(game.hole_cards) } else { 3 };
        let range = prop::sample::select(&["AA", "A2s+", "72o", "*"][..]);
        let range = range.prop_map(move |text| if hole == 2 { text.parse().unwrap() } else { Range::every(hole) });
        let holding = prop_oneof![
            1 => any_cards(hole).prop_map(Holding::Cards),
            2 => Just(Holding::Random),
            2 => range.prop_map(Holding::Range),
        ];
        let board = prop_oneof![2 => Just(vec![]), 1 => any_cards(3), 1 => any_cards(0..=6)];
        let dead = prop_oneof![2 => Just(vec![]), 1 => any_cards(0..=40)];
        let players = prop::collection::vec(holding, 1..=5);
        (players, board, dead).prop_map(move |(players, board, dead)| Spot { game, players, board, dead })
    })
}

proptest! {
    #[test]
    fn every_spot_is_counted_or_refused(spot in any_spot(), limit in any::<u64>(), deals in 0..100u64) {
        if let Ok(run) = spot.exact() {
            prop_assert!(run.take(1).all(|step| 0 < step.done && step.done <= step.of));
        }
        if let Ok(run) = spot.within(limit, 1, deals) {
            prop_assert!(run.take(1).all(|step| step.done <= step.of));
        }
    }
}
