//! The sheet for registering, and the lobby of one tournament.

use bevy::prelude::*;
use poker_client::{AppIntent, EntryChoice, Intent};

use super::practice::FieldLine;
use super::{PanelState, Pass};
use crate::frame_clock::FrameClock;
use crate::local_time::local_time;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::screen::{LobbyState, RegistrationState, RegistrationView, TournamentPageState, TournamentView, registration_ui, tournament_ui};
use crate::session::Session;
use crate::third_party::winit::NextFrame;

pub(super) fn draw_registration(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    moment: Res<FrameClock>,
    lobby: Res<PanelState<LobbyState>>,
    mut state: ResMut<PanelState<RegistrationState>>,
) -> Vec<Intent> {
    if !matches!(navigation.sheet, Some(SeatSheet::Registration(_))) {
        // A password is kept no longer than its sheet.
        state.bypass_change_detection().0 = RegistrationState::default();
    }
    let Some(SeatSheet::Registration(choice)) = navigation.drawn_sheet() else { return Vec::new() };
    let view = RegistrationView::of(&session.client, choice, lobby.0.entries.games, (moment.unix_ms, local_time));
    // The room no longer has it.
    let Some(view) = view else { return vec![AppIntent::Close.into()] };
    let (mut asked, close) = registration_ui(pass.ctx(), &pass.style(), &view, &mut state.0);
    let done = state.0.is_done(&view);
    asked.extend((close || done).then(|| AppIntent::Close.into()));
    asked
}

pub(super) fn draw_tournament(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    line: FieldLine<'_>,
    mut next: ResMut<NextFrame>,
    mut state: ResMut<PanelState<TournamentPageState>>,
) -> Vec<Intent> {
    let Screen::Tournament(tournament) = navigation.screen else { return Vec::new() };
    let client = &session.client;
    let looked_at = client.tournaments().looked_at(tournament);
    let choice = EntryChoice::Tournament(tournament);
    let refused = client.tournaments().refused(choice).is_some();
    // A page that the room does not have is not asked for again and again.
    let waits = refused || client.pending().any(|(_, request)| EntryChoice::of(request) == Some(choice));
    let view = TournamentView { tournament, looked_at, own: client.tournaments().own(), waits, now_ms: pass.now_ms };
    if let Some(clock) = looked_at.and_then(|looked_at| looked_at.level(pass.now_ms)) {
        let to_second = u64::from(clock.left_ms.saturating_sub(1)) % 1_000 + 1;
        next.within(std::time::Duration::from_millis(to_second));
    }
    tournament_ui(pass.ctx(), &line.style_above(&pass), &view, &mut state.0)
}
