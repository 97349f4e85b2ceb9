//! Simulations of every game.

mod branches;

use std::ops::ControlFlow;

use poker_rules::Variant;

use crate::{Policy, SimError, SimOptions, SimReport, simulate};

fn run(options: &SimOptions) -> SimReport {
    simulate(options, None, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn game(code: &str) -> Variant {
    *Variant::with_code(code).unwrap()
}

#[test]
fn chips_are_conserved_and_no_action_is_refused() {
    for players in [2, 3, 6] {
        let report = run(&SimOptions { players, ..SimOptions::new(2_000, 11) });
        assert_eq!((report.hands, report.illegal_actions, report.chips_conserved), (2_000, 0, true), "{players} players");
    }
}

#[test]
fn in_every_game_with_every_number_of_players_chips_are_conserved_and_no_action_is_refused() {
    for game in Variant::ALL {
        for (policy, hands) in [(Policy::Random, 200), (Policy::Call, 20), (Policy::Bots, 10)] {
            for players in 2..=SimOptions::new(0, 0).at(game).most_players() {
                let report = run(&SimOptions { policy, players, ..SimOptions::new(hands, 11).at(game) });
                assert!(report.is_sound() && report.hands == hands, "{} {policy:?}, {players} players: {report:?}", game.code);
            }
        }
    }
}

/// A million hands of each game; prints the report of each run, with its seed.
#[test]
#[ignore = "takes minutes"]
fn long_a_million_random_hands_of_every_game_conserve_chips() {
    for game in Variant::ALL {
        let report = run(&SimOptions { policy: Policy::Random, ..SimOptions::new(1_000_000, 17).at(game) });
        println!("{}", report.json());
        assert!(report.is_sound() && report.hands == 1_000_000);
    }
}

#[test]
fn the_deck_bounds_the_number_of_players() {
    assert_eq!(["nlhe", "plo", "flo85"].map(|code| SimOptions::new(0, 0).at(game(code)).most_players()), [10, 10, 9]);
    for players in [0, 1, 10] {
        let options = SimOptions { players, ..SimOptions::new(1, 1).at(game("plo5")) };
        let refused = simulate(&options, None, &mut |_| ControlFlow::Continue(()));
        assert!(matches!(refused, Err(SimError::Players { most: 9, .. })), "{players}");
    }
}

#[test]
fn the_same_seed_plays_the_same_hands() {
    let [first, again, other] = [7, 7, 8].map(|seed| run(&SimOptions::new(500, seed)).digest);
    assert_eq!(first, again);
    assert_ne!(first, other);
}

#[test]
fn rake_leaves_the_table_where_a_rulebook_is_named() {
    let raked = SimOptions { rulebook: Some("en-2.7".to_owned()), ..SimOptions::new(500, 7) };
    let report = run(&raked);
    assert!(report.is_sound());
    assert_ne!(report.digest, run(&SimOptions::new(500, 7)).digest);
}

#[test]
fn every_game_is_played_under_every_rulebook() {
    for rulebook in ["en-2.7", "en-1.2", "fr-3.1", "sv-2.6", "room-003"] {
        for game in Variant::ALL {
            for policy in [Policy::Bots, Policy::Random] {
                let options = SimOptions { game, policy, rulebook: Some(rulebook.to_owned()), ..SimOptions::new(8, 3) };
                let report = simulate(&options, None, &mut |_| ControlFlow::Continue(()));
                assert!(report.as_ref().is_ok_and(SimReport::is_sound), "{} under {rulebook}: {report:?}", game.code);
            }
        }
    }
}

#[test]
fn it_can_be_broken_off() {
    let report = simulate(&SimOptions::new(1_000_000, 1), None, &mut |_| ControlFlow::Break(())).unwrap();
    assert_eq!(report.hands, 1_000);
}
