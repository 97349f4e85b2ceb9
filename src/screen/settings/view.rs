//! What the settings show.

use poker_client::{PrintedRow, Settings};
use poker_text::Language;

/// What the settings show.
#[derive(Clone, Copy, Debug)]
pub struct SettingsView<'a> {
    pub settings: &'a Settings,
    /// The language that is spoken.
    pub language: Language,
    /// Whether the player sits out at the next big blind; none where the player sits at no table.
    pub sit_out_next_big_blind: Option<bool>,
    /// No sound would be heard: there is no device.
    pub no_sound_device: bool,
    /// What is printed on the keys that are known by their place.
    pub row: &'a PrintedRow,
}
