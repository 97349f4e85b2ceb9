//! What the settings keep between frames.

use super::section::Section;
use super::text_size::TextSizeDrag;
use crate::screen::player::NameEdit;

/// What the settings keep between frames.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsState {
    /// The section that is open.
    pub section: Section,
    pub(super) name: NameEdit,
    pub(super) text_size: TextSizeDrag,
    /// The sheet with the sections is open, in a small window.
    pub(super) choosing: bool,
    /// The question before the defaults are restored is open.
    pub(super) asking: bool,
}
