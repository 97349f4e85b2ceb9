//! The places of players who go out together: in one hand (R-TRN-7), or in one round of hand-for-hand play (R-TRN-8).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{PlayerId, TableId};
use poker_rules::{Chips, Seat};

use super::field::{Field, freezeout};
use crate::HandRecord;
use crate::tournament::{EntryId, PrizeDivision, TournamentOutput, TournamentStage, TournamentTableOutput};

/// A player who has gone out.
#[derive(Clone, Copy, Debug)]
struct Out {
    place: u32,
    table: TableId,
    seat: Seat,
    /// The stack at the start of the last hand.
    stack: Chips,
}

/// A field whose records tell with which stack each player began the last hand.
struct Watched {
    field: Field,
    last_hand: BTreeMap<PlayerId, (TableId, Seat, Chips)>,
}

impl Watched {
    fn note(&mut self, record: &HandRecord) {
        for (player, seat) in record.players.iter().zip(&record.setup.seats) {
            assert_eq!(player.seat, seat.seat);
            self.last_hand.insert(player.player, (record.table, seat.seat, seat.stack));
        }
    }

    fn out(&self, entry: EntryId, place: u32) -> Out {
        let player = self.field.tournament.entrant(entry).unwrap().player;
        let (table, seat, stack) = self.last_hand[&player];
        Out { place, table, seat, stack }
    }
}

/// Plays a tournament to its end, and returns those who have gone out together, in the order in which they were told.
fn out_together(field: Field) -> Vec<Vec<Out>> {
    let mut watched = Watched { field, last_hand: BTreeMap::new() };
    let (mut all, mut round, mut hand_for_hand) = (Vec::new(), Vec::new(), false);
    while watched.field.tournament.stage() == TournamentStage::Playing {
        for output in watched.field.go_on() {
            match output {
                TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => watched.note(&record),
                TournamentOutput::Placed { entry, place, .. } if place > 1 => round.push(watched.out(entry, place)),
                TournamentOutput::Table { output: TournamentTableOutput::Started { .. }, .. } => all.push(std::mem::take(&mut round)),
                TournamentOutput::HandForHand { on } => {
                    hand_for_hand = on;
                    all.push(std::mem::take(&mut round));
                }
                _ => {}
            }
        }
        if !hand_for_hand {
            all.push(std::mem::take(&mut round));
        }
    }
    all.retain(|round| round.len() > 1);
    all
}

#[test]
fn x_elim_1_r_trn_7_of_players_who_go_out_in_one_hand_the_larger_stack_has_the_better_place() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut terms = freezeout(8, 8);
        terms.prizes.division = PrizeDivision::WinnerTakesAll;
        let mut field = Field::new(terms, seed);
        field.enter(8);
        for round in out_together(field) {
            for pair in round.windows(2) {
                assert!(pair[0].place > pair[1].place && pair[0].stack <= pair[1].stack, "seed {seed}: {pair:?}");
                compared += u32::from(pair[0].stack < pair[1].stack);
            }
        }
    }
    assert!(compared >= 10, "{compared}");
}

#[test]
fn x_elim_2_r_trn_7_equal_stacks_are_ordered_at_random() {
    let mut later_seat_is_worse = BTreeSet::new();
    for seed in 0..60 {
        let mut terms = freezeout(6, 6);
        terms.prizes.division = PrizeDivision::WinnerTakesAll;
        let mut field = Field::new(terms, seed);
        field.enter(6);
        for round in out_together(field) {
            let equal = round.windows(2).filter(|pair| pair[0].stack == pair[1].stack);
            later_seat_is_worse.extend(equal.map(|pair| pair[0].seat > pair[1].seat));
        }
    }
    assert_eq!(later_seat_is_worse.len(), 2, "always the same order");
}

#[test]
fn x_h4h_1_r_trn_8_in_hand_for_hand_play_the_stacks_order_the_players_of_all_tables() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut terms = freezeout(16, 4);
        terms.prizes.division = PrizeDivision::WinnerTakesAll;
        terms.hand_for_hand = Some(16);
        let mut field = Field::new(terms, seed);
        field.enter(16);
        for round in out_together(field) {
            for pair in round.windows(2) {
                assert!(pair[0].place > pair[1].place && pair[0].stack <= pair[1].stack, "seed {seed}: {round:?}");
                compared += u32::from(pair[0].table != pair[1].table);
            }
        }
    }
    assert!(compared >= 10, "{compared}");
}
