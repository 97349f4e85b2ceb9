//! Simulated tournaments are sound and can be repeated.

use poker_history::{PhhReader, Replayed, Verdict, check};

use super::{TournamentSimOptions, simulate_tournament, tournament_kinds};
use crate::SimError;

fn options(kind: &str, players: Option<u32>, seed: u64) -> TournamentSimOptions {
    TournamentSimOptions { kind: kind.to_owned(), players, seed, rulebook: None }
}

#[test]
fn every_kind_that_is_listed_is_played_to_its_last_place() {
    let kinds = tournament_kinds();
    for kind in [
        "sng",
        "sng-heads-up",
        "freezeout",
        "shootout",
        "spin",
        "fifty50",
        "double-or-nothing",
        "time-limited",
        "hexapro",
        "bounty",
        "progressive",
        "satellite",
        "phased",
        "rebuy",
        "multi-entry",
        "multi-buy-in",
    ] {
        assert!(kinds.iter().any(|listed| listed == kind), "{kind} is not in {kinds:?}");
    }
    for kind in &kinds {
        for seed in 0..3 {
            let report = simulate_tournament(&options(kind, None, seed), None, &mut |_| {}).unwrap();
            assert!(report.is_sound(), "{kind}, seed {seed}: {}", report.json(kind));
            assert_eq!(report.seed, seed);
            assert!(report.hands > 0 && !report.places[0].prize.is_zero(), "{kind}, seed {seed}");
        }
    }
    assert!(!kinds.iter().any(|kind| kind == "phased-final"), "a second phase is played with its first one");
}

#[test]
fn winners_of_satellites_and_survivors_of_first_phases_play_on_with_their_tickets_and_stacks() {
    let last = |kind: &str, rulebook: &str| {
        let options = TournamentSimOptions { rulebook: Some(rulebook.to_owned()), ..options(kind, Some(60), 7) };
        let report = simulate_tournament(&options, None, &mut |_| {}).unwrap();
        assert!(report.is_sound(), "{kind}: {}", report.json(kind));
        report.places
    };
    let main = last("satellite", "en-2.7");
    let newcomers = main.iter().filter(|placing| placing.player.0 > 60).count();
    assert!(main.len() == 60 && newcomers < 60, "players of the first tier and new ones: {newcomers}");
    let final_phase = last("phased", "fr-3.1");
    assert!(final_phase.iter().all(|placing| placing.player.0 <= 60), "nobody enters the second phase directly");
    assert!(final_phase.len() < 60);
}

#[test]
fn every_family_of_hexapro_is_played() {
    let kinds = tournament_kinds();
    for kind in ["hexapro", "hexapro-classic", "hexapro-highroller", "hexapro-extreme", "hexaplo-extreme"] {
        assert!(kinds.iter().any(|listed| listed == kind), "{kind} is not in {kinds:?}");
    }
}

#[test]
fn equal_seeds_give_equal_tournaments() {
    let play = |seed| {
        let report = simulate_tournament(&options("freezeout", Some(60), seed), None, &mut |_| {}).unwrap();
        (report.places, report.hands)
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn a_number_of_players_that_the_kind_does_not_have_is_refused() {
    let refused = simulate_tournament(&options("sng", Some(6), 1), None, &mut |_| {});
    assert!(matches!(refused, Err(SimError::Entrants { least: 5, most: 5, asked: 6, .. })));
    let refused = simulate_tournament(&options("freezeout", Some(3_001), 1), None, &mut |_| {});
    assert!(matches!(refused, Err(SimError::Entrants { least: 2, asked: 3_001, .. })));
    let refused = simulate_tournament(&options("freezeout", Some(1), 1), None, &mut |_| {});
    assert!(matches!(refused, Err(SimError::Entrants { asked: 1, .. })));
}

#[test]
fn a_kind_that_the_rulebook_does_not_have_is_refused() {
    let fifty50 = TournamentSimOptions { rulebook: Some("en-2.7".to_owned()), ..options("fifty50", None, 1) };
    assert!(matches!(simulate_tournament(&fifty50, None, &mut |_| {}), Err(SimError::NoSuchTournament { .. })));
    assert!(matches!(simulate_tournament(&options("no-such-kind", None, 1), None, &mut |_| {}), Err(SimError::NoSuchTournament { .. })));
    let unknown = TournamentSimOptions { rulebook: Some("no-such-book".to_owned()), ..options("sng", None, 1) };
    assert!(matches!(simulate_tournament(&unknown, None, &mut |_| {}), Err(SimError::NoSuchRulebook { .. })));
}

#[test]
fn every_hand_of_a_history_is_replayed_to_its_stacks_and_says_of_which_tournament_it_is() {
    for kind in ["sng", "sng-heads-up", "hexapro", "hexaplo-extreme", "rebuy", "progressive", "phased"] {
        let mut file = Vec::new();
        let report = simulate_tournament(&options(kind, None, 1), Some(&mut file), &mut |_| {}).unwrap();
        let mut hands = 0;
        for read in PhhReader::new(&file[..]) {
            let phh = read.unwrap().phh;
            assert!(matches!(check(&phh), Ok(Verdict::Agrees)), "{kind}:\n{phh}");
            assert!(Replayed::play(&phh).unwrap().hand.tournament.is_some(), "{kind}:\n{phh}");
            hands += 1;
        }
        assert_eq!(hands, report.hands, "{kind}");
    }
}
