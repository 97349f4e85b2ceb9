//! The fifteen games.

use super::table::{seat, setup};
use crate::{Action, BadSetup, Betting, GameParameters, GameSpec, Hand, HandSetup, HoleUsed, Ranking, Variant};

fn game(code: &str) -> GameSpec {
    GameSpec::with_code(code).unwrap()
}

#[test]
fn r_var_7_every_game_has_its_code_and_every_code_its_game() {
    let literal =
        GameParameters { omaha5_hole_used: 3, pot_limit_counts_call: false, fixed_limit_max_bets: 5, fixed_limit_capped_heads_up: true };
    for variant in Variant::ALL {
        assert_eq!(game(variant.code).code(), Some(variant.code));
        assert_eq!(variant.game(&literal).code(), Some(variant.code), "whatever its parameters");
        assert_eq!(Variant::with_code(variant.code), Some(&variant));
    }
    assert_eq!((GameSpec::with_code("nlx"), GameSpec { hole_cards: 3, ..game("nlhe") }.code()), (None, None));
    assert_eq!(GameSpec { streets: [0, 3, 1, 0], ..game("nlhe") }.code(), None);
}

#[test]
fn r_var_1_r_var_2_r_var_3_r_var_4_games_differ_in_cards_and_winners() {
    let cards = |code| (game(code).hole_cards, game(code).hole_used, game(code).ranking);
    assert_eq!(cards("nlhe"), (2, HoleUsed::Any, Ranking::High));
    assert_eq!(cards("plo"), (4, HoleUsed::Exactly(2), Ranking::High));
    assert_eq!(cards("plo5"), (5, HoleUsed::Exactly(2), Ranking::High));
    assert_eq!(cards("flo8"), (4, HoleUsed::Exactly(2), Ranking::HighLow));
    assert_eq!(cards("plo85"), (5, HoleUsed::Exactly(2), Ranking::HighLow));
    assert_eq!(game("nlhe"), GameSpec::holdem_no_limit());
}

#[test]
fn r_var_7_every_game_has_three_structures() {
    assert_eq!(game("nlo85").betting, Betting::NoLimit);
    assert_eq!(game("plhe").betting, Betting::PotLimit { counts_call: true });
    assert_eq!(game("flhe").betting, Betting::FixedLimit { max_bets: 4, capped_heads_up: false });
}

#[test]
fn r_hand_1_a_table_seats_as_many_as_the_deck_serves() {
    let most = ["nlhe", "plo", "plo5", "flo85"].map(|code| game(code).max_seats());
    assert_eq!(most, [10, 10, 9, 9], "ten times five cards and a board are 55");
    for variant in Variant::ALL {
        for players in 2..=10 {
            let mut setup = setup(&[100; 10][..players], 1, 2);
            setup.game = game(variant.code);
            let started = Hand::start(setup, &mut |_| {});
            let fits = players <= game(variant.code).max_seats();
            assert_eq!(started.as_ref().err(), (!fits).then_some(&BadSetup::Game), "{} with {players}", variant.code);
            assert!(started.is_ok_and(|hand| hand.hole(seat(1)).len() == usize::from(game(variant.code).hole_cards)) == fits);
        }
    }
}

#[test]
fn r_var_7_room_003_22_every_seat_has_the_same_limits_in_each_round() {
    for variant in Variant::ALL {
        let setup = HandSetup { game: game(variant.code), ..setup(&[2_000; 4], 5, 10) };
        let mut table = setup.table().play("c c c x");
        for street in 0..3 {
            let limits: Vec<_> = (0..4)
                .map(|_| {
                    let raise = table.raise();
                    table.act(Action::Check).unwrap();
                    raise
                })
                .collect();
            assert!(limits[0].is_some() && limits.iter().all(|seat| *seat == limits[0]), "{}, street {street}: {limits:?}", variant.code);
        }
    }
}
