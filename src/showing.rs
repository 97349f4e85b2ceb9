//! Which screen is in front, and what lies over it.

use bevy::prelude::*;
use poker_client::Panel;
use poker_protocol::{StakeId, TableId};

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first screen.
    #[default]
    Start,
    /// Servers, and signing in at one.
    Online,
    /// Stakes to choose from.
    Lobby,
    /// A table.
    Table,
}

/// A sheet about the way to a table, over the lobby or a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The seat that is kept at a table.
    Offer(TableId),
    /// The queue of a stake.
    Queue(StakeId),
}

/// The screen, and what lies over it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Showing {
    pub(crate) screen: Screen,
    pub(crate) over: Option<Panel>,
    /// Drawn while no panel is over the screen.
    pub(crate) way: Option<Way>,
}

impl Showing {
    /// The name of what is in front, for scripts and pictures.
    pub(crate) fn name(&self) -> &'static str {
        match (self.over, self.screen) {
            (Some(Panel::Settings), _) => "settings",
            (Some(Panel::Rules), _) => "rules",
            (Some(Panel::Keys), _) => "keys",
            (Some(Panel::Account), _) => "account",
            (Some(Panel::Log), _) => "log",
            (Some(Panel::Lobby), _) => "lobby",
            (None, Screen::Start) => "start",
            (None, Screen::Online) => "online",
            (None, Screen::Lobby | Screen::Table) => match (self.way, self.screen) {
                (Some(Way::Offer(_)), _) => "offer",
                (Some(Way::Queue(_)), _) => "queue",
                (None, Screen::Lobby) => "lobby",
                (None, Screen::Start | Screen::Online | Screen::Table) => "table",
            },
        }
    }
}

/// Writes a line whenever another screen is in front.
pub(crate) fn trace_screen(showing: Res<Showing>, mut trace: ResMut<crate::trace::Trace>) {
    if showing.is_changed() {
        trace.event("screen", serde_json::json!({ "name": showing.name() }));
    }
}
