//! Setups that are refused.

use super::{
    cases::chips,
    table::{seat, setup},
};
use crate::{BadSetup, Chips, GameSpec, Hand, HandSetup, HoleUsed};

fn refused(change: impl FnOnce(&mut HandSetup)) -> BadSetup {
    let mut setup = setup(&[100, 100, 100], 1, 2);
    change(&mut setup);
    Hand::start(setup, &mut |_| panic!("an event")).unwrap_err()
}

#[test]
fn a_hand_that_cannot_start_says_why() {
    assert_eq!(refused(|setup| setup.seats.truncate(1)), BadSetup::TooFewPlayers { players: 1 });
    assert_eq!(refused(|setup| setup.seats[2].seat = seat(0)), BadSetup::SeatTwice { seat: seat(0) });
    assert_eq!(refused(|setup| setup.seats[2].stack = Chips::ZERO), BadSetup::NoChips { seat: seat(2) });
    assert_eq!(refused(|setup| setup.seats[2].stack = chips(u64::MAX)), BadSetup::TooManyChips);
    assert_eq!(refused(|setup| setup.big_blind = seat(7)), BadSetup::BlindNotDealtIn { seat: seat(7) });
    assert_eq!(refused(|setup| setup.small_blind = Some(setup.big_blind)), BadSetup::Blinds);
    assert_eq!(refused(|setup| setup.stakes.big_blind = Chips::ZERO), BadSetup::Stakes);
    assert_eq!(refused(|setup| setup.stakes.small_blind = chips(3)), BadSetup::Stakes);
}

#[test]
fn r_hand_4_two_players_need_the_small_blind_on_the_button() {
    let heads_up = |setup: &mut HandSetup| setup.seats.truncate(2);
    assert_eq!(refused(heads_up), BadSetup::Blinds, "the button lies in seat 2");
}

#[test]
fn r_hand_8_a_live_post_is_at_most_a_big_blind_of_one_who_posts_no_blind() {
    assert_eq!(refused(|setup| *setup = setup.clone().newcomer(seat(2), 3, 0)), BadSetup::Post { seat: seat(2) });
    assert_eq!(refused(|setup| *setup = setup.clone().newcomer(seat(1), 2, 0)), BadSetup::Post { seat: seat(1) });
}

#[test]
fn a_game_must_fit_the_deck_and_the_ranking() {
    let holdem = GameSpec::holdem_no_limit();
    for game in [
        GameSpec { hole_cards: 0, ..holdem },
        GameSpec { hole_cards: 4, ..holdem },
        GameSpec { hole_cards: 7, hole_used: HoleUsed::Exactly(2), ..holdem },
        GameSpec { hole_used: HoleUsed::Exactly(3), ..holdem },
        GameSpec { streets: [0, 3, 2, 1], hole_used: HoleUsed::Exactly(2), ..holdem },
    ] {
        assert_eq!(refused(|setup| setup.game = game), BadSetup::Game, "{game:?}");
    }
}
