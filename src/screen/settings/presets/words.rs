//! Texts of presets, and the names of their controls.

use poker_client::{BetPreset, BetPresetKind, PresetList, preset_text};
use poker_text::{Arg, Text, text};

use crate::style::Style;

/// The part of a list in the names of its controls.
pub(super) const fn tag(list: PresetList) -> &'static str {
    match list {
        PresetList::BeforeFlop => "before",
        PresetList::FromFlop => "after",
    }
}

/// The heading of a list.
pub(super) fn list_text(list: PresetList) -> Text {
    match list {
        PresetList::BeforeFlop => text::settings::presets_before(),
        PresetList::FromFlop => text::settings::presets_after(),
    }
}

/// The name of a kind.
pub(super) fn kind_text(kind: BetPresetKind) -> Text {
    match kind {
        BetPresetKind::Minimum => text::settings::preset_minimum(),
        BetPresetKind::BigBlinds => text::settings::preset_big_blinds(),
        BetPresetKind::TimesBet => text::settings::preset_times(),
        BetPresetKind::PotPercent => text::settings::preset_percent(),
        BetPresetKind::AllIn => text::action::all_in(),
    }
}

/// The value of a preset as it stands in its field; `None` for a kind without one.
pub(super) fn value_arg(preset: BetPreset) -> Option<Arg> {
    Some(Arg::decimal(preset.value()?.into(), preset.kind().decimals()))
}

/// Says which values are possible.
pub(super) fn range_text(kind: BetPresetKind) -> Text {
    let arg = |value: u16| Arg::decimal(value.into(), kind.decimals());
    text::settings::presets_range(arg(*kind.range().start()), arg(*kind.range().end()))
}

/// The name of a control of a preset.
pub(super) fn control(list: PresetList, at: usize, part: &str) -> String {
    format!("settings.presets.{}.{}.{part}", tag(list), at + 1)
}

/// The label of a preset.
pub(super) fn label(style: &Style<'_>, preset: BetPreset) -> String {
    style.texts.say(&preset_text(preset))
}
