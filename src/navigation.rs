//! Which screen is in front, and what lies over it.

use bevy::prelude::*;
use poker_client::{EntryChoice, Panel};
use poker_protocol::{StakeId, TableId, TournamentId};

/// A screen of the client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first screen.
    #[default]
    Start,
    /// Servers, and signing in at one.
    Online,
    /// The list of stakes and tournaments.
    Lobby,
    /// The lobby of one tournament.
    Tournament(TournamentId),
    Table,
}

/// A sheet about a seat or an entry, over the lobby, a tournament or a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatSheet {
    /// The seat that is reserved at a table.
    Offer(TableId),
    Queue(StakeId),
    /// Registering for tournaments.
    Registration(EntryChoice),
    /// The information of a tournament.
    Info(TournamentId),
    /// Setting up a tournament in practice.
    Setup,
}

/// The screen, and what lies over it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Navigation {
    pub(crate) screen: Screen,
    pub(crate) over: Option<Panel>,
    /// The sheet, which is drawn while no panel is over the screen.
    pub(crate) sheet: Option<SeatSheet>,
}

/// What fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Start,
    Online,
    Lobby,
    Tournament,
    Table,
    Settings,
    Rules,
    Keys,
    Account,
    History,
    Replayer,
}

impl Navigation {
    /// The page that is drawn: a panel if one covers the whole window, or else the screen.
    pub(crate) fn page(&self) -> Page {
        match (self.over, self.screen) {
            (Some(Panel::Settings), _) => Page::Settings,
            (Some(Panel::Rules), _) => Page::Rules,
            (Some(Panel::Keys), _) => Page::Keys,
            (Some(Panel::Account), _) => Page::Account,
            (Some(Panel::History), _) => Page::History,
            (Some(Panel::Replayer), _) => Page::Replayer,
            (Some(Panel::Log | Panel::Lobby) | None, Screen::Start) => Page::Start,
            (Some(Panel::Log | Panel::Lobby) | None, Screen::Online) => Page::Online,
            (Some(Panel::Log | Panel::Lobby) | None, Screen::Lobby) => Page::Lobby,
            (Some(Panel::Log | Panel::Lobby) | None, Screen::Tournament(_)) => Page::Tournament,
            (Some(Panel::Log | Panel::Lobby) | None, Screen::Table) => Page::Table,
        }
    }

    /// The sheet that is drawn.
    pub(crate) fn drawn_sheet(&self) -> Option<SeatSheet> {
        self.sheet.filter(|_| self.over.is_none() && self.is_in_room())
    }

    /// Whether a table is shown and nothing lies over it.
    pub(crate) fn is_bare_table(&self) -> bool {
        self.screen == Screen::Table && self.over.is_none()
    }

    /// Whether the player is in a room.
    pub(crate) fn is_in_room(&self) -> bool {
        matches!(self.screen, Screen::Lobby | Screen::Tournament(_) | Screen::Table)
    }

    /// The name of what is in front, for the trace and the tour.
    pub(crate) fn name(&self) -> &'static str {
        match (self.over, self.screen) {
            (Some(Panel::Settings), _) => "settings",
            (Some(Panel::Rules), _) => "rules",
            (Some(Panel::Keys), _) => "keys",
            (Some(Panel::Account), _) => "account",
            (Some(Panel::History), _) => "history",
            (Some(Panel::Replayer), _) => "replayer",
            (Some(Panel::Log), _) => "log",
            (Some(Panel::Lobby), _) => "lobby",
            (None, Screen::Start) => "start",
            (None, Screen::Online) => "online",
            (None, Screen::Lobby | Screen::Tournament(_) | Screen::Table) => match (self.sheet, self.screen) {
                (Some(SeatSheet::Offer(_)), _) => "offer",
                (Some(SeatSheet::Queue(_)), _) => "queue",
                (Some(SeatSheet::Registration(_)), _) => "registration",
                (Some(SeatSheet::Info(_)), _) => "tournament_info",
                (Some(SeatSheet::Setup), _) => "setup",
                (None, Screen::Lobby) => "lobby",
                (None, Screen::Tournament(_)) => "tournament",
                (None, Screen::Start | Screen::Online | Screen::Table) => "table",
            },
        }
    }
}

/// Traces each change of what is in front.
pub(crate) fn trace_screen(navigation: Res<Navigation>, mut trace: ResMut<crate::trace::Trace>) {
    if navigation.is_changed() {
        trace.event("screen", serde_json::json!({ "name": navigation.name() }));
    }
}
