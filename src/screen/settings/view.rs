//! The data of the settings screen.

use poker_client::{KeyChord, KeyNames, Settings};
use poker_text::Language;

/// The data of the settings screen.
#[derive(Clone, Copy, Debug)]
pub struct SettingsView<'a> {
    pub settings: &'a Settings,
    /// The language in use.
    pub language: Language,
    /// Whether the player sits out at the next big blind; `None` if the player sits at no table.
    pub sit_out_next_big_blind: Option<bool>,
    /// Whether the player leaves every table at its next big blind; `None` where no table offers it.
    pub leave_next_big_blind: Option<bool>,
    /// Whether there is no sound device.
    pub no_sound_device: bool,
    /// What is needed to name keys.
    pub names: KeyNames,
    /// The key that was pressed since the last frame while the section of keys waited for one.
    pub caught: Option<KeyChord>,
}
