//! Notes what has the keyboard's focus, for the keys of the next frame.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Context;
use poker_client::{Panel, TextField};
use poker_protocol::TableId;

use super::PanelState;
use crate::desk::Desk;
use crate::keyboard::{Pointing, WindowPointing};
use crate::navigation::{Navigation, Screen};
use crate::panel::{TablePanels, amount_field};
use crate::screen::SettingsState;
use crate::session::Session;
use crate::windows::TableWindows;

/// Notes which control has the focus and what lies over the table.
pub(crate) fn point(
    mut contexts: EguiContexts,
    (session, desk): (Res<Session>, Res<Desk>),
    navigation: Res<Navigation>,
    tables: Res<PanelState<TablePanels>>,
    mut pointing: ResMut<WindowPointing>,
) {
    let front = desk.front_in_main(session.front_id());
    let asked = asks(&tables.0, front);
    let covered = navigation.over.is_some() || navigation.sheet.is_some() || asked || !session.client.raised().is_empty();
    pointing.main = Pointing {
        page: navigation.over.is_some(),
        table: navigation.screen == Screen::Table && !covered && front.is_some(),
        ..Pointing::default()
    };
    if let Ok(ctx) = contexts.ctx_mut() {
        note_focus(&mut pointing.main, ctx);
        // The question of one of several tables leaves the others alive, so egui does not count it.
        pointing.main.sheet |= asked;
    }
}

/// Notes whether the page of keys waits for one.
pub(crate) fn note_awaited_key(
    navigation: Res<Navigation>,
    settings: Res<PanelState<SettingsState>>,
    mut pointing: ResMut<WindowPointing>,
) {
    pointing.main.waits_for_key = navigation.over == Some(Panel::Settings) && settings.0.keys.waits();
}

/// Notes the same for the windows that show one table.
pub(crate) fn point_in_windows(
    mut contexts: EguiContexts,
    windows: Res<TableWindows>,
    tables: Res<PanelState<TablePanels>>,
    mut pointing: ResMut<WindowPointing>,
) {
    pointing.others.clear();
    for (table, window) in windows.iter() {
        let Some(ctx) = window.camera.and_then(|camera| contexts.ctx_for_entity_mut(camera).ok()) else { continue };
        let asked = asks(&tables.0, Some(table));
        let mut here = Pointing { table: !asked, ..Pointing::default() };
        note_focus(&mut here, ctx);
        here.sheet |= asked;
        pointing.others.insert(window.window, here);
    }
}

/// Whether a question or the sheet of a player lies over a table.
fn asks(tables: &TablePanels, table: Option<TableId>) -> bool {
    table.and_then(|table| tables.of(table)).is_some_and(|state| state.dialog.is_some() || state.person.is_some())
}

fn note_focus(pointing: &mut Pointing, ctx: &Context) {
    let focused = ctx.memory(|memory| memory.focused());
    let is_amount = focused.is_some() && focused == amount_field(ctx);
    pointing.field = ctx.text_edit_focused().then_some(if is_amount { TextField::Amount } else { TextField::Other });
    pointing.control = focused.is_some();
    pointing.sheet = ctx.memory(|memory| memory.top_modal_layer().is_some());
}

/// Notes whether something asks the player, so that no table comes to the top by itself.
pub(crate) fn note_question(navigation: Res<Navigation>, tables: Res<PanelState<TablePanels>>, mut desk: ResMut<Desk>) {
    let asks = !navigation.is_bare_table() || navigation.sheet.is_some() || tables.0.asks();
    desk.note_question(asks);
}
