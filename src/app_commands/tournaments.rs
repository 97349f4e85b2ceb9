//! Tournaments: what is looked at, and which of their screens and sheets are shown.

use bevy::prelude::*;
use poker_client::EntryChoice;
use poker_protocol::{Request, TableId, TournamentId};

use crate::frame_clock::FrameClock;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::session::Session;

/// Asks the room to tell all about a tournament, from now on.
pub(super) fn look_at(In(tournament): In<TournamentId>, mut session: ResMut<Session>) {
    session.look_at(tournament);
}

/// Shows the lobby of a tournament.
pub(super) fn show_tournament(In(tournament): In<TournamentId>, mut session: ResMut<Session>, mut navigation: ResMut<Navigation>) {
    session.look_at(tournament);
    *navigation = Navigation { screen: Screen::Tournament(tournament), over: None, sheet: None };
}

/// Shows the sheet for registering. Asks the room for what it shows.
pub(super) fn show_registration(In(choice): In<EntryChoice>, mut session: ResMut<Session>, mut navigation: ResMut<Navigation>) {
    let tournaments = session.client.tournaments();
    let looked_at = match choice {
        EntryChoice::Tournament(tournament) => Some(tournament),
        EntryChoice::Games(offer) => tournaments.lobby().offer(offer).map(|row| row.open),
    };
    if let Some(tournament) = looked_at {
        session.look_at(tournament);
    }
    session.ask(Request::AskTickets);
    navigation.over = None;
    navigation.sheet = Some(SeatSheet::Registration(choice));
}

/// Removes the table of a tournament where the player no longer sits.
pub(super) fn leave_closed_table(
    In(table): In<TableId>,
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    moment: Res<FrameClock>,
) {
    session.leave_closed(table, moment.now_ms);
    if session.front_id().is_none() && navigation.screen == Screen::Table {
        navigation.screen = Screen::Lobby;
    }
}
