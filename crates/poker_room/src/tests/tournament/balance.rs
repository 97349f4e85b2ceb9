//! Breaking up and balancing tables (R-TRN-9).

use poker_protocol::TableId;
use poker_rules::Seat;

use super::field::{Field, freezeout};
use crate::tournament::{Consolidation, TableSizes};

/// What happens at table `ended` when the tables, numbered from 1, have these numbers of players.
fn at(sizes: &[u8], ended: u32, seats: u8) -> Consolidation {
    let mut tables = TableSizes::default();
    for (table, &size) in (1..).map(TableId).zip(sizes) {
        tables.set(table, size);
    }
    tables.consolidation(TableId(ended), seats)
}

fn move_to(tables: &[u32]) -> Consolidation {
    Consolidation::MoveOne { to: tables.iter().copied().map(TableId).collect() }
}

#[test]
fn x_bal_1_r_trn_9_one_player_of_the_fuller_table_moves_to_the_emptier() {
    assert_eq!(at(&[6, 4], 1, 6), move_to(&[2]));
    assert_eq!(at(&[6, 4], 2, 6), Consolidation::Stay);
    assert_eq!(at(&[6, 5], 1, 6), Consolidation::Stay);
    assert_eq!(at(&[9, 7, 8, 7], 1, 9), move_to(&[4, 2]));
}

#[test]
fn r_trn_9_only_the_fullest_tables_give_players_away() {
    assert_eq!(at(&[9, 8, 6], 2, 9), Consolidation::Stay);
    assert_eq!(at(&[9, 9, 6], 2, 9), move_to(&[3]));
}

#[test]
fn r_trn_9_a_table_is_broken_up_when_the_others_have_room_for_its_players() {
    assert_eq!(at(&[6, 5, 1], 3, 6), Consolidation::Break);
    assert_eq!(at(&[3, 3], 2, 6), Consolidation::Break);
    assert_eq!(at(&[3, 3], 1, 6), Consolidation::Stay, "of equal tables the last one opened");
    assert_eq!(at(&[6, 1], 2, 6), Consolidation::Stay, "seven players do not fit at one table");
    assert_eq!(at(&[2], 1, 6), Consolidation::Stay);
}

#[test]
fn r_trn_9_the_table_that_will_be_broken_up_gets_no_players() {
    assert_eq!(at(&[6, 4, 1], 1, 6), move_to(&[2]));
}

#[test]
fn x_bal_2_r_trn_9_a_moved_player_sits_where_the_big_blind_arrives_last() {
    let mut field = Field::new(freezeout(4, 6), 1);
    field.enter(4);
    field.start_hand();
    let table = field.only_table();
    let taken = table.taken();
    let big_blind = table.positions().unwrap().big_blind;
    let free: Vec<Seat> = Seat::first(6).filter(|&seat| !taken.contains(seat)).collect();
    let until_big_blind = |seat: Seat| (seat.number() + 6 - big_blind.number()) % 6;
    let farthest = free.into_iter().max_by_key(|&seat| until_big_blind(seat));
    assert_eq!(table.seat_farthest_from_big_blind(), farthest);
}
