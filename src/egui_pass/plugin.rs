//! The systems of the pass, in drawing order.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use poker_client::Panel;

use super::asked::{ask, ask_at_front, ask_at_tables, end_pass};
use super::begin::{begin_pass, note_felt, note_keys, note_search, write_amounts};
use super::desk::draw_desk;
use super::fonts::install_fonts;
use super::hands_around::walk_hands;
use super::history::{draw_history, leave_history};
use super::notices::{draw_break, draw_notices, draw_reconnect, expire_toasts};
use super::pass::{has_fonts, is_too_small, shows_keys};
use super::person::{follow_person, keep_noted};
use super::practice::{draw_field, draw_field_at_table, draw_setup, find_field, hide_field};
use super::registration::draw_registration;
use super::replayer::{ReplayerPanel, draw_replayer, follow_replayer};
use super::rules::{RulesState, UsualRules, draw_rules};
use super::screens::{
    draw_account, draw_first_start, draw_keys, draw_lobby, draw_online, draw_settings, draw_start, draw_too_small, is_first_start,
};
use super::seat_sheets::{draw_offer, draw_queue, draw_raised};
use super::table::{draw_log_sheet, draw_tables, follow_table};
use super::tournament::{follow_tournament, forget_tables};
use super::tournament_page::{draw_tournament, draw_tournament_info, follow_tournament_page};
use super::trace::{draw_key_hint, is_traced, trace_controls, trace_first_frame, trace_focus, trace_pointer, trace_ready, trace_toasts};
use super::{PanelState, Pass};
use crate::frame_set::FrameSet;
use crate::navigation::{Navigation, Page};
use crate::panel::TablePanels;
use crate::screen::{
    AccountState, FirstStartState, HistoryState, JoinState, LobbyState, OnlineState, RegistrationState, SettingsState, SetupState,
    StartState, TournamentPageState,
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PanelState<TablePanels>>()
        .init_resource::<PanelState<StartState>>()
        .init_resource::<PanelState<FirstStartState>>()
        .init_resource::<PanelState<LobbyState>>()
        .init_resource::<PanelState<JoinState>>()
        .init_resource::<PanelState<SettingsState>>()
        .init_resource::<PanelState<OnlineState>>()
        .init_resource::<PanelState<AccountState>>()
        .init_resource::<PanelState<HistoryState>>()
        .init_resource::<PanelState<ReplayerPanel>>()
        .init_resource::<PanelState<RulesState>>()
        .init_resource::<PanelState<SetupState>>()
        .init_resource::<PanelState<RegistrationState>>()
        .init_resource::<PanelState<TournamentPageState>>()
        .init_resource::<UsualRules>();
    app.add_plugins(super::window_pass::plugin);
    let pages = (
        draw_too_small.run_if(is_too_small),
        draw_first_start.pipe(ask).run_if(is_on(Page::Start)).run_if(is_first_start),
        draw_start.pipe(ask).run_if(is_on(Page::Start)).run_if(not(is_first_start)),
        draw_online.pipe(ask).run_if(is_on(Page::Online)),
        draw_lobby.pipe(ask).run_if(is_on(Page::Lobby)),
        (draw_tournament.pipe(ask), follow_tournament_page).chain().run_if(is_on(Page::Tournament)),
        (
            follow_table,
            follow_tournament,
            follow_person,
            draw_desk.pipe(ask),
            draw_tables.pipe(ask_at_tables),
            keep_noted,
            draw_log_sheet.pipe(ask_at_front).run_if(is_log_open),
        )
            .chain()
            .run_if(is_on(Page::Table)),
        draw_settings.pipe(ask).run_if(is_on(Page::Settings)),
        draw_rules.pipe(ask).run_if(is_on(Page::Rules)),
        draw_keys.pipe(ask).run_if(is_on(Page::Keys)),
        draw_account.pipe(ask).run_if(is_on(Page::Account)),
        draw_history.pipe(ask).run_if(is_on(Page::History)),
        leave_history.run_if(not(is_on(Page::History))),
        (draw_replayer.pipe(follow_replayer).pipe(ask), walk_hands).chain().run_if(is_on(Page::Replayer)),
    );
    let sheets = (
        draw_field.pipe(ask),
        draw_offer.pipe(ask),
        draw_queue.pipe(ask),
        draw_registration.pipe(ask),
        draw_tournament_info.pipe(ask),
        draw_setup.pipe(ask),
        draw_raised.pipe(ask),
    );
    let notices = (
        expire_toasts,
        draw_reconnect.pipe(draw_field_at_table).pipe(draw_break).pipe(draw_notices).pipe(ask),
        draw_key_hint.run_if(shows_keys),
    );
    let traces = (trace_toasts, trace_pointer, trace_focus, trace_ready, trace_first_frame, trace_controls);
    let drawn = (
        (begin_pass, note_felt, note_keys, note_search, write_amounts, forget_tables, find_field, hide_field.run_if(is_on(Page::Table)))
            .chain(),
        pages.chain(),
        sheets.chain(),
        notices.chain(),
        end_pass,
        traces.chain().run_if(is_traced),
    );
    app.add_systems(EguiPrimaryContextPass, (install_fonts, drawn.chain().run_if(has_fonts)).chain().in_set(FrameSet::Panels));
}

/// Run condition: `page` fills the window, and the window is not too small.
fn is_on(page: Page) -> impl FnMut(Res<Navigation>, Res<Pass>) -> bool + Clone {
    move |navigation, pass| navigation.page() == page && !pass.is_too_small()
}

/// Run condition: the log lies over the table.
fn is_log_open(navigation: Res<Navigation>) -> bool {
    navigation.over == Some(Panel::Log)
}
