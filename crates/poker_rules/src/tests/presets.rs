//! Sizes to choose from (the order is that of their keys).

use super::table::{Table, setup};
use crate::{Betting, PresetKind::*};

fn presets(table: &Table) -> Vec<(crate::PresetKind, u64)> {
    table.hand.legal().unwrap().presets.iter().map(|preset| (preset.kind, preset.to.get())).collect()
}

#[test]
fn before_the_flop_sizes_are_multiples_of_the_bet() {
    let table = setup(&[500, 500, 500], 5, 10).table();
    assert_eq!(presets(&table), [(Min, 20), (Times25, 25), (Times3, 30), (Pot, 35), (AllIn, 500)], "of the big blind");
    let table = table.play("r30");
    assert_eq!(presets(&table), [(Min, 50), (Times25, 75), (Times3, 90), (Pot, 30 + 45 + 25), (AllIn, 500)]);
}

#[test]
fn later_sizes_are_fractions_of_the_pot_after_the_call() {
    let table = setup(&[500, 500, 500], 5, 10).table().play("c c x");
    assert_eq!(presets(&table), [(Min, 10), (HalfPot, 15), (TwoThirdsPot, 20), (Pot, 30), (AllIn, 490)]);
    let table = table.play("r20");
    assert_eq!(presets(&table), [(Min, 40), (HalfPot, 55), (TwoThirdsPot, 20 + 47), (Pot, 90), (AllIn, 490)]);
}

#[test]
fn sizes_outside_the_range_are_left_out() {
    assert_eq!(presets(&setup(&[500, 500, 28], 5, 10).table()), [(Min, 20), (Times25, 25), (AllIn, 28)]);
    assert_eq!(presets(&setup(&[500, 500, 15], 5, 10).table()), [(AllIn, 15)], "undersized");
    let table = setup(&[500, 500], 5, 10).table().play("c x r10 r20 r480");
    assert_eq!(presets(&table), [(AllIn, 490)]);
    let table = setup(&[500, 500, 500], 5, 10).table().play("c c x x x x r20 r60");
    assert_eq!(presets(&table)[..2], [(Min, 100), (HalfPot, 60 + 85)]);
}

#[test]
fn pot_limit_ends_at_the_pot() {
    let mut deep = setup(&[500, 500, 500], 5, 10);
    deep.game.betting = Betting::PotLimit;
    assert_eq!(presets(&deep.table()), [(Min, 20), (Times25, 25), (Times3, 30), (Pot, 35)]);
}
