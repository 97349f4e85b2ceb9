//! Which screen is in front, and what lies over it.

use bevy::prelude::*;
use poker_client::Panel;

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first screen.
    #[default]
    Start,
    /// Stakes to choose from.
    Lobby,
    /// A table.
    Table,
}

/// The screen, and the panel over it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Showing {
    pub(crate) screen: Screen,
    pub(crate) over: Option<Panel>,
}

impl Showing {
    /// The name of what is in front, for scripts and pictures.
    pub(crate) fn name(&self) -> &'static str {
        match (self.over, self.screen) {
            (Some(Panel::Settings), _) => "settings",
            (Some(Panel::Rules), _) => "rules",
            (Some(Panel::Keys), _) => "keys",
            (Some(Panel::Log), _) => "log",
            (Some(Panel::Lobby), _) | (None, Screen::Lobby) => "lobby",
            (None, Screen::Start) => "start",
            (None, Screen::Table) => "table",
        }
    }
}

/// Writes a line whenever another screen is in front.
pub(crate) fn trace_screen(showing: Res<Showing>, mut trace: ResMut<crate::trace::Trace>) {
    if showing.is_changed() {
        trace.event("screen", serde_json::json!({ "name": showing.name() }));
    }
}
