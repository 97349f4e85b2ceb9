//! What each preset is on a turn, and what a typed amount means.

mod lists;
mod offered;
mod sizing;
mod typed;

use poker_rules::{Betting, Chips, RaiseRange};

use super::{BetPreset, BetPresets, BetSizing, PresetList};

fn chips(amount: u64) -> Chips {
    Chips::new(amount)
}

/// Blinds 10 and 20, stacks of 2000, nobody has bet yet; the small blind has folded.
fn unopened() -> BetSizing {
    BetSizing {
        range: RaiseRange { min_to: chips(40), max_to: chips(2000), opens: false, undersized: false },
        betting: Betting::NoLimit,
        list: PresetList::BeforeFlop,
        big_blind: chips(20),
        to_match: chips(20),
        limpers: 0,
        pot: chips(50),
        everything: chips(2000),
    }
}

/// On the flop with 400 in the pot; a check is free.
fn flop() -> BetSizing {
    let range = RaiseRange { min_to: chips(20), opens: true, ..unopened().range };
    BetSizing { range, list: PresetList::FromFlop, to_match: Chips::ZERO, pot: chips(400), ..unopened() }
}

/// The amount of a preset, not rounded.
fn exact(sizing: BetSizing, preset: BetPreset) -> u64 {
    sizing.amount(preset, false).unwrap().get()
}

/// The amount of a preset, rounded to half a big blind.
fn rounded(sizing: BetSizing, preset: BetPreset) -> u64 {
    sizing.amount(preset, true).unwrap().get()
}

/// The presets that are shown, with their places and amounts.
fn shown(sizing: BetSizing, presets: &BetPresets) -> Vec<(u8, BetPreset, u64)> {
    shown_in(BetPresets::MOST, sizing, presets)
}

/// The presets that are shown where there is room for this many places.
fn shown_in(places: usize, sizing: BetSizing, presets: &BetPresets) -> Vec<(u8, BetPreset, u64)> {
    let offered = sizing.offered(presets);
    offered.shown(places).map(|(place, offered)| (place.number(), offered.preset, offered.to.get())).collect()
}
