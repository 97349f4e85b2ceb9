//! Notes what has the keyboard's focus, for the keys of the next frame.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use poker_client::Panel;

use super::PanelState;
use crate::desk::Desk;
use crate::keyboard::Pointing;
use crate::navigation::{Navigation, Screen};
use crate::panel::TablePanels;
use crate::screen::SettingsState;
use crate::session::Session;

/// Notes which control has the focus and what lies over the table.
pub(crate) fn point(
    mut contexts: EguiContexts,
    session: Res<Session>,
    navigation: Res<Navigation>,
    tables: Res<PanelState<TablePanels>>,
    settings: Res<PanelState<SettingsState>>,
    mut pointing: ResMut<Pointing>,
) {
    let asked = session.front_id().and_then(|table| tables.0.of(table)).is_some_and(|state| state.dialog.is_some());
    let covered = navigation.over.is_some() || navigation.sheet.is_some() || asked || !session.client.raised().is_empty();
    *pointing = Pointing {
        page: navigation.over.is_some(),
        waits_for_key: navigation.over == Some(Panel::Settings) && settings.0.keys.waits(),
        table: navigation.screen == Screen::Table && !covered && session.front_id().is_some(),
        ..Pointing::default()
    };
    if let Ok(ctx) = contexts.ctx_mut() {
        pointing.text_field = ctx.text_edit_focused();
        pointing.control = ctx.memory(|memory| memory.focused().is_some());
        // The question of one of several tables leaves the others alive, so egui does not count it.
        pointing.sheet = asked || ctx.memory(|memory| memory.top_modal_layer().is_some());
    }
}

/// Notes whether something asks the player, so that no table comes to the top by itself.
pub(crate) fn note_question(navigation: Res<Navigation>, tables: Res<PanelState<TablePanels>>, mut desk: ResMut<Desk>) {
    let asks = !navigation.is_bare_table() || navigation.sheet.is_some() || tables.0.asks();
    desk.note_question(asks);
}
