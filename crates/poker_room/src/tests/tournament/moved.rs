//! Players who are moved see their new tables before the next hands there (R-TRN-9).

use std::collections::BTreeSet;

use super::field::{Field, falling, freezeout};
use crate::table::{Switches, Tempo};
use crate::tournament::{TournamentOutput, TournamentStage, TournamentTableOutput};

#[test]
fn no_hand_begins_at_a_table_in_the_moment_when_somebody_is_moved_to_it_not_even_in_hand_for_hand_play() {
    let mut held_moves = 0;
    for seed in 0..20 {
        let mut terms = freezeout(8, 3);
        terms.switches = Switches::new(true, Tempo::WATCHED);
        // Hand-for-hand play begins when the third table breaks.
        terms.prizes.division = falling(5);
        let mut field = Field::new(terms, seed);
        field.enter(8);
        let mut held = false;
        while field.tournament.stage() == TournamentStage::Playing {
            let mut came = BTreeSet::new();
            for output in field.go_on() {
                match output {
                    TournamentOutput::HandForHand { on } => held = on,
                    TournamentOutput::Seated { table, from: Some(_), .. } => {
                        held_moves += u32::from(held);
                        came.insert(table);
                    }
                    TournamentOutput::Table { table, output: TournamentTableOutput::Started { .. } } => {
                        assert!(!came.contains(&table), "seed {seed}");
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(field.places().len(), 8);
    }
    assert!(held_moves > 20, "another seed is needed: {held_moves}");
}
