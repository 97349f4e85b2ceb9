//! The panels of the table in front.

use bevy::prelude::*;
use poker_client::{BarMode, ConnectionState, Intent, Settings, TableTab};

use super::tournament::tournament_hud;
use super::{PanelState, Pass};
use crate::navigation::Navigation;
use crate::online::Online;
use crate::panel::{Hud, TablePanelState, TimeBankView, log_sheet_ui, table_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::table::CurrentLayout;

/// Tells the panels which table is in front and whether the log lies over it.
pub(super) fn follow_table(session: Res<Session>, navigation: Res<Navigation>, mut state: ResMut<PanelState<TablePanelState>>) {
    if let Some(table) = session.front_id() {
        state.0.follow(table, navigation.over == Some(poker_client::Panel::Log));
        state.0.tournament.covered = navigation.drawn_sheet().is_some();
    }
}

pub(super) fn draw_table(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    online: Res<Online>,
    layout: Res<CurrentLayout>,
    mut state: ResMut<PanelState<TablePanelState>>,
) -> Vec<Intent> {
    let tabs = tabs(&session, pass.now_ms);
    let (Some(hud), Some(front), Some(layout)) =
        (hud(&pass, &session, (&settings.0, &state.0), &online, &tabs), session.front(), layout.panels())
    else {
        return Vec::new();
    };
    table_ui(pass.ctx(), &pass.style(), layout, &hud, &front.bar, &mut state.0)
}

/// Draws the log over the whole window.
pub(super) fn draw_log_sheet(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    online: Res<Online>,
    layout: Res<CurrentLayout>,
    mut state: ResMut<PanelState<TablePanelState>>,
) -> Vec<Intent> {
    let tabs = tabs(&session, pass.now_ms);
    let Some(hud) = hud(&pass, &session, (&settings.0, &state.0), &online, &tabs).filter(|_| layout.panels().is_some()) else {
        return Vec::new();
    };
    log_sheet_ui(pass.ctx(), &pass.style(), &hud, &mut state.0)
}

/// The tabs that lead to the player's tables, reserved seats and queues.
pub(super) fn tabs(session: &Session, now_ms: u64) -> Vec<TableTab> {
    let mut tabs = session.client.tabs(session.front_id(), now_ms);
    let acts = session.front().is_some_and(|front| front.bar.mode() == BarMode::Turn);
    for tab in &mut tabs {
        // The tab of the table in front must not show more than the felt does.
        if let TableTab::Table { front: true, turn, seconds, .. } = tab {
            *turn &= acts;
            *seconds = seconds.filter(|_| acts);
        }
    }
    tabs
}

fn hud<'a>(
    pass: &Pass,
    session: &'a Session,
    (settings, state): (&Settings, &TablePanelState),
    online: &Online,
    tabs: &'a [TableTab],
) -> Option<Hud<'a>> {
    let model = session.table()?;
    let front = session.front()?;
    let own_clock = front.clock().filter(|_| front.bar.mode() == BarMode::Turn);
    let kept = model.you().and_then(|you| you.bank_ms).map(|ms| ms.div_ceil(1000));
    let bank = own_clock.map(|clock| TimeBankView { seconds: clock.bank_seconds, running: clock.bank_running });
    Some(Hud {
        model,
        view: front.playback.view(),
        settled: front.playback.timeline().is_idle(),
        letters: settings.court_letters,
        balance: session.client.balance(),
        can_refill: session.client.can_refill(),
        odds: front.odds.shown(),
        tabs,
        connection: line(session, online),
        muted: settings.sounds.muted,
        bank: bank.or(kept.map(|seconds| TimeBankView { seconds, running: false })),
        tournament: tournament_hud(session, settings, &state.tournament, pass.now_ms),
        now_ms: pass.now_ms,
    })
}

/// The state of the connection. A room in this process always has a good one.
fn line(session: &Session, online: &Online) -> ConnectionState {
    match (online.is_open(), session.is_open()) {
        (true, _) => online.connection.state(),
        (false, true) => ConnectionState::Good,
        (false, false) => ConnectionState::Lost,
    }
}
