//! The panels of the tables that are drawn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use poker_client::{Amounts, AppIntent, BarMode, ConnectionState, Intent, SessionFigures, Settings, TableCall, TableMenu, TableTab};
use poker_protocol::TableId;

use super::tournament::tournament_hud;
use super::{PanelState, Pass};
use crate::desk::Desk;
use crate::navigation::Navigation;
use crate::online::Online;
use crate::panel::{
    AllTables, Dialog, Hud, TablePanelState, TablePanels, TileFrame, TimeBankView, log_sheet_ui, table_toasts, table_ui, tile_frame_ui,
    toasts_ui,
};
use crate::session::{SeatedTable, Session};
use crate::settings::CurrentSettings;
use crate::table::{CurrentLayout, TablePlace};
use crate::table_menus::TableMenus;

/// The room and the connection to it, as panels read them.
#[derive(SystemParam)]
pub(super) struct Room<'w> {
    pub(super) session: Res<'w, Session>,
    pub(super) online: Res<'w, Online>,
    pub(super) settings: Res<'w, CurrentSettings>,
}

impl Room<'_> {
    /// The session at the tables, if it is to be shown.
    pub(super) fn played(&self) -> Option<SessionFigures> {
        self.session.clock.figures().filter(|_| self.settings.0.session.shows_clock)
    }

    /// What is chosen for all tables, and what they offer.
    pub(super) fn all_tables(&self) -> AllTables {
        AllTables {
            order: self.settings.0.tables.order,
            out: self.session.client.sits_out_everywhere(),
            next_hand: self.session.offers_next_hand(),
        }
    }
}

/// Tells the panels at which table the log is open, what lies over all of them, and what a key has opened at a table.
pub(super) fn follow_table(
    (session, desk): (Res<Session>, Res<Desk>),
    navigation: Res<Navigation>,
    mut menus: ResMut<TableMenus>,
    mut state: ResMut<PanelState<TablePanels>>,
) {
    let front = desk.front_in_main(session.front_id());
    for table in session.shown().map(|seated| seated.table) {
        let state = state.0.at(table);
        state.log_is_open = navigation.over == Some(poker_client::Panel::Log) && front == Some(table);
        state.tournament.covered = navigation.drawn_sheet().is_some();
        let opened = menus.take(table);
        let Some((menu, model)) = opened.and_then(|menu| Some((menu, session.client.table(table)?))) else { continue };
        match menu {
            TableMenu::Leave => state.dialog = Some(Dialog::Leave),
            TableMenu::Phrases if model.info().chat => state.dialog = Some(Dialog::Phrases),
            TableMenu::Phrases => {}
        }
    }
}

/// Draws the panels of every table that is drawn.
pub(super) fn draw_tables(
    pass: Res<Pass>,
    room: Room,
    layout: Res<CurrentLayout>,
    mut state: ResMut<PanelState<TablePanels>>,
) -> Vec<(TableId, Intent)> {
    // In tiles the tabs lie in the strip.
    let tabs = if pass.tiled { Vec::new() } else { tabs(&room.session, pass.now_ms) };
    let calls = room.session.calls(pass.now_ms);
    let has_windows = layout.panels().iter().any(|place| place.window != 0);
    let mut asked = Vec::new();
    for place in layout.panels().iter().filter(|place| place.window == pass.number) {
        let Some(table) = place.table else { continue };
        let call = calls.iter().find(|call| call.table == table);
        asked
            .extend(draw_one(&pass, &room, place, state.0.at(table), (&tabs, call, has_windows)).into_iter().map(|intent| (table, intent)));
    }
    asked
}

fn draw_one(
    pass: &Pass,
    room: &Room<'_>,
    place: &TablePlace,
    state: &mut TablePanelState,
    (tabs, call, has_windows): (&[TableTab], Option<&TableCall>, bool),
) -> Vec<Intent> {
    let session = &*room.session;
    let Some(seated) = place.table.and_then(|table| session.seated(table)) else { return Vec::new() };
    let Some(hud) = hud(pass, room, seated, &*state, tabs) else { return Vec::new() };
    let in_front = session.front_id() == Some(seated.table);
    let amounts = Amounts::at(hud.model, session.client.currency(), room.settings.0.amounts_in_bb);
    let style = pass.style_at(place, amounts, in_front);
    let mut asked = table_ui(pass.ctx(), &style, &place.layout, &hud, &seated.bar, state);
    if place.tiled || has_windows {
        let (call, seconds) = (call.map(|call| call.kind), call.and_then(|call| call.seconds));
        tile_frame_ui(pass.ctx(), &style, TileFrame { call, seconds, keys: in_front, words: place.tiled });
    }
    if place.tiled {
        let top = style.window.top() + style.scale.l(style.theme.size.top_bar);
        asked.extend(toasts_ui(pass.ctx(), &style, top, &table_toasts(hud.model, hud.view, &style)).0);
        // A question has no room in a small tile.
        if hud.is_small(&style) && (state.dialog.is_some() || state.person.is_some()) {
            asked.push(AppIntent::EnlargeTable.into());
        }
    }
    asked
}

/// Draws the log of the table in front over the whole main window.
pub(super) fn draw_log_sheet(pass: Res<Pass>, room: Room, desk: Res<Desk>, mut state: ResMut<PanelState<TablePanels>>) -> Vec<Intent> {
    let tabs = tabs(&room.session, pass.now_ms);
    let Some(front) = desk.front_in_main(room.session.front_id()).and_then(|table| room.session.seated(table)) else { return Vec::new() };
    let state = state.0.at(front.table);
    let Some(hud) = hud(&pass, &room, front, &*state, &tabs) else { return Vec::new() };
    log_sheet_ui(pass.ctx(), &pass.style(), &hud, state)
}

/// The tabs that lead to the player's tables, reserved seats and queues. A tab calls the player when the frame of its table does.
pub(super) fn tabs(session: &Session, now_ms: u64) -> Vec<TableTab> {
    session.client.tabs(session.front_id(), &session.calls(now_ms), now_ms)
}

fn hud<'a>(pass: &Pass, room: &'a Room<'_>, seated: &'a SeatedTable, state: &TablePanelState, tabs: &'a [TableTab]) -> Option<Hud<'a>> {
    let session = &*room.session;
    let settings: &Settings = &room.settings.0;
    let model = session.client.table(seated.table)?;
    let own_clock = seated.clock().filter(|_| seated.bar.mode() == BarMode::Turn);
    let kept = model.you().and_then(|you| you.bank_ms).map(|ms| ms.div_ceil(1000));
    let bank = own_clock.map(|clock| TimeBankView { seconds: clock.bank_seconds, running: clock.bank_running });
    Some(Hud {
        model,
        view: seated.playback.view(),
        settled: seated.playback.timeline().is_idle(),
        letters: settings.court_letters,
        balance: session.client.balance(),
        can_refill: session.client.can_refill(),
        odds: seated.odds.shown(),
        peeks: settings.hides_own_cards.then_some(seated.peek.pointer),
        cards_to_come: seated.cards_to_come(),
        tabs,
        all_tables: (session.client.tables().count() > 1).then(|| room.all_tables()),
        connection: line(session, &room.online),
        muted: settings.sounds.muted,
        bank: bank.or(kept.map(|seconds| TimeBankView { seconds, running: false })),
        tournament: tournament_hud(session, seated, settings, &state.tournament, pass.now_ms),
        hint: settings.button_hint.filter(|_| model.info().practice),
        large: pass.large.map(|large| large == Some(seated.table)),
        in_own_window: pass.number != 0,
        played: room.played(),
        now_ms: pass.now_ms,
    })
}

/// The state of the connection. A room in this process always has a good one.
pub(super) fn line(session: &Session, online: &Online) -> ConnectionState {
    match (online.is_open(), session.is_open()) {
        (true, _) => online.connection.state(),
        (false, true) => ConnectionState::Good,
        (false, false) => ConnectionState::Lost,
    }
}
