//! Bots against bots.

use std::ops::ControlFlow;

use crate::{SimOptions, SimReport, simulate};

fn run(options: &SimOptions) -> SimReport {
    simulate(options, None, &mut |_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn chips_are_conserved_and_no_action_is_refused() {
    for players in [2, 3, 6] {
        let report = run(&SimOptions { players, ..SimOptions::new(2_000, 11) });
        assert_eq!((report.hands, report.illegal_actions, report.chips_conserved), (2_000, 0, true), "{players} players");
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
fn it_can_be_broken_off() {
    let report = simulate(&SimOptions::new(1_000_000, 1), None, &mut |_| ControlFlow::Break(())).unwrap();
    assert_eq!(report.hands, 1_000);
}

/// `cargo test -p poker_host --release -- --ignored --nocapture figures`.
#[test]
#[ignore = "prints figures"]
fn figures() {
    let report = run(&SimOptions::new(1_000_000, 1));
    println!("{}, {} decisions", report.json(), report.decisions);
}
