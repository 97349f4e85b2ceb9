//! Games of the HexaPro family: the drawn multiplier decides pool, prizes, stacks, levels and time bank.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::Money;
use poker_rules::Chips;

use super::field::Field;
use super::time_outs::time_to_decide;
use crate::tournament::{PrizeDivision, TournamentOutput, TournamentStage, TournamentTerms};
use crate::{HexaProFamily, HexaProMultiplier, Now, Rulebook};

const BUY_IN: Money = Money::new(1_000);

fn family() -> (Rulebook, Arc<HexaProFamily>) {
    let rulebook = Rulebook::en_2_7().unwrap();
    let family = rulebook.hexapro.iter().find(|family| family.id == "hexapro-extreme").unwrap().clone();
    (rulebook, Arc::new(family))
}

fn terms() -> TournamentTerms {
    let (rulebook, family) = family();
    TournamentTerms::of_family(&rulebook, &family, BUY_IN).unwrap()
}

#[test]
fn r_hex_1_r_hex_9_the_third_player_starts_a_game_with_pool_prizes_and_stacks_of_a_drawn_multiplier() {
    let (terms, mut stacks, mut levels) = (terms(), BTreeSet::new(), 0);
    for seed in 0..40 {
        let mut waiting = Field::new(terms.clone(), seed);
        waiting.enter(2);
        assert_eq!((waiting.tournament.stage(), waiting.tournament.pool()), (TournamentStage::Registering, Money::ZERO));
        let (mut field, row) = begun(&terms, seed);
        assert_eq!(field.tournament.prizes(), row.prizes(BUY_IN).unwrap());
        assert_eq!(field.tournament.chips(), [row.stack; 3].into_iter().sum::<Chips>());
        stacks.insert(row.stack);
        let mut level = None;
        while level.is_none() && field.tournament.stage() == TournamentStage::Playing {
            let outputs = field.fold_on();
            level = outputs.iter().find(|output| matches!(output, TournamentOutput::Level { level: 2 })).map(|_| field.now);
        }
        let (ends, late) = (Now(0).after_ms(1_000 * row.level_s), Now(0).after_ms(1_000 * row.level_s + 1_000));
        assert!(level.is_none_or(|at| at >= ends && at <= late), "{level:?}, a level of {} s", row.level_s);
        levels += u32::from(level.is_some());
    }
    assert!(levels > 10, "{levels}");
    assert!(stacks.len() > 1, "always the same stack");
}

#[test]
fn r_hex_6_the_prizes_of_a_game_are_paid_by_place() {
    let (mut field, _) = begun(&terms(), 3);
    let prizes = field.tournament.prizes().to_vec();
    field.play_to_the_end();
    let paid: Vec<Money> = field.places().values().map(|&(_, prize)| prize).filter(|prize| !prize.is_zero()).collect();
    assert_eq!(paid, prizes);
}

/// A game that has begun, with its multiplier.
fn begun(terms: &TournamentTerms, seed: u64) -> (Field, HexaProMultiplier) {
    let mut field = Field::new(terms.clone(), seed);
    field.enter(3);
    let PrizeDivision::Drawn(family) = &terms.prizes.division else { panic!() };
    let pool = Some(field.tournament.pool());
    let row = family.multipliers.iter().find(|row| row.pool(BUY_IN) == pool).unwrap().clone();
    (field, row)
}

#[test]
fn r_hex_11_a_player_who_loses_the_connection_has_20_seconds_more() {
    let (mut field, _) = begun(&terms(), 5);
    assert_eq!(time_to_decide(&mut field, false), 30_000);
}

#[test]
fn r_hex_11_a_player_has_the_time_bank_of_the_multiplier_besides_the_ordinary_time() {
    let terms = terms();
    for (long, bank) in [(false, 10_000), (true, 30_000)] {
        let mut games = (0..10_000).map(|seed| begun(&terms, seed));
        let (mut field, row) = games.find(|(_, row)| (row.tenths >= 250) == long).unwrap();
        assert_eq!(time_to_decide(&mut field, true), 10_000 + bank, "{} tenths", row.tenths);
    }
}

#[test]
fn r_hex_13_each_multiplier_of_a_game_has_the_time_bank_of_its_size() {
    let (_, family) = family();
    let banks = terms().drawn_banks;
    assert_eq!(banks.len(), family.multipliers.len());
    for (row, bank) in family.multipliers.iter().zip(banks) {
        assert_eq!(bank.first_ms(), if row.tenths < 250 { 10_000 } else { 30_000 }, "{} tenths", row.tenths);
    }
}
