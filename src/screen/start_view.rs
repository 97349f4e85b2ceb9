//! What the first screen shows and keeps.

use poker_client::Settings;
use poker_text::{Language, Text};

use super::player::NameEdit;

/// What the first screen shows.
#[derive(Clone, Debug)]
pub struct StartView<'a> {
    pub settings: &'a Settings,
    /// The language that is spoken.
    pub language: Language,
    /// There is a saved game to go on with.
    pub saved: bool,
    /// What is known of it.
    pub saved_help: Option<Text>,
    /// Of this program.
    pub version: &'a str,
}

/// What the first screen keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartState {
    /// The sheet for setting up practice is open.
    pub practice: bool,
    pub(super) name: NameEdit,
}
