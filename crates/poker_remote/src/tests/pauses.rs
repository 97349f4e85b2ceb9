//! Back-off, silence and versions.

use poker_protocol::SILENCE_MS;

use crate::backoff::Backoff;
use crate::silence::{Hush, Silence};
use poker_protocol::is_older;

#[test]
fn pauses_double_from_half_a_second_to_fifteen_and_begin_anew_when_all_is_well() {
    let pauses = |chance: u32| {
        let mut backoff = Backoff::default();
        [0; 8].map(|_| backoff.next(chance))
    };
    assert_eq!(pauses(0), [250, 500, 1_000, 2_000, 4_000, 7_500, 7_500, 7_500], "the least");
    let mut backoff = Backoff::default();
    let most = [250, 500, 1_000, 2_000, 4_000, 7_500, 7_500].map(|chance| backoff.next(chance));
    assert_eq!(most, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000], "the most");
    assert_eq!(backoff.tries(), 7);
    backoff.reset();
    assert!(backoff.next(u32::MAX) <= 500);
}

#[test]
fn no_pause_is_longer_than_fifteen_seconds_however_often_it_failed() {
    let mut backoff = Backoff::default();
    for chance in (0..10_000).map(|step: u32| step.wrapping_mul(0x9E37_79B9)) {
        assert!((250..=15_000).contains(&backoff.next(chance)));
    }
}

#[test]
fn silence_is_told_after_a_missed_ping_and_each_second_until_the_line_is_dead() {
    let mut silence = Silence::from(1_000);
    assert_eq!(silence.look(4_000), None);
    let mut told = Vec::new();
    loop {
        let due = silence.due();
        match silence.look(due) {
            Some(Hush::Quiet(for_ms)) => told.push(for_ms),
            Some(Hush::Dead) => break assert_eq!(due, 1_000 + u64::from(SILENCE_MS)),
            None => panic!("nothing was due at {due}"),
        }
    }
    assert_eq!(told, [3_750, 4_750, 5_750, 6_750, 7_750, 8_750]);
}

#[test]
fn versions_are_compared_by_their_numbers() {
    assert!(is_older("0.9.10", "0.10.0") && is_older("1.2.3-beta", "1.2.4") && is_older("0.1.0", "1.0.0"));
    assert!(!is_older("0.1.0", "0.1.0") && !is_older("2.0.0", "1.9.9"));
    assert!(!is_older("unknown", "1.0.0") && !is_older("1.0.0", ""));
}
