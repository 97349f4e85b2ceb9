//! Games of the HexaPro family (R-HEX).

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_fair::opens_draw;
use poker_protocol::Money;

use super::field::Field;
use crate::tournament::{TournamentStage, TournamentTerms};
use crate::{BankRules, Rulebook};

fn game(family: &str, buy_in: u64, seed: u64) -> Field {
    let rulebook = Rulebook::en_2_7().unwrap();
    let family = Arc::new(rulebook.hexapro.iter().find(|of| of.id == family).unwrap().clone());
    Field::new(TournamentTerms::of_family(&rulebook, &family, Money::new(buy_in)).unwrap(), seed)
}

#[test]
fn r_hex_1_r_hex_9_pool_stack_and_level_time_are_those_of_the_drawn_multiplier() {
    let rulebook = Rulebook::en_2_7().unwrap();
    let family = rulebook.hexapro.iter().find(|of| of.id == "hexapro-extreme").unwrap();
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut field = game("hexapro-extreme", 1_000, seed);
        let root = field.tournament.draw_root().unwrap();
        field.enter(2);
        assert_eq!(field.tournament.drawn(), None, "nothing is opened before the last seat is taken");
        field.enter(1);
        let opening = field.tournament.drawn().unwrap();
        assert!(opens_draw(&root, 1, &opening), "the number is the one that was sealed before the first registration");
        let row = family.drawn(opening.number).unwrap();
        drawn.insert(row.tenths);
        assert_eq!(field.tournament.pool(), row.pool(Money::new(1_000)).unwrap());
        assert_eq!(field.tournament.prizes(), row.prizes(Money::new(1_000)).unwrap());
        let table = field.only_table();
        assert!(table.taken().iter().all(|seat| table.settled_stack(seat) == row.stack));
        field.play_to_the_end();
        assert_eq!(field.places().values().map(|&(_, prize)| prize).sum::<Money>(), field.tournament.pool());
    }
    assert!(drawn.len() >= 3, "{drawn:?}");
}

#[test]
fn r_hex_3_ante_and_blinds_of_the_second_level_come_after_the_level_time_of_the_multiplier() {
    let mut field = game("hexapro", 100, 7);
    field.enter(3);
    let rulebook = Rulebook::en_2_7().unwrap();
    let family = rulebook.hexapro.iter().find(|of| of.id == "hexapro").unwrap();
    let row = family.drawn(field.tournament.drawn().unwrap().number).unwrap();
    let begun = field.now;
    while field.tournament.level() < 2 && field.tournament.stage() == TournamentStage::Playing {
        field.fold_on();
    }
    let level_ms = row.level_s * 1_000;
    assert!((level_ms..level_ms + 1_000).contains(&field.now.ms_since(begun)), "{:?}", field.now);
}

#[test]
fn r_hex_13_the_time_bank_depends_on_the_multiplier() {
    let banks = game("hexapro", 100, 1).tournament.terms().drawn_banks.clone();
    let short = BankRules::Steps { first_ms: 10_000, add_ms: 5_000, every_hands: 5, cap_ms: 20_000 };
    let long = BankRules::Steps { first_ms: 30_000, add_ms: 5_000, every_hands: 5, cap_ms: 60_000 };
    assert_eq!(banks, [long, long, long, short, short, short, short], "1000, 100, 25 times; 10, 5, 3, 1.5 times");
}
