//! What the settings keep between frames.

use super::keys::KeysEdit;
use super::presets::PresetsState;
use super::section::Section;
use super::text_size::TextSizeDrag;
use crate::screen::player::NameEdit;

/// What the settings keep between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsState {
    /// The open section.
    pub section: Section,
    pub(super) name: NameEdit,
    pub(crate) keys: KeysEdit,
    pub(super) presets: PresetsState,
    pub(super) text_size: TextSizeDrag,
    /// Whether the sheet with the sections is open, in a small window.
    pub(super) choosing: bool,
    /// Whether the question before the defaults are restored is open.
    pub(super) asking: bool,
}
