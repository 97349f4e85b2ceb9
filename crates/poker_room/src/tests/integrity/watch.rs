//! Cheats are found among honest players, and honest players are not reported.

use std::sync::Arc;

use poker_protocol::{PlayerId, TableId};

use super::hall::{Conduct, Hall};
use crate::{Finding, IntegrityTerms, Now, Origin, Sign, Watch};

const PLAYERS: u64 = 24;
const SEED: u64 = 2_026;
const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

/// Plays until there is a finding that `is` accepts; in every other sitting the `wanted` players sit together. Only players 1 and 2 may be
/// reported before.
fn found(conducts: &[(u64, Conduct)], wanted: &[u64], is: impl Fn(&Sign) -> bool) -> Finding {
    let mut hall = Hall::new(SEED, PLAYERS, conducts);
    for _ in 0..120 {
        hall.sit(wanted, 60);
        hall.sit(&[], 60);
        for finding in &hall.findings {
            assert!(finding.sign.about().iter().all(|&player| player <= TWO), "{finding:?}");
        }
        if let Some(finding) = hall.findings.iter().find(|finding| is(&finding.sign)) {
            return finding.clone();
        }
    }
    panic!("nothing was found in {} hands but {:?}", hall.hands, hall.findings);
}

fn honest(seed: u64, sittings: u32) -> (u32, Vec<Finding>) {
    let mut hall = Hall::new(seed, PLAYERS, &[]);
    (0..sittings).for_each(|_| hall.sit(&[], 60));
    (hall.hands, hall.findings)
}

#[test]
fn r_int_4_thousands_of_honest_hands_raise_no_report() {
    assert_eq!(honest(SEED, 50), (3_000, vec![]));
}

#[test]
#[ignore = "long"]
fn long_r_int_4_a_hundred_thousand_honest_hands_raise_no_report() {
    for seed in 1..=5 {
        assert_eq!(honest(seed, 334), (20_040, vec![]), "seed {seed}");
    }
}

#[test]
fn r_int_2_r_int_4_large_all_ins_with_weak_hands_to_one_player_are_found() {
    let dumps = [(1, Conduct::Dumps { to: 2 }), (2, Conduct::Takes { from: 1 })];
    let finding = found(&dumps, &[1, 2], |sign| matches!(sign, Sign::Dumps { from: ONE, to: TWO, .. }));
    assert!(finding.hands.len() >= 4, "the hands are named: {finding:?}");
}

#[test]
fn r_int_2_r_int_4_folds_after_committing_most_of_a_stack_are_found() {
    let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
    found(&gives_up, &[1, 2], |sign| matches!(sign, Sign::Dumps { from: ONE, to: TWO, .. }));
}

#[test]
fn r_int_4_large_losses_to_one_opponent_again_and_again_are_found() {
    let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
    found(&gives_up, &[1, 2], |sign| matches!(sign, Sign::LossesInARow { from: ONE, to: TWO, .. }));
}

#[test]
fn r_int_4_chips_that_flow_one_way_between_two_are_found() {
    let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
    let finding = found(&gives_up, &[1, 2], |sign| matches!(sign, Sign::ChipFlow { from: ONE, to: TWO, .. }));
    let Sign::ChipFlow { chips, beyond, .. } = finding.sign else { panic!("{finding:?}") };
    assert!(beyond <= chips, "{finding:?}");
}

#[test]
fn r_int_2_r_int_4_one_who_folds_to_a_partner_is_found() {
    let soft = [(1, Conduct::Spares { partner: 2 }), (2, Conduct::Spares { partner: 1 })];
    found(&soft, &[1, 2], |sign| matches!(sign, Sign::FoldsTo { .. }));
}

#[test]
fn r_int_2_r_int_4_one_who_never_raises_a_partner_is_found() {
    let soft = [(1, Conduct::Spares { partner: 2 }), (2, Conduct::Spares { partner: 1 })];
    let finding = found(&soft, &[1, 2], |sign| matches!(sign, Sign::Spares { .. }));
    let Sign::Spares { raises, others, .. } = finding.sign else { panic!("{finding:?}") };
    assert!(raises.times == 0 && others.times > 0, "{finding:?}");
}

#[test]
fn r_int_4_two_who_always_sit_together_are_found() {
    let mut hall = Hall::new(SEED, PLAYERS, &[]);
    (0..20).for_each(|_| hall.sit(&[1, 2], 60));
    let [Finding { sign: Sign::Together { players, hands, of }, .. }] = hall.findings[..] else { panic!("{:?}", hall.findings) };
    assert_eq!((players, hands, of), ([ONE, TWO], 1_000, [1_000, 1_000]));
}

#[test]
fn r_int_2_r_int_4_robots_are_found_by_their_pace() {
    let robots = [(1, Conduct::Robot), (2, Conduct::Instant)];
    let even = |sign: &Sign, robot| matches!(*sign, Sign::EvenPace { player, .. } if player == robot);
    found(&robots, &[1, 2], |sign| even(sign, ONE));
    found(&robots, &[1, 2], |sign| even(sign, TWO));
}

#[test]
fn r_int_4_the_same_hands_give_the_same_findings() {
    let findings = |seed| {
        let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
        let mut hall = Hall::new(seed, PLAYERS, &gives_up);
        (0..4).for_each(|_| hall.sit(&[1, 2], 30));
        hall.findings
    };
    assert!(!findings(SEED).is_empty());
    assert_eq!(findings(SEED), findings(SEED));
}

#[test]
fn r_int_4_the_watch_forgets_who_has_not_played_for_long() {
    let mut terms = IntegrityTerms::embedded().unwrap();
    (terms.memory.players, terms.memory.pairs) = (40, 60);
    let mut hall = Hall::new(SEED, 200, &[]);
    hall.watch = Watch::new(Arc::new(terms));
    for _ in 0..60 {
        hall.sit(&[], 2);
        let (players, pairs) = hall.watch.remembered();
        assert!(players <= 40 && pairs <= 60, "{players} players, {pairs} pairs");
    }
}

#[test]
fn r_int_4_a_months_figures_do_not_count_in_the_next() {
    let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
    let mut hall = Hall::new(SEED, PLAYERS, &gives_up);
    while hall.findings.is_empty() {
        hall.sit(&[1, 2], 5);
    }
    let within = hall.hands;
    // The same number of hands, with a pause of a month after every five hands.
    let mut hall = Hall::new(SEED, PLAYERS, &gives_up);
    while hall.hands < within {
        hall.sit(&[1, 2], 5);
        hall.wait_days(30);
    }
    assert_eq!(hall.findings, []);
}

fn watch() -> Watch {
    Watch::new(Arc::new(IntegrityTerms::embedded().unwrap()))
}

#[test]
fn r_int_4_two_who_sit_out_at_the_same_moment_again_and_again_are_found() {
    let (mut watch, table) = (watch(), TableId(1));
    let mut found = Vec::new();
    for minute in 1..=3 {
        assert_eq!(found, [], "once or twice is nothing");
        let now = Now(minute * 60_000);
        found.extend(watch.sat_out(table, ONE, now));
        // At a second table the same moment is not counted again.
        for table in [table, TableId(2)] {
            found.extend(watch.sat_out(table, TWO, now.after_ms(4_000)));
            found.extend(watch.sat_out(TableId(2), ONE, now.after_ms(4_500)));
        }
    }
    let sign = Sign::SatOutTogether { players: [ONE, TWO], times: 3 };
    assert_eq!(found, [Finding { sign, hands: vec![] }]);
}

#[test]
fn r_int_4_sitting_out_apart_or_elsewhere_is_no_sign() {
    let mut watch = watch();
    for minute in 1..=20 {
        let now = Now(minute * 60_000);
        assert_eq!(watch.sat_out(TableId(1), ONE, now), []);
        assert_eq!(watch.sat_out(TableId(2), TWO, now), [], "elsewhere");
        assert_eq!(watch.sat_out(TableId(1), TWO, now.after_ms(6_000)), [], "later");
    }
}

#[test]
fn r_int_4_play_without_rest_is_found() {
    let mut hall = Hall::new(SEED, 6, &[]);
    for _ in 0..18 * 3 {
        hall.sit(&[], 1);
        hall.rest_minutes(20);
    }
    assert_eq!(hall.findings.len(), 6, "all six have played for eighteen hours: {:?}", hall.findings);
    assert!(hall.findings.iter().all(|finding| matches!(finding.sign, Sign::LongSession { minutes: 1080.., .. })));
    let mut hall = Hall::new(SEED, 6, &[]);
    for _ in 0..60 {
        hall.sit(&[], 1);
        hall.rest_minutes(31);
    }
    assert_eq!(hall.findings, [], "each pause ends a session");
}

#[test]
fn r_int_6_a_client_whose_requests_are_refused_again_and_again_is_found() {
    let mut watch = watch();
    let found: Vec<Finding> = (0..250).filter_map(|second| watch.refused(ONE, Now(second * 1_000))).collect();
    let sign = Sign::UnusualClient { player: ONE, refused: 200, within_s: 600 };
    assert_eq!(found, [Finding { sign, hands: vec![] }]);
    assert!((0..250).all(|minute| watch.refused(TWO, Now(minute * 60_000)).is_none()), "one in a minute is nothing");
}

#[test]
fn r_int_2_r_int_4_two_accounts_from_one_place_at_one_table_are_found() {
    let mut hall = Hall::new(SEED, PLAYERS, &[]);
    for player in 1..=PLAYERS {
        hall.watch.came_from(PlayerId(player), Origin(player.max(2)));
    }
    hall.sit(&[1, 3], 60);
    assert_eq!(hall.findings, [], "they have not met");
    hall.sit(&[1, 2], 60);
    let [Finding { sign: Sign::SameOrigin { players }, hands }] = &hall.findings[..] else { panic!("{:?}", hall.findings) };
    assert_eq!((players, hands.len()), (&[ONE, TWO], 1));
}
