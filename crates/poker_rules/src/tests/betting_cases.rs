//! The betting lines of the specification, rule by rule.

use super::{
    cases::{BettingLine, Expected, cases, chips, seat_of},
    table::{Table, setup},
};
use crate::{Action, Chips, Seat, Turn, pot_limit_max_raise_to};

const TESTED: [&str; 6] = ["R-BET-6", "R-BET-7", "R-BET-9", "R-BET-10", "R-BET-11", "R-BET-12"];

#[test]
fn every_betting_line_belongs_to_a_rule_tested_here() {
    for line in cases().betting_lines {
        assert!(TESTED.contains(&line.rule.as_str()), "{} is of {}", line.id, line.rule);
    }
}

#[test]
fn r_bet_6_a_raise_adds_at_least_the_largest_one() {
    run("R-BET-6");
}

#[test]
fn r_bet_7_an_undersized_all_in_keeps_the_increment() {
    run("R-BET-7");
}

#[test]
fn r_bet_9_a_full_all_in_is_an_ordinary_raise() {
    run("R-BET-9");
}

#[test]
fn r_bet_10_an_undersized_all_in_does_not_reopen() {
    run("R-BET-10");
}

#[test]
fn r_bet_11_undersized_all_ins_add_up() {
    run("R-BET-11");
}

#[test]
fn r_bet_12_an_opening_all_in_below_the_big_blind_is_undersized() {
    run("R-BET-12");
}

#[test]
fn r_var_9_pot_limit_counts_the_call() {
    for case in cases().pot_limit_max_raise_to {
        let most = pot_limit_max_raise_to(chips(case.pot), chips(case.current_bet), chips(case.already_in), true);
        assert_eq!(most, chips(case.expect), "{}", case.id);
    }
}

fn run(rule: &str) {
    let lines: Vec<BettingLine> = cases().betting_lines.into_iter().filter(|line| line.rule == rule).collect();
    assert!(!lines.is_empty(), "no case for {rule}");
    for line in lines {
        let mut table = begin(&line);
        for step in &line.actions {
            assert_eq!(table.hand.turn(), Turn::Act(seat_of(&step.player)), "{}: turn", line.id);
            let action = match (step.action.as_str(), step.to) {
                ("fold", None) => Action::Fold,
                ("check", None) => Action::Check,
                ("call", None) => Action::Call,
                ("bet_or_raise_to", Some(to)) => Action::RaiseTo(chips(to)),
                other => panic!("{}: {other:?}", line.id),
            };
            table.act(action).unwrap_or_else(|error| panic!("{}: {action:?}: {error}", line.id));
        }
        for (name, expected) in &line.expect {
            assert_eq!(options(&table, seat_of(name)), *expected, "{}: {name}", line.id);
        }
    }
}

/// Starts the hand of a line. A line without posts starts on the flop, which every player saw for the big blind.
fn begin(line: &BettingLine) -> Table {
    let flop = line.posted.is_empty();
    let mut stacks: Vec<(Seat, u64)> = line.stacks.iter().map(|(name, &stack)| (seat_of(name), stack)).collect();
    // Players whose letters the line leaves out fold before the flop.
    let seats = stacks.iter().map(|(seat, _)| seat.index()).max().unwrap() as u8 + 1;
    let missing: Vec<Seat> = Seat::first(seats).filter(|seat| !stacks.iter().any(|(taken, _)| taken == seat)).collect();
    stacks.extend(missing.iter().map(|&seat| (seat, 1)));
    stacks.sort();
    let extra = if flop { line.big_blind } else { 0 };
    let amounts: Vec<u64> = stacks.iter().map(|(_, stack)| stack + extra).collect();
    let mut table = setup(&amounts, line.posted.get("SB").copied().unwrap_or(line.big_blind / 2), line.big_blind).table();
    let asked = if flop { amounts.len() } else { 0 };
    for _ in 0..asked {
        let Turn::Act(seat) = table.hand.turn() else { panic!("{}: no flop", line.id) };
        let can_check = table.hand.legal().unwrap().check;
        let action = match (missing.contains(&seat), can_check) {
            (true, _) => Action::Fold,
            (false, true) => Action::Check,
            (false, false) => Action::Call,
        };
        table.act(action).unwrap();
    }
    assert_eq!(table.hand.board().is_empty(), !flop, "{}: flop", line.id);
    table
}

fn options(table: &Table, seat: Seat) -> Expected {
    let legal = table.hand.legal_for(seat);
    let full = legal.raise.filter(|range| !range.undersized);
    Expected {
        check: legal.check,
        call: legal.call.map(Chips::get),
        raise_min_to: full.map(|range| range.min_to.get()),
        raise_max_to: full.map(|range| range.max_to.get()),
        undersized_allin_to: legal.raise.filter(|range| range.undersized).map(|range| range.max_to.get()),
    }
}
