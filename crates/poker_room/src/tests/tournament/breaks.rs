//! Synchronised breaks (R-TRN-10).

use super::field::{Field, freezeout};
use crate::Now;
use crate::tournament::{BreakRules, TournamentOutput};

const RULES: BreakRules = BreakRules { minute: 55, length_ms: 300_000 };

fn at(hour: u64, minute: u64) -> Now {
    Now((hour * 60 + minute) * 60_000)
}

#[test]
fn d_brk_1_r_trn_10_breaks_are_due_at_55_minutes_past_each_hour() {
    assert_eq!(RULES.next_after(at(7, 25)), at(7, 55));
    assert_eq!(RULES.next_after(at(7, 55)), at(8, 55));
    assert_eq!(RULES.next_after(at(8, 55).after_ms(1)), at(9, 55));
    assert_eq!(RULES.next_after(at(23, 59)), at(24, 55));
}

/// A tournament with breaks that has begun at `from`.
fn begun_at(from: Now, level_ms: u32) -> Field {
    let mut terms = freezeout(12, 6);
    terms.stack = poker_rules::Chips::new(1_000_000);
    terms.breaks = Some(RULES);
    terms.set_level_length(level_ms);
    let mut field = Field::new(terms, 3);
    field.now = from;
    field.enter(12);
    field
}

/// The times at which breaks begin in a tournament that is played from `from` until `until`.
fn breaks(from: Now, level_ms: u32, until: Now) -> Vec<(Now, Now)> {
    let mut field = begun_at(from, level_ms);
    let mut begun = Vec::new();
    while field.now < until {
        for output in field.fold_on() {
            if let TournamentOutput::Break { until } = output {
                begun.push((field.now, until));
            }
        }
    }
    begun
}

#[test]
fn x_brk_1_r_trn_10_there_is_no_break_in_the_first_level() {
    let begun = breaks(at(7, 50), 600_000, at(9, 30));
    assert_eq!(begun.len(), 1);
    assert!(begun[0].0 >= at(8, 55) && begun[0].0 < at(8, 57), "{begun:?}");
}

#[test]
fn r_trn_10_a_break_begins_when_all_tables_have_finished_their_hands_and_lasts_its_length() {
    let begun = breaks(at(7, 25), 600_000, at(9, 20));
    assert_eq!(begun.len(), 2);
    for ((from, until), due) in begun.into_iter().zip([at(7, 55), at(8, 55)]) {
        assert!(from >= due && from < due.after_ms(120_000));
        assert_eq!(until, from.after_ms(300_000));
    }
}

#[test]
fn r_trn_10_the_clock_of_the_levels_stands_still_during_a_break() {
    let mut field = begun_at(at(7, 25), 1_200_000);
    let (mut levels, mut pause) = (Vec::new(), None);
    while field.now < at(8, 40) {
        for output in field.fold_on() {
            match output {
                TournamentOutput::Level { .. } => levels.push(field.now),
                TournamentOutput::Break { until } => pause = Some((field.now, until)),
                _ => {}
            }
        }
    }
    let (from, until) = pause.unwrap();
    let rest = at(8, 5).ms_since(from);
    assert_eq!(levels, [at(7, 45), until.after_ms(rest), until.after_ms(rest).after_ms(1_200_000)]);
}

/// The times at which breaks begin in a tournament that is played from 7:25 until `until`, and stands still at `fault` for `ms`.
fn breaks_with_fault((fault, ms): (Now, u64), until: Now) -> Vec<(Now, Now)> {
    let mut field = begun_at(at(7, 25), 600_000);
    let (mut begun, mut fault) = (Vec::new(), Some(fault));
    while field.now < until {
        if let Some(at) = fault.filter(|&at| field.tournament.poll_timeout().is_some_and(|due| due > at)) {
            let late = u64::from(field.now.ms_since(at));
            field.now = field.now.max(at);
            field.crash(ms.saturating_sub(late));
            fault = None;
        }
        for output in field.fold_on() {
            if let TournamentOutput::Break { until } = output {
                begun.push((field.now, until));
            }
        }
    }
    begun
}

#[test]
fn r_trn_10_r_fail_1_breaks_stay_at_the_same_minute_of_the_hour_after_a_standstill() {
    let minutes = |minutes: u64| minutes * 60_000;
    for (fault, until, due) in [
        // In play, with no break due meanwhile.
        (at(7, 40), at(7, 47), vec![at(7, 55), at(8, 55)]),
        // A break that was due meanwhile is left out.
        (at(7, 50), at(8, 10), vec![at(8, 55)]),
        // During a break, which then goes on.
        (at(7, 58), at(8, 8), vec![at(7, 55), at(8, 55)]),
        // During a break that goes on beyond the next one: that one is left out.
        (at(7, 58), at(8, 54), vec![at(7, 55)]),
    ] {
        let begun = breaks_with_fault((fault, minutes((until.0 - fault.0) / 60_000)), at(9, 30));
        let matches = begun.iter().zip(&due).all(|(&(from, _), &due)| from >= due && from < due.after_ms(120_000));
        assert!(begun.len() == due.len() && matches, "{fault:?}: {begun:?}");
    }
}
