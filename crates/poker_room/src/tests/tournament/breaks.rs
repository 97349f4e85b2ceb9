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

/// The times at which breaks begin in a tournament that is played from `from` until `until`.
fn breaks(from: Now, level_ms: u32, until: Now) -> Vec<(Now, Now)> {
    let mut terms = freezeout(12, 6);
    terms.stack = poker_rules::Chips::new(1_000_000);
    terms.breaks = Some(RULES);
    terms.set_level_length(level_ms);
    let mut field = Field::new(terms, 3);
    field.now = from;
    field.enter(12);
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
    let mut terms = freezeout(12, 6);
    terms.stack = poker_rules::Chips::new(1_000_000);
    terms.breaks = Some(RULES);
    terms.set_level_length(1_200_000);
    let mut field = Field::new(terms, 4);
    field.now = at(7, 25);
    field.enter(12);
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
