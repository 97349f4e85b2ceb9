//! The data and the state of the first screen.

use poker_client::Settings;
use poker_text::{Language, Text};

use super::player::NameEdit;

/// The data of the first screen.
#[derive(Clone, Debug)]
pub struct StartView<'a> {
    pub settings: &'a Settings,
    /// The language in use.
    pub language: Language,
    /// Whether there is a saved game to resume.
    pub saved: bool,
    /// A text about the saved game.
    pub saved_help: Option<Text>,
    /// The version of this program.
    pub version: &'a str,
}

/// What the first screen keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartState {
    /// Whether the sheet for setting up practice is open.
    pub practice: bool,
    pub(super) name: NameEdit,
}
