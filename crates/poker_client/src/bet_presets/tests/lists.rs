//! Changing the lists.

use crate::bet_presets::{BetPreset, BetPresetKind, BetPresets, PresetList};
use BetPreset::{AllIn, BigBlinds, Minimum, PotPercent, TimesBet};

const FLOP: PresetList = PresetList::FromFlop;

#[test]
fn a_list_has_one_to_eight_presets() {
    let mut presets = BetPresets::default();
    for _ in 0..9 {
        presets.add(FLOP);
    }
    assert_eq!((presets.list(FLOP).len(), presets.may_add(FLOP), presets.longest()), (8, false, 8));
    for _ in 0..9 {
        presets.remove(FLOP, 0);
    }
    assert_eq!((presets.list(FLOP), presets.may_remove(FLOP)), (&[PotPercent(75)][..], false));
    assert_eq!(presets.list(PresetList::BeforeFlop).len(), 5, "the other list stays");
}

#[test]
fn a_preset_that_moves_pushes_those_between() {
    let after = |from, to| {
        let mut presets = BetPresets::default();
        presets.reorder(FLOP, from, to);
        presets.from_flop
    };
    assert_eq!(after(4, 1), [Minimum, AllIn, PotPercent(50), PotPercent(67), PotPercent(100)]);
    assert_eq!(after(0, 2), [PotPercent(50), PotPercent(67), Minimum, PotPercent(100), AllIn]);
    assert_eq!(after(0, 5), BetPresets::default().from_flop, "there is no such place");
}

#[test]
fn another_kind_begins_with_a_usual_value_and_the_same_kind_keeps_its_value() {
    let mut presets = BetPresets::default();
    presets.set_kind(PresetList::BeforeFlop, 1, BetPresetKind::TimesBet);
    presets.set_kind(PresetList::BeforeFlop, 2, BetPresetKind::BigBlinds);
    assert_eq!(presets.before_flop[1..3], [TimesBet(250), BigBlinds(300)]);
}

#[test]
fn a_typed_value_is_read_with_or_without_its_unit_and_within_its_range() {
    let read = |kind: BetPresetKind, typed: &[&str]| typed.iter().map(|typed| kind.read(typed)).collect::<Vec<_>>();
    assert_eq!(read(BetPresetKind::TimesBet, &["2.5", "2,5x", " 3 × ", "2.25"]), [Some(250), Some(250), Some(300), Some(225)]);
    assert_eq!(read(BetPresetKind::TimesBet, &["0.5", "21", "2.125", "-3", "x", ""]), [None; 6]);
    assert_eq!(read(BetPresetKind::BigBlinds, &["3 BB", "2,5bb", "500"]), [Some(300), Some(250), Some(50_000)]);
    assert_eq!(read(BetPresetKind::PotPercent, &["66", "66 %", "66\u{a0}%", "1\u{202f}000"]), [Some(66), Some(66), Some(66), Some(1_000)]);
    assert_eq!(read(BetPresetKind::PotPercent, &["66.5", "0", "1001"]), [None; 3]);
    assert_eq!(read(BetPresetKind::AllIn, &["5"]), [None]);
}
