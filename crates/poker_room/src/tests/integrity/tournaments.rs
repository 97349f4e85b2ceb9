//! What is found in tournaments: chips that flow between two players, and sit-outs by agreement.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{PlayerId, TournamentId};
use rand::{RngExt as _, SeedableRng as _};

use super::hall::{Conduct, Hall};
use crate::{Absence, Finding, IntegrityTerms, Now, Origin, Sign, Watch};

const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);
const EVENT: TournamentId = TournamentId(7);
const MINUTE_MS: u64 = 60_000;

fn watch() -> Watch {
    Watch::new(Arc::new(IntegrityTerms::embedded().unwrap()))
}

/// Tells the watch of each absence, and that the tournament is over a day later.
fn told(watch: &mut Watch, absences: &[(u64, PlayerId, Absence)]) -> Vec<Sign> {
    let mut findings: Vec<Finding> = Vec::new();
    for &(ms, player, absence) in absences {
        findings.extend(watch.absence((EVENT, player), absence, Now(ms)));
    }
    let end = absences.last().map_or(0, |&(ms, ..)| ms) + 24 * 60 * MINUTE_MS;
    findings.extend(watch.tournament_over(EVENT, Now(end)));
    findings.into_iter().map(|finding| finding.sign).collect()
}

/// Players sit out together at each of these minutes, one second apart, and come back five minutes later, a minute apart.
fn together_at(minutes: &[u64], players: &[PlayerId]) -> Vec<(u64, PlayerId, Absence)> {
    let mut absences = Vec::new();
    for minute in minutes {
        let nth = || (0..).zip(players);
        absences.extend(nth().map(|(nth, &player)| (minute * MINUTE_MS + nth * 1_000, player, Absence::SitsOut)));
        absences.extend(nth().map(|(nth, &player)| ((minute + 5 + nth) * MINUTE_MS, player, Absence::CameBack)));
    }
    absences
}

fn agreed(times: u32) -> Sign {
    Sign::SatOutOfTournaments { players: [ONE, TWO], tournament: EVENT, times }
}

#[test]
fn r_trn_2_r_int_4_two_who_sit_out_of_a_tournament_at_the_same_moment_again_and_again_are_found() {
    assert_eq!(told(&mut watch(), &together_at(&[10, 40], &[ONE, TWO])), []);
    assert_eq!(told(&mut watch(), &together_at(&[10, 40, 70], &[ONE, TWO])), [agreed(3)]);
    let whole_field: Vec<PlayerId> = (1..=3).map(PlayerId).collect();
    assert_eq!(told(&mut watch(), &together_at(&[10, 40, 70], &whole_field)).len(), 3, "each two of the three");
}

#[test]
fn r_trn_2_who_also_comes_back_at_the_same_moment_is_found_sooner() {
    let mut absences = together_at(&[10, 40], &[ONE, TWO]);
    absences.iter_mut().filter(|(.., absence)| *absence == Absence::CameBack).for_each(|(ms, ..)| *ms = *ms / 300_000 * 300_000);
    assert_eq!(told(&mut watch(), &absences), [agreed(3)]);
}

#[test]
fn r_trn_2_a_lost_connection_is_no_agreement() {
    let mut absences = together_at(&[10, 40, 70], &[ONE, TWO]);
    absences.iter_mut().filter(|(.., absence)| *absence == Absence::SitsOut).for_each(|(.., absence)| *absence = Absence::NotChosen);
    assert_eq!(told(&mut watch(), &absences), []);
    let mut lost = Vec::new();
    for (ms, player, absence) in together_at(&[10, 40, 70], &[ONE, TWO]) {
        lost.push((ms, player, absence));
        if absence == Absence::SitsOut {
            lost.push((ms + 500, player, Absence::NotChosen));
        }
    }
    assert_eq!(told(&mut watch(), &lost), [], "lost just after it was asked for: the cause was the connection");
}

#[test]
fn r_trn_2_many_at_one_moment_have_a_common_cause() {
    let five: Vec<PlayerId> = (1..=5).map(PlayerId).collect();
    assert_eq!(told(&mut watch(), &together_at(&[10, 40, 70, 100], &five)), []);
}

#[test]
fn r_trn_2_sitting_out_in_several_tournaments_at_once_counts_as_one_time() {
    let mut watch = watch();
    let mut findings = Vec::new();
    for (ms, player, absence) in together_at(&[10, 40], &[ONE, TWO]) {
        for event in 1..=4 {
            findings.extend(watch.absence((TournamentId(event), player), absence, Now(ms)));
        }
    }
    findings.extend(watch.tournament_over(EVENT, Now(1_000 * MINUTE_MS)));
    assert_eq!(findings, []);
}

/// Players who sit out and come back once an hour or so, each for reasons of their own, and half of them at each break.
#[test]
fn r_trn_2_honest_players_who_sit_out_for_reasons_of_their_own_are_not_reported() {
    const PLAYERS: u64 = 60;
    let mut watch = watch();
    for day in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(day);
        let begin = day * 24 * 60 * MINUTE_MS;
        let mut absences = Vec::new();
        for player in (1..=PLAYERS).map(PlayerId) {
            let (mut at, end) = (begin, begin + 180 * MINUTE_MS);
            loop {
                at += rng.random_range(MINUTE_MS..120 * MINUTE_MS);
                let back = at + rng.random_range(MINUTE_MS..10 * MINUTE_MS);
                if back > end {
                    break;
                }
                absences.extend([(at, player, Absence::SitsOut), (back, player, Absence::CameBack)]);
                at = back;
            }
            for hour in 1..=3 {
                let pause = begin + (hour * 60 - 5) * MINUTE_MS;
                let within = |rng: &mut ChaCha8Rng| rng.random_range(0..20_000);
                if rng.random_bool(0.5) {
                    let back = pause + 5 * MINUTE_MS + within(&mut rng);
                    absences.extend([(pause + within(&mut rng), player, Absence::SitsOut), (back, player, Absence::CameBack)]);
                }
            }
        }
        absences.sort_by_key(|&(ms, player, _)| (ms, player));
        assert_eq!(told(&mut watch, &absences), [], "day {day}");
    }
}

#[test]
fn r_int_4_chips_that_flow_between_two_in_tournaments_are_counted_in_big_blinds_and_apart_from_money() {
    let gives_up = [(1, Conduct::GivesUp { to: 2 }), (2, Conduct::Takes { from: 1 })];
    let mut hall = Hall::new(2_026, 24, &gives_up);
    hall.tournament = Some(EVENT);
    let flow = |finding: &Finding| matches!(finding.sign, Sign::TournamentChipFlow { from: ONE, to: TWO, beyond: 200.., .. });
    for _ in 0..120 {
        hall.sit(&[1, 2], 60);
        hall.sit(&[], 60);
        if hall.findings.iter().any(flow) {
            break;
        }
    }
    assert!(hall.findings.iter().any(flow), "{:?}", hall.findings);
    assert!(!hall.findings.iter().any(|finding| matches!(finding.sign, Sign::ChipFlow { .. })), "{:?}", hall.findings);
    assert_eq!(hall.watch.remembered(), (0, 0), "nothing is counted as money");
}

#[test]
fn r_reg_7_r_int_2_two_accounts_from_one_place_in_one_tournament_are_found_once_and_those_of_a_shared_place_are_not() {
    let mut watch = watch();
    for player in 1..=20 {
        watch.came_from(PlayerId(player), Origin(if player >= 10 { 10 } else { player.max(2) }));
    }
    let mut entered = |tournament, player| -> Vec<Sign> {
        watch.entered(TournamentId(tournament), PlayerId(player)).into_iter().map(|finding| finding.sign).collect()
    };
    assert_eq!([1, 3].map(|player| entered(7, player)), [vec![], vec![]], "from two places");
    assert_eq!(entered(8, 2), [], "another tournament");
    assert_eq!(entered(7, 1), [], "the second entry of a player");
    let found = Sign::SameOriginInTournament { players: [ONE, TWO], tournament: EVENT };
    assert_eq!(found.about(), [ONE, TWO]);
    assert_eq!(entered(7, 2), [found]);
    assert_eq!(entered(8, 1), [], "the pair is known");
    let of_a_school: usize = (10..=20).map(|player| entered(7, player).len()).sum();
    assert_eq!(of_a_school, 6, "each two of the first four");
    watch.tournament_over(EVENT, Now(0));
    watch.came_from(PlayerId(30), Origin(3));
    assert_eq!(watch.entered(EVENT, PlayerId(30)), [], "nobody has entered it any more");
}
