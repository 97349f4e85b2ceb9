//! Mistakes in HexaPro families are refused with file, row, field and what was expected.

use super::refused::{refused_of, value};
use crate::{Expected, Rulebook, RulebookError};

const EN_2_7: &str = include_str!("../../../data/en-2.7.ron");

#[test]
fn a_hexapro_figure_that_cannot_be_names_file_row_field_found_and_expected() {
    let between = Expected::Between;
    let chips = 1_000_000_000;
    for (from, to, row, field, found, expected) in [
        ("id: \"hexapro\"", "id: \"\"", "hexapro[1]", "id", "empty", Expected::NotEmpty),
        ("name: \"HexaPro\"", "name: \"\"", "hexapro[1]", "name", "empty", Expected::NotEmpty),
        ("id: \"hexapro-extreme\"", "id: \"hexapro\"", "hexapro[2]", "id", "\"hexapro\"", Expected::Once),
        (" players: (is: 3", " players: (is: 1", "hexapro[1].players", "is", "1", between(2, 10)),
        (" players: (is: 3", " players: (is: 11", "hexapro[1].players", "is", "11", between(2, 10)),
        ("most_games: (is: 8", "most_games: (is: 0", "hexapro[1].most_games", "is", "0", between(1, 255)),
        ("is: [100, 200, 500,", "is: [0, 200, 500,", "hexapro[1].buy_ins", "is", "0", between(1, 1_000_000_000_000)),
        ("is: [100, 200, 500,", "is: [100, 100, 500,", "hexapro[1].buy_ins", "is", "100", between(101, 1_000_000_000_000)),
        ("is: [100, 200, 500, 1000, 2500, 5000, 10000]", "is: []", "hexapro[1].buy_ins", "is", "empty", Expected::NotEmpty),
        ("tenths: 10000,", "tenths: 1000001,", "hexapro[1].multipliers[1]", "tenths", "1000001", between(1, 1_000_000)),
        ("tenths: 1000,", "tenths: 10000,", "hexapro[1].multipliers[2]", "tenths", "10000", between(1, 9_999)),
        ("tenths: 15,", "tenths: 0,", "hexapro[1].multipliers[7]", "tenths", "0", between(1, 29)),
        ("weight: 1,", "weight: 0,", "hexapro[1].multipliers[1]", "weight", "0", between(1, 100_000)),
        ("weight: 5,", "weight: 6,", "hexapro[1].multipliers", "weight", "100001", Expected::Sum(100_000)),
        ("weight: 5,", "weight: 4,", "hexapro[1].multipliers", "weight", "99999", Expected::Sum(100_000)),
        ("shares: [80, 12, 8]", "shares: [80, 12, 7]", "hexapro[1].multipliers[1]", "shares", "99", Expected::Sum(100)),
        ("shares: [80, 12, 8]", "shares: [80, 8, 12]", "hexapro[1].multipliers[1]", "shares", "12", between(1, 8)),
        ("shares: [80, 12, 8]", "shares: [80, 20, 0]", "hexapro[1].multipliers[1]", "shares", "0", between(1, 20)),
        ("shares: [80, 12, 8]", "shares: []", "hexapro[1].multipliers[1]", "shares", "0", between(1, 3)),
        ("shares: [80, 12, 8]", "shares: [80, 10, 6, 4]", "hexapro[1].multipliers[1]", "shares", "4", between(1, 3)),
        ("tenths: 30,", "tenths: 45,", "hexapro[1].multipliers", "mean", "3169410 millionths", Expected::CoveredPrizes),
        ("is: [100, 200, 500,", "is: [1, 200, 500,", "hexapro[1].multipliers[7]", "tenths", "15 for 1", Expected::WholeHundredths),
        (
            "shares: [100], stack: 500, level_s: 60",
            "shares: [67, 33], stack: 500, level_s: 60",
            "hexapro[1].multipliers[7]",
            "tenths",
            "15 for 100",
            Expected::WholeHundredths,
        ),
        ("stack: 500", "stack: 19", "hexapro[1].multipliers[1]", "stack", "19", between(20, chips)),
        ("level_s: 240", "level_s: 0", "hexapro[1].multipliers[1]", "level_s", "0", between(1, 86_400)),
        (
            "small_blind: 10, big_blind: 20, ante",
            "small_blind: 0, big_blind: 20, ante",
            "hexapro[1].levels[1]",
            "small_blind",
            "0",
            between(1, chips),
        ),
        ("small_blind: 15, big_blind: 30", "small_blind: 9, big_blind: 30", "hexapro[1].levels[2]", "small_blind", "9", between(10, chips)),
        ("big_blind: 30, ante: 4", "big_blind: 19, ante: 4", "hexapro[1].levels[2]", "big_blind", "19", between(20, chips)),
        ("small_blind: 15, big_blind: 30", "small_blind: 31, big_blind: 30", "hexapro[1].levels[2]", "big_blind", "30", between(31, chips)),
        ("big_blind: 40, ante: 5", "big_blind: 40, ante: 3", "hexapro[1].levels[3]", "ante", "3", between(4, 40)),
        ("big_blind: 40, ante: 5", "big_blind: 40, ante: 41", "hexapro[1].levels[3]", "ante", "41", between(4, 40)),
        ("\"en\", \"HexaPro, Blind structure\"", "\"fr\", \"HexaPro\"", "hexapro[1].levels", "from", "fr", Expected::KnownDocument),
    ] {
        assert_eq!(refused_of(EN_2_7, from, to), value(row, field, found, expected), "{to}");
    }
}

#[test]
fn a_hexapro_family_without_levels_or_multipliers_is_refused() {
    let after = |text: &str, mark: &str| EN_2_7.find(mark).map(|start| start + EN_2_7[start..].find(text).unwrap()).unwrap();
    let levels = &EN_2_7[after("is: [", "levels: (")..after("from:", "levels: (")];
    assert_eq!(refused_of(EN_2_7, levels, "is: [], "), value("hexapro[1].levels", "is", "empty", Expected::NotEmpty));
    let multipliers = &EN_2_7[after("[", "multipliers: [")..after("levels: (", "multipliers: [")];
    assert_eq!(refused_of(EN_2_7, multipliers, "[], "), value("hexapro[1].multipliers", "weight", "0", Expected::Sum(100_000)));
}

#[test]
fn a_wrong_type_in_a_hexapro_family_names_its_row_and_field() {
    let error = refused_of(EN_2_7, "weight: 5,", "weight: \"5\",");
    let RulebookError::Syntax { path, .. } = &error else { panic!("{error}") };
    assert_eq!(path, "hexapro[1].multipliers[2].weight");
    let error = refused_of(EN_2_7, "tenths: 15, ", "");
    assert!(error.to_string().contains("tenths"), "{error}");
}

#[test]
fn a_rulebook_without_the_field_has_no_hexapro_family() {
    let without = include_str!("../../../data/en-1.2.ron").replacen("    hexapro: [],\n", "", 1);
    assert!(Rulebook::parse("house.ron", &without).unwrap().hexapro.is_empty());
}
