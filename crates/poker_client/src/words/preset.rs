//! Preset amounts, and typed amounts that depend on the turn.

use poker_text::{Arg, Text, text};

use crate::{BetPreset, TypedBet};

/// The label of a preset.
pub fn preset_text(preset: BetPreset) -> Text {
    use text::action;
    match preset {
        BetPreset::Minimum => action::preset_min(),
        BetPreset::BigBlinds(hundredths) => text::money::in_bb(Arg::decimal(hundredths.into(), 2)),
        BetPreset::TimesBet(hundredths) => action::preset_times(Arg::decimal(hundredths.into(), 2)),
        BetPreset::PotPercent(25) => action::preset_quarter(),
        BetPreset::PotPercent(33) => action::preset_third(),
        BetPreset::PotPercent(50) => action::preset_half(),
        BetPreset::PotPercent(67) => action::preset_two_thirds(),
        BetPreset::PotPercent(75) => action::preset_three_quarters(),
        BetPreset::PotPercent(100) => action::preset_pot(),
        BetPreset::PotPercent(percent) => text::number::percent(Arg::count(percent.into())),
        BetPreset::AllIn => action::all_in(),
    }
}

/// What the amount of a preset is, for its tooltip.
pub fn preset_help(preset: BetPreset) -> Text {
    use text::action;
    match preset {
        BetPreset::Minimum => action::preset_min_help(),
        BetPreset::BigBlinds(hundredths) => action::preset_bb_help(text::money::in_bb(Arg::decimal(hundredths.into(), 2))),
        BetPreset::TimesBet(hundredths) => action::preset_times_help(Arg::decimal(hundredths.into(), 2)),
        BetPreset::PotPercent(50) => action::preset_half_help(),
        BetPreset::PotPercent(67) => action::preset_two_thirds_help(),
        BetPreset::PotPercent(100) => action::preset_pot_help(),
        BetPreset::PotPercent(percent) => action::preset_part_help(text::number::percent(Arg::count(percent.into()))),
        BetPreset::AllIn => action::preset_all_in_help(),
    }
}

impl TypedBet {
    /// How a typed multiple or part of the pot was read, with its amount.
    pub fn text(self, amount: Arg) -> Text {
        match self {
            Self::BigBlinds(hundredths) => text::action::read_bb(text::money::in_bb(Arg::decimal(hundredths, 2)), amount),
            Self::TimesBet(hundredths) => text::action::read_times(Arg::decimal(hundredths, 2), amount),
            Self::PotPercent(hundredths) => text::action::read_pot(text::number::percent(Arg::decimal(hundredths, 2)), amount),
        }
    }
}
