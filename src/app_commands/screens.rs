//! Which screen, panel, sheet or table is shown.

use std::collections::BTreeSet;

use bevy::prelude::*;
use poker_client::Panel;
use poker_protocol::{Request, TableId};

use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::online::Online;
use crate::practice::PracticeRoom;
use crate::session::Session;
use crate::toasts::Toasts;

/// How one of the player's tables is chosen.
#[derive(Clone, Copy, Debug)]
pub(super) enum TableChoice {
    This(TableId),
    /// The table after the one in front.
    Next,
    /// The table that must be answered soonest.
    Waiting,
    /// A table by its number, counted from 1.
    Nth(u8),
}

/// Brings one of the player's tables to the front and returns it. The main window shows it, unless the table has a window of its own, which
/// is to be raised.
pub(super) fn show_table(
    In(which): In<TableChoice>,
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    desk: Res<Desk>,
    moment: Res<FrameClock>,
) -> Option<TableId> {
    let table = match which {
        TableChoice::This(table) => Some(table),
        TableChoice::Next => session.next_table(),
        TableChoice::Waiting => session.waiting_table(moment.now_ms),
        TableChoice::Nth(nth) => session.nth_table(nth),
    };
    let table = table.filter(|table| session.client.table(*table).is_some())?;
    session.bring_to_front(table, moment.now_ms);
    if !desk.has_window(table) {
        *navigation = Navigation { screen: Screen::Table, over: None, sheet: None };
    }
    Some(table)
}

/// Opens `panel` over the screen, or closes it where it is open. Asks the room for what the panel shows.
pub(super) fn toggle_panel(
    In(panel): In<Panel>,
    mut navigation: ResMut<Navigation>,
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
) {
    if panel == Panel::Account && !session.is_open() {
        return;
    }
    let over = (navigation.over != Some(panel)).then_some(panel);
    if matches!(over, Some(Panel::Rules | Panel::Account)) {
        ask_rules(&mut session);
    }
    if over == Some(Panel::Account) {
        session.ask(Request::AskPlans);
        session.ask(Request::AskTickets);
        session.ask(Request::AskStatement { before: None });
        online.connection.opened_account();
    }
    navigation.over = over;
}

/// Asks the room for the rules of each rulebook in the lobby whose rules are not known yet.
fn ask_rules(session: &mut Session) {
    let rulebooks: BTreeSet<String> = session.client.lobby().iter().map(|row| row.rulebook.clone()).collect();
    for rulebook in rulebooks.into_iter().filter(|rulebook| session.client.rules(rulebook).is_none()).collect::<Vec<_>>() {
        session.ask(Request::AskRules { rulebook });
    }
}

pub(super) fn show_sheet(In(sheet): In<SeatSheet>, mut navigation: ResMut<Navigation>) {
    navigation.sheet = Some(sheet);
}

/// Goes from a table to the lobby, or back.
pub(super) fn show_lobby(mut navigation: ResMut<Navigation>, session: Res<Session>) {
    navigation.over = None;
    navigation.sheet = None;
    navigation.screen = match navigation.screen {
        Screen::Lobby if session.front_id().is_some() => Screen::Table,
        Screen::Lobby | Screen::Tournament(_) | Screen::Table if session.is_open() => Screen::Lobby,
        Screen::Online => Screen::Online,
        Screen::Start | Screen::Lobby | Screen::Tournament(_) | Screen::Table => Screen::Start,
    };
}

/// Closes the panel or sheet that is open, or else goes back to the screen before this one.
pub(super) fn close(
    mut navigation: ResMut<Navigation>,
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
    mut practice: ResMut<PracticeRoom>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
) {
    if navigation.over.take().is_some() || navigation.sheet.take().is_some() {
        return;
    }
    match navigation.screen {
        Screen::Lobby if session.front_id().is_some() => navigation.screen = Screen::Table,
        Screen::Lobby if online.is_open() => {
            online.hang_up();
            session.close();
            navigation.screen = Screen::Online;
        }
        Screen::Online => {
            online.hang_up();
            navigation.screen = Screen::Start;
        }
        Screen::Lobby => {
            session.close();
            if let Some(trouble) = practice.close() {
                toasts.add(trouble, moment.now_ms);
            }
            navigation.screen = Screen::Start;
        }
        Screen::Tournament(_) => navigation.screen = Screen::Lobby,
        Screen::Start | Screen::Table => {}
    }
}
