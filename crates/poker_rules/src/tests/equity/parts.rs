//! Counting in steps.

use super::{brute::results, spot};
use crate::equity::{BadSpot, Progress, Run};

fn runs() -> Vec<Run> {
    vec![
        spot("nlhe", &["Ah Kh", ":TT+, AQs+"], "").exact().unwrap(),
        spot("plo8", &["Ah 2h 3s Ks", "Ac 2d 4c Qd"], "").exact().unwrap(),
        spot("nlhe", &["Ah Kh", ":TT+, AQs+", "random"], "Qh Jh 2c").sampled(7, 100_000).unwrap(),
    ]
}

#[test]
fn counting_in_steps_gives_the_result_of_finish() {
    for (in_parts, whole) in runs().into_iter().zip(runs()) {
        let steps: Vec<Progress> = in_parts.collect();
        assert!(steps.len() > 3, "{} steps", steps.len());
        assert_eq!(steps.last().unwrap().tally, whole.finish());
    }
}

#[test]
fn progress_rises_to_one() {
    for run in runs() {
        let steps: Vec<Progress> = run.collect();
        assert!(steps.is_sorted_by(|before, after| before.done < after.done && before.of == after.of));
        let last = steps.last().unwrap();
        assert_eq!(last.done, last.of);
    }
}

#[test]
fn twenty_steps_count_fewer_than_100_000_deals() {
    // A deal with many cards and hands, and ranges that nearly always share a card, so that most deals must be repeated.
    let ten = spot("plo85", &["random"; 9], "").sampled(1, 1_000_000).unwrap();
    let rare = spot("nlhe", &[":AA, AKs"; 4], "").sampled(1, 1_000_000).unwrap();
    for run in [ten, rare] {
        for step in run.take(20) {
            assert!(step.tally.deals() > 0 && step.tally.deals() < 20 * 5_000, "{step:?}");
        }
    }
}

#[test]
fn the_way_to_count_depends_on_the_number_of_deals() -> Result<(), BadSpot> {
    let turn = spot("nlhe", &["Ah Kh", "Qs Qd"], "Jh Th 2c 3d");
    assert_eq!(turn.deals()?, 44);
    assert_eq!(turn.within(44, 1, 1000)?.finish().deals(), 44, "every deal is counted");
    assert_eq!(turn.within(43, 1, 1000)?.finish().deals(), 1000, "deals at random");
    // 50·49/2 hands, then 48·47·46·45·44/120 boards.
    assert_eq!(spot("nlhe", &["Ah Kh", "random"], "").deals()?, 1225 * 1_712_304);
    assert_eq!(spot("plo5", &["random"; 9], "").deals()?, u64::MAX);
    Ok(())
}

#[test]
fn the_same_seed_gives_the_same_deals() {
    let tally = |seed| spot("plo", &["Ah Kh Qd Jd", "random", ":AsAdKsKd, 9s8s7s6s"], "").sampled(seed, 5_000).unwrap().finish();
    assert_eq!(tally(1), tally(1));
    assert_ne!(tally(1), tally(2));
    // A fixed result, so that the test fails if a change of a library or of the code changes the deals of a seed.
    let (deals, players) = results(&spot("nlhe", &["Ah Kh", "random"], "").sampled(2026, 10_000).unwrap().finish());
    assert_eq!((deals, players[0].high.wins, players[0].high.ties), (10_000, 6_617, 172));
}
