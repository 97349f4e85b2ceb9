//! What a room switches at the tables of a tournament: dealing, the clock and the pauses.

use super::field::{Field, freezeout};
use crate::{Now, Tempo};

const MINUTE_MS: u64 = 60_000;

fn hands(field: &Field) -> usize {
    field.tournament.hands_in_progress()
}

#[test]
fn a_tournament_that_begins_while_its_room_closes_deals_no_hand_and_goes_on_after_a_restart() {
    let mut field = Field::new(freezeout(12, 6), 1);
    field.enter(6);
    field.tournament.stop_dealing();
    field.enter(6);
    field.wait_until(Now(MINUTE_MS));
    assert_eq!((field.tournament.table_ids().len(), hands(&field)), (2, 0));
    field.crash(1_000);
    field.wait_until(Now(2 * MINUTE_MS));
    assert_eq!(hands(&field), 2);
}

#[test]
fn without_the_clock_nobody_loses_a_decision_and_with_it_everybody_has_the_full_time_again() {
    let mut field = Field::new(freezeout(6, 6), 2);
    field.enter(6);
    field.tournament.set_clock(false, field.now);
    field.start_hand();
    let turn = |field: &Field| field.only_table().awaited_turn().unwrap();
    let first = turn(&field);
    field.wait_until(Now(60 * MINUTE_MS));
    assert_eq!(turn(&field), first);
    field.tournament.set_clock(true, field.now);
    field.wait_until(field.now.after_ms(9_000));
    assert_eq!(turn(&field), first);
    field.wait_until(field.now.after_ms(2_000));
    assert_ne!(turn(&field), first);
}

#[test]
fn the_pauses_at_tables_that_open_later_are_those_that_were_set() {
    let mut field = Field::new(freezeout(6, 6), 3);
    field.enter(5);
    field.tournament.set_tempo(Tempo { first_hand_ms: 5_000, ..Tempo::NONE });
    field.enter(1);
    field.wait_until(Now(4_999));
    assert_eq!(hands(&field), 0);
    field.wait_until(Now(5_000));
    assert_eq!(hands(&field), 1);
}
