//! Draws the screens that fill the window instead of a table.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use poker_client::{ClientModel, EntryChoice, Intent, KeyNames};
use poker_protocol::Request;
use poker_text::text;

use super::table::tabs;
use super::{PanelState, Pass};
use crate::frame_clock::FrameClock;
use crate::history::PlayedTournaments;
use crate::keyboard::Keys;
use crate::local_time::local_time;
use crate::online::Online;
use crate::platform::SMALLEST_WINDOW;
use crate::practice::PracticeRoom;
use crate::screen::{
    AccountState, AccountView, FirstStartState, FirstStartView, LobbyState, LobbyView, OnlineState, OnlineView, SettingsState,
    SettingsView, StartState, StartView, TournamentsView, account_ui, first_start_ui, keys_ui, lobby_ui, online_ui, settings_ui, start_ui,
};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::sound::SoundDevice;
use crate::style::{TextSide, place};
use crate::third_party::winit::NextFrame;

/// Tells the player that the window is too small. Nothing else is drawn then.
pub(super) fn draw_too_small(pass: Res<Pass>) {
    let (width, height) = SMALLEST_WINDOW;
    let style = pass.style();
    let words = style.say(&text::error::window_too_small(width.to_string(), height.to_string()));
    place(pass.ctx(), "too small", style.window, egui::Order::Foreground, |ui| {
        ui.painter().rect_filled(style.window, 0.0, style.ink.room);
        style.fit(ui, style.window.shrink(style.theme.spacing.s), TextSide::Middle, style.body(), &words);
    });
}

pub(super) fn draw_start(
    pass: Res<Pass>,
    settings: Res<CurrentSettings>,
    practice: Res<PracticeRoom>,
    mut state: ResMut<PanelState<StartState>>,
) -> Vec<Intent> {
    let view = StartView {
        settings: &settings.0,
        language: pass.texts.language(),
        saved: practice.has_save(),
        saved_help: practice.saved_help(&pass.amounts),
        version: env!("CARGO_PKG_VERSION"),
    };
    start_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}

/// Run condition: the steps of the first start are still to be shown.
pub(super) fn is_first_start(settings: Res<CurrentSettings>) -> bool {
    settings.0.first_start
}

pub(super) fn draw_first_start(
    pass: Res<Pass>,
    settings: Res<CurrentSettings>,
    keys: Res<Keys>,
    mut state: ResMut<PanelState<FirstStartState>>,
) -> Vec<Intent> {
    let names = KeyNames { printed: keys.printed(), follow: settings.0.keys.follow };
    let view = FirstStartView { settings: &settings.0, language: pass.texts.language(), names };
    first_start_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}

pub(super) fn draw_online(
    pass: Res<Pass>,
    online: Res<Online>,
    settings: Res<CurrentSettings>,
    mut state: ResMut<PanelState<OnlineState>>,
) -> Vec<Intent> {
    let view = OnlineView {
        book: &online.book,
        kept: online.kept_account(),
        plain: online.is_plain(),
        connection: &online.connection,
        open: online.is_open(),
        server: online.server(),
        name: &settings.0.name,
        now_ms: pass.now_ms,
    };
    online_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}

pub(super) fn draw_lobby(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    mut next: ResMut<NextFrame>,
    mut state: ResMut<PanelState<LobbyState>>,
) -> Vec<Intent> {
    let client = &session.client;
    let pending = pending_entries(client);
    let entries = TournamentsView {
        tournaments: client.tournaments(),
        pending: &pending,
        settings: &settings.0,
        now_ms: pass.now_ms,
        wall_ms: moment.unix_ms,
        local: local_time,
        may_set_up: pass.practice.may_set_up,
    };
    if let Some(ms) = entries.next_change_ms() {
        next.within(Duration::from_millis(ms));
    }
    let seated: Vec<_> = client.tables().map(|(_, model)| model.info().stake).collect();
    let view = LobbyView {
        stakes: client.lobby(),
        loading: client.lobby().is_empty(),
        balance: client.balance(),
        can_refill: client.can_refill(),
        seated: &seated,
        tabs: &tabs(&session, pass.now_ms),
        seat_offers: client.seat_offers(),
        jackpots: client.jackpots(),
        player_search: client.finds_players().then(|| client.player_search()),
        settings: &settings.0,
        entries,
    };
    lobby_ui(pass.ctx(), &pass.style_above_field(), &view, &mut state.0)
}

/// The tournaments and offers about whose entries the player has asked and the room has not answered.
pub(super) fn pending_entries(client: &ClientModel) -> Vec<EntryChoice> {
    client.pending().filter(|(_, request)| is_of_entry(request)).filter_map(|(_, request)| EntryChoice::of(request)).collect()
}

/// Whether a request enters a tournament or takes an entry back.
fn is_of_entry(request: &Request) -> bool {
    matches!(request, Request::Register { .. } | Request::RegisterGames { .. } | Request::Unregister { .. })
}

pub(super) fn draw_settings(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    sound: Res<SoundDevice>,
    mut keys: ResMut<Keys>,
    mut state: ResMut<PanelState<SettingsState>>,
) -> Vec<Intent> {
    let view = SettingsView {
        settings: &settings.0,
        language: pass.texts.language(),
        sit_out_next_big_blind: session.client.tables().find_map(|(_, model)| model.you()?.sit_out_next_big_blind),
        leave_next_big_blind: session.client.leaves_next_big_blind_everywhere(),
        no_sound_device: *sound == SoundDevice::Missing,
        names: KeyNames { printed: keys.printed(), follow: settings.0.keys.follow },
        caught: keys.take_caught(),
    };
    settings_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}

pub(super) fn draw_keys(pass: Res<Pass>, settings: Res<CurrentSettings>, keys: Res<Keys>) -> Vec<Intent> {
    let names = KeyNames { printed: keys.printed(), follow: settings.0.keys.follow };
    keys_ui(pass.ctx(), &pass.style(), &settings.0.keys.bindings(), &names)
}

pub(super) fn draw_account(
    pass: Res<Pass>,
    session: Res<Session>,
    online: Res<Online>,
    played: Res<PlayedTournaments>,
    mut state: ResMut<PanelState<AccountState>>,
) -> Vec<Intent> {
    let client = &session.client;
    let rulebooks: BTreeSet<&str> = client.lobby().iter().map(|row| row.rulebook.as_str()).collect();
    let rules: Vec<_> = rulebooks.into_iter().filter_map(|rulebook| client.rules(rulebook)).collect();
    let exchanging: Vec<_> = client
        .pending()
        .filter_map(|(_, request)| if let Request::ExchangeTicket { ticket } = request { Some(*ticket) } else { None })
        .collect();
    let view = AccountView {
        balance: client.balance(),
        plans: client.plans(),
        tickets: client.tournaments().tickets(),
        exchanging: &exchanging,
        statement: client.statement(),
        played: &played.history,
        connection: online.is_open().then_some(&online.connection),
        now_ms: pass.now_ms,
        rules: &rules,
        local: local_time,
    };
    account_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}
