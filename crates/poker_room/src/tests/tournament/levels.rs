//! Levels (R-TRN-11).

use poker_rules::{Chips, Stakes};

use super::field::{Field, freezeout};
use crate::tournament::{Level, Levels, TournamentOutput};

fn level(big_blind: u64) -> Level {
    let stakes = Stakes { small_blind: Chips::new(big_blind / 2), big_blind: Chips::new(big_blind), ante: Chips::ZERO };
    Level { stakes, length_ms: 60_000 }
}

#[test]
fn r_hex_10_the_last_level_of_a_tournament_lasts_to_its_end() {
    let levels = Levels::new([level(20), level(40), level(60)]).unwrap();
    let blinds: Vec<u64> = (0..6).map(|number| levels.get(number).stakes.big_blind.get()).collect();
    assert_eq!(blinds, [20, 20, 40, 60, 60, 60]);
    assert_eq!(levels.count(), 3);
    assert_eq!(Levels::new([]), None);
}

#[test]
fn r_trn_11_a_new_level_counts_from_the_next_hand_of_each_table() {
    let mut terms = freezeout(6, 6);
    terms.stack = Chips::new(1_000_000);
    terms.set_level_length(30_000);
    let mut field = Field::new(terms, 5);
    field.enter(6);
    let mut seen = 1;
    while seen < 4 {
        for output in field.fold_on() {
            if let TournamentOutput::Level { level } = output {
                seen += 1;
                assert_eq!(level, seen);
            }
        }
        let tournament = &field.tournament;
        if let Some(hand) = field.only_table().hand().filter(|_| field.dealt_now()) {
            assert_eq!(hand.setup().stakes, tournament.terms().levels.get(tournament.level()).stakes);
        }
    }
}
