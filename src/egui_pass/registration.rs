//! The sheet for registering.

use bevy::prelude::*;
use poker_client::{AppIntent, Intent};

use super::{PanelState, Pass};
use crate::frame_clock::FrameClock;
use crate::local_time::local_time;
use crate::navigation::{Navigation, SeatSheet};
use crate::screen::{LobbyState, RegistrationState, RegistrationView, registration_ui};
use crate::session::Session;

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
