//! Shootouts (R-TYP-4).

use std::collections::BTreeSet;

use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use crate::Now;
use crate::rulebook::TableUse;
use crate::tournament::{BreakRules, TournamentOutput, TournamentStage};

/// More steps than such a tournament takes.
const MOST_STEPS: u32 = 10_000;

#[test]
fn x_sho_1_r_typ_4_the_winners_of_three_tables_meet_with_new_stacks_at_the_first_level() {
    let mut terms = freezeout(9, 3);
    terms.tables = TableUse::Shootout;
    let mut field = Field::new(terms, 31);
    field.enter(9);
    assert_eq!(field.tournament.table_ids().len(), 3);
    let first_tables: BTreeSet<_> = field.tournament.table_ids().into_iter().collect();
    let mut second_round = None;
    while field.tournament.stage() == TournamentStage::Playing && second_round.is_none() {
        for output in field.go_on() {
            match output {
                TournamentOutput::Broken { table } => assert!(first_tables.contains(&table)),
                TournamentOutput::Seated { from: Some(_), .. } => {
                    assert!(field.tournament.level() == 1 && field.tournament.left() == 3, "nobody moves before the round is over");
                }
                TournamentOutput::FinalTable { table } => second_round = Some(table),
                _ => {}
            }
        }
    }
    assert!(!first_tables.contains(&second_round.unwrap()));
    assert_eq!(field.tournament.left(), 3);
    let table = field.only_table();
    assert_eq!(table.taken().iter().map(|seat| table.settled_stack(seat)).collect::<Vec<_>>(), [Chips::new(1_500); 3]);
    assert_eq!(field.tournament.level(), 1);
    field.play_to_the_end();
    assert_eq!(field.places().len(), 9);
}

#[test]
fn r_typ_4_r_trn_8_winners_who_are_found_in_hand_for_hand_play_meet_too() {
    let mut held = 0;
    for seed in 0..5 {
        let mut terms = freezeout(9, 3);
        terms.tables = TableUse::Shootout;
        terms.prizes.division = falling(3);
        let mut field = Field::new(terms, seed);
        field.enter(9);
        let (mut rounds, mut met) = (Vec::new(), 0);
        for _ in 0..MOST_STEPS {
            for output in field.go_on() {
                match output {
                    TournamentOutput::HandForHand { on } => rounds.push(on),
                    TournamentOutput::FinalTable { .. } => met += 1,
                    _ => {}
                }
            }
        }
        assert_eq!((met, field.tournament.stage()), (1, TournamentStage::Finished), "seed {seed}");
        // Not if the last two of the round go out at once.
        held += u32::from(rounds == [true, false]);
    }
    assert!(held > 0);
}

/// Plays a shootout of two rounds, which begins at `begin`, to its end. Returns when the winners of the first round met, and whether a break
/// ended in that moment.
fn second_round(seed: u64, begin: Now, breaks: Option<BreakRules>) -> (Now, bool) {
    let mut terms = freezeout(9, 3);
    terms.tables = TableUse::Shootout;
    terms.breaks = breaks;
    terms.hand_for_hand = None;
    terms.set_level_length(60_000);
    let mut field = Field::new(terms, seed);
    field.now = begin;
    field.enter(9);
    let mut met = Vec::new();
    for _ in 0..MOST_STEPS {
        let outputs = field.go_on();
        if outputs.iter().any(|output| matches!(output, TournamentOutput::FinalTable { .. })) {
            met.push((field.now, outputs.contains(&TournamentOutput::BreakOver)));
        }
    }
    assert_eq!((field.tournament.stage(), met.len()), (TournamentStage::Finished, 1), "seed {seed}");
    met[0]
}

#[test]
fn r_typ_4_r_trn_10_winners_who_are_found_before_a_break_meet_after_it() {
    for seed in 0..5 {
        let (met, _) = second_round(seed, Now(0), None);
        // In the moment in which the winners would meet.
        let due = Now((7 * 60 + 55) * 60_000);
        let begin = Now(due.0 - met.0);
        let found = second_round(seed, begin, Some(BreakRules { minute: 55, length_ms: 300_000 }));
        assert_eq!(found, (due.after_ms(300_000), true), "seed {seed}");
    }
}
