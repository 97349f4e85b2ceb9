//! Shootouts (R-TYP-4).

use std::collections::BTreeSet;

use poker_rules::Chips;

use super::field::{Field, freezeout};
use crate::rulebook::TableUse;
use crate::tournament::{TournamentOutput, TournamentStage};

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
