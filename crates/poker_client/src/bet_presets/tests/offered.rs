//! Which presets of a list are shown on a turn.

use poker_rules::{Betting, RaiseRange};

use super::{chips, flop, shown, shown_in, unopened};
use crate::bet_presets::{BetPreset, BetPresets, BetSizing, PresetPlace};
use BetPreset::{AllIn, Minimum, PotPercent, TimesBet};

fn stack(amount: u64, sizing: BetSizing) -> BetSizing {
    BetSizing { range: RaiseRange { max_to: chips(amount), ..sizing.range }, everything: chips(amount), ..sizing }
}

#[test]
fn the_defaults_are_the_presets_that_the_rules_offer() {
    let presets = BetPresets::default();
    let before = [(1, Minimum, 40), (2, TimesBet(250), 50), (3, TimesBet(300), 60), (4, PotPercent(100), 70), (5, AllIn, 2000)];
    assert_eq!(shown(unopened(), &presets), before);
    let after = [(1, Minimum, 20), (2, PotPercent(50), 200), (3, PotPercent(67), 270), (4, PotPercent(100), 400), (5, AllIn, 2000)];
    assert_eq!(shown(flop(), &presets), after);
}

#[test]
fn of_presets_with_one_amount_the_one_that_says_it_is_shown() {
    let presets = BetPresets::default();
    let short = [(1, Minimum, 40), (2, TimesBet(250), 50), (5, AllIn, 55)];
    assert_eq!(shown(stack(55, unopened()), &presets), short, "neither 3× nor the pot names a short stack");
    let range = RaiseRange { min_to: chips(150), ..flop().range };
    let high = BetSizing { range, pot: chips(100), ..flop() };
    assert_eq!(shown(high, &presets), [(1, Minimum, 150), (5, AllIn, 2000)], "every part of the pot is too small");
}

#[test]
fn where_all_in_has_no_room_the_first_preset_that_comes_to_it_is_shown() {
    let short = [(1, Minimum, 40), (2, TimesBet(250), 50), (3, TimesBet(300), 55)];
    assert_eq!(shown_in(4, stack(55, unopened()), &BetPresets::default()), short);
}

#[test]
fn a_pot_that_is_the_whole_stack_reads_all_in() {
    let even = shown(stack(70, unopened()), &BetPresets::default());
    assert_eq!(even.last(), Some(&(5, AllIn, 70)));
    assert!(!even.iter().any(|(place, ..)| *place == 4), "{even:?}");
}

#[test]
fn where_several_say_one_amount_the_first_is_shown() {
    let same = BetPresets { before_flop: vec![TimesBet(350), PotPercent(100), TimesBet(350)], ..BetPresets::default() };
    assert_eq!(shown(unopened(), &same), [(1, TimesBet(350), 70)]);
    let other = BetPresets { before_flop: vec![PotPercent(100), TimesBet(350)], ..BetPresets::default() };
    assert_eq!(shown(unopened(), &other), [(1, PotPercent(100), 70)]);
}

#[test]
fn an_amount_that_was_moved_into_the_range_is_shown_if_none_says_it() {
    let only = BetPresets { before_flop: vec![TimesBet(300), PotPercent(100)], ..BetPresets::default() };
    assert_eq!(shown(stack(55, unopened()), &only), [(1, TimesBet(300), 55)]);
}

#[test]
fn a_preset_that_is_not_shown_keeps_its_amount_for_its_key() {
    let offered = stack(55, unopened()).offered(&BetPresets::default());
    let pot = offered.at(PresetPlace::Fourth).unwrap();
    assert_eq!((pot.preset, pot.to, pot.moved), (PotPercent(100), chips(55), true));
    assert_eq!(offered.at(PresetPlace::Sixth), None, "a place without a preset is empty");
}

#[test]
fn a_pot_limit_shows_no_all_in_before_it_can_be_bet() {
    let range = RaiseRange { max_to: chips(70), ..unopened().range };
    let limited = BetSizing { betting: Betting::PotLimit { counts_call: true }, range, ..unopened() };
    let expected = [(1, Minimum, 40), (2, TimesBet(250), 50), (3, TimesBet(300), 60), (4, PotPercent(100), 70)];
    assert_eq!(shown(limited, &BetPresets::default()), expected);
}
