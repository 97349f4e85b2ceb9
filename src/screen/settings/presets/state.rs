//! What the section of presets keeps between frames.

use poker_client::{BetPreset, BetPresetKind, BetPresets, PresetList};

/// A preset by its list and its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screen::settings) struct PresetAt {
    pub(super) list: PresetList,
    pub(super) at: usize,
}

impl PresetAt {
    pub(super) fn preset(self, presets: &BetPresets) -> Option<BetPreset> {
        presets.list(self.list).get(self.at).copied()
    }
}

/// The text of the value that the player types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ValueEdit {
    pub(super) of: PresetAt,
    pub(super) text: String,
}

/// A preset that is being dragged, and the index where it would be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PresetDrag {
    pub(super) of: PresetAt,
    pub(super) to: usize,
}

/// What the section of presets keeps between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::screen::settings) struct PresetsState {
    /// The preset whose sheet is open.
    pub(super) open: Option<PresetAt>,
    pub(super) edit: Option<ValueEdit>,
    pub(super) drag: Option<PresetDrag>,
}

impl PresetsState {
    /// Whether the sheet of a preset is open.
    pub(in crate::screen::settings) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The kind of the preset whose typed value is not possible.
    pub(super) fn wrong_kind(&self, presets: &BetPresets) -> Option<BetPresetKind> {
        let edit = self.edit.as_ref()?;
        let kind = edit.of.preset(presets)?.kind();
        is_wrong(kind, &edit.text).then_some(kind)
    }
}

/// Whether a typed text is no value of this kind. An empty field is not wrong yet.
pub(super) fn is_wrong(kind: BetPresetKind, typed: &str) -> bool {
    !typed.trim().is_empty() && kind.read(typed).is_none()
}
