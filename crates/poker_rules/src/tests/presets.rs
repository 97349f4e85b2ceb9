//! Sizes to choose from, in the order of their keys.

use super::table::{Table, setup};
use crate::{Betting, PresetKind};

fn presets(table: &Table) -> Vec<(PresetKind, u64)> {
    table.hand.legal().unwrap().presets.iter().map(|preset| (preset.kind, preset.to.get())).collect()
}

#[test]
fn before_the_flop_sizes_are_multiples_of_the_bet() {
    let table = setup(&[500, 500, 500], 5, 10).table();
    assert_eq!(
        presets(&table),
        [(PresetKind::Min, 20), (PresetKind::Times25, 25), (PresetKind::Times3, 30), (PresetKind::Pot, 35), (PresetKind::AllIn, 500)],
        "of the big blind"
    );
    let table = table.play("r30");
    assert_eq!(
        presets(&table),
        [
            (PresetKind::Min, 50),
            (PresetKind::Times25, 75),
            (PresetKind::Times3, 90),
            (PresetKind::Pot, 30 + 45 + 25),
            (PresetKind::AllIn, 500)
        ]
    );
}

#[test]
fn later_sizes_are_fractions_of_the_pot_after_the_call() {
    let table = setup(&[500, 500, 500], 5, 10).table().play("c c x");
    assert_eq!(
        presets(&table),
        [(PresetKind::Min, 10), (PresetKind::HalfPot, 15), (PresetKind::TwoThirdsPot, 20), (PresetKind::Pot, 30), (PresetKind::AllIn, 490)]
    );
    let table = table.play("r20");
    assert_eq!(
        presets(&table),
        [
            (PresetKind::Min, 40),
            (PresetKind::HalfPot, 55),
            (PresetKind::TwoThirdsPot, 20 + 47),
            (PresetKind::Pot, 90),
            (PresetKind::AllIn, 490)
        ]
    );
}

#[test]
fn sizes_outside_the_range_are_left_out() {
    assert_eq!(
        presets(&setup(&[500, 500, 28], 5, 10).table()),
        [(PresetKind::Min, 20), (PresetKind::Times25, 25), (PresetKind::AllIn, 28)]
    );
    assert_eq!(presets(&setup(&[500, 500, 15], 5, 10).table()), [(PresetKind::AllIn, 15)], "undersized");
    let table = setup(&[500, 500], 5, 10).table().play("c x r10 r20 r480");
    assert_eq!(presets(&table), [(PresetKind::AllIn, 490)]);
    let table = setup(&[500, 500, 500], 5, 10).table().play("c c x x x x r20 r60");
    assert_eq!(presets(&table)[..2], [(PresetKind::Min, 100), (PresetKind::HalfPot, 60 + 85)]);
}

#[test]
fn pot_limit_ends_at_the_pot() {
    let mut deep = setup(&[500, 500, 500], 5, 10);
    deep.game.betting = Betting::PotLimit { counts_call: true };
    assert_eq!(presets(&deep.table()), [(PresetKind::Min, 20), (PresetKind::Times25, 25), (PresetKind::Times3, 30), (PresetKind::Pot, 35)]);
}

#[test]
fn r_var_9_the_pot_is_what_pot_limit_allows() {
    let mut literal = setup(&[500, 500, 500], 5, 10);
    literal.game.betting = Betting::PotLimit { counts_call: false };
    assert_eq!(presets(&literal.table()), [(PresetKind::Min, 20), (PresetKind::Times25, 25), (PresetKind::Pot, 25)]);
}
