//! When players are dealt in who were moved between tables (R-TRN-9).

use std::collections::BTreeMap;

use poker_protocol::{PlayerId, TableId};
use poker_rules::{Chips, Seat};

use super::field::{Field, freezeout};
use crate::HandRecord;
use crate::tournament::{TournamentOutput, TournamentStage, TournamentTableOutput};

/// The final stack of each player of a hand.
fn final_stacks(record: &HandRecord) -> Vec<(PlayerId, Chips)> {
    let stack = |seat: Seat| record.stacks.iter().find(|of| of.seat == seat).unwrap().stack;
    record.players.iter().map(|dealt_in| (dealt_in.player, stack(dealt_in.seat))).collect()
}

/// The players who have come from another table and have been dealt no hand since, with their new seats.
#[derive(Default)]
struct Moved {
    came: BTreeMap<(TableId, Seat), PlayerId>,
    /// The stack of each player after the last hand; that of the beginning if there is none.
    stacks: BTreeMap<PlayerId, Chips>,
    in_mid_hand: u32,
    dealt_in: u32,
}

impl Moved {
    fn note(&mut self, field: &Field, output: TournamentOutput) {
        match output {
            TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => self.stacks.extend(final_stacks(&record)),
            TournamentOutput::Table { table, output: TournamentTableOutput::Started { players, .. } } => {
                for &(_, seat) in self.came.keys().filter(|(at, _)| *at == table) {
                    assert!(players.iter().any(|dealt| dealt.seat == seat), "{table:?} deals without {seat:?}");
                    self.dealt_in += 1;
                }
                self.came.retain(|(at, _), _| *at != table);
            }
            TournamentOutput::Seated { entry, table, seat, from: Some(_) } => {
                let player = field.tournament.entrant(entry).unwrap().player;
                self.came.retain(|_, moved| *moved != player);
                assert_eq!(self.came.insert((table, seat), player), None, "two players in one seat");
            }
            _ => {}
        }
    }

    /// Fails unless all who were moved sit at their new seats with their stacks, and are in no hand there.
    fn check(&mut self, field: &Field) {
        for (&(table, seat), &player) in &self.came {
            assert_eq!(field.tournament.seats_of(player), [(table, seat)]);
            let state = field.tournament.table(table).unwrap();
            assert_eq!(state.seat_of(player), Some(seat));
            assert_eq!(state.settled_stack(seat), self.stacks.get(&player).copied().unwrap_or(Chips::new(1_500)));
            if let Some(hand) = state.hand() {
                assert!(!hand.dealt_in().contains(seat), "in the hand that was in progress");
                self.in_mid_hand += 1;
            }
        }
    }
}

#[test]
fn r_trn_9_a_moved_player_has_a_seat_of_its_own_and_the_same_stack_and_is_dealt_in_from_the_next_hand_on() {
    let (mut in_mid_hand, mut dealt_in) = (0, 0);
    for seed in 0..10 {
        let mut field = Field::new(freezeout(14, 5), seed);
        field.enter(14);
        let mut moved = Moved::default();
        while field.tournament.stage() == TournamentStage::Playing {
            for output in field.go_on() {
                moved.note(&field, output);
            }
            if field.tournament.stage() == TournamentStage::Playing {
                moved.check(&field);
            }
        }
        in_mid_hand += moved.in_mid_hand;
        dealt_in += moved.dealt_in;
    }
    assert!(in_mid_hand > 10 && dealt_in > 10, "{in_mid_hand}, {dealt_in}");
}
