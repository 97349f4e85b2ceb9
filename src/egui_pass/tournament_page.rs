//! The lobby of one tournament, and its information on a sheet.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ClientModel, EntryChoice, Intent, OwnPlace, Settings};
use poker_protocol::{Request, TournamentId};

use super::screens::pending_entries;
use super::{PanelState, Pass};
use crate::frame_clock::FrameClock;
use crate::local_time::local_time;
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::screen::{TournamentPageState, TournamentView, TournamentsView, tournament_info_ui, tournament_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;

/// What the lobby of a tournament reads, in parts that outlive its view.
struct PageData<'a> {
    client: &'a ClientModel,
    settings: &'a Settings,
    pending: Vec<EntryChoice>,
    own: Option<OwnPlace>,
    tournament: TournamentId,
}

impl<'a> PageData<'a> {
    fn of(client: &'a ClientModel, settings: &'a Settings, tournament: TournamentId) -> Self {
        Self { client, settings, pending: pending_entries(client), own: OwnPlace::of(client, tournament), tournament }
    }

    fn view(&self, moment: &FrameClock) -> TournamentView<'_> {
        let entries = TournamentsView {
            tournaments: self.client.tournaments(),
            pending: &self.pending,
            settings: self.settings,
            now_ms: moment.now_ms,
            wall_ms: moment.unix_ms,
            local: local_time,
            may_set_up: false,
        };
        let waits = self.client.pending().any(|(_, request)| asks(request, self.tournament));
        TournamentView { tournament: self.tournament, entries, own: self.own.as_ref(), waits }
    }
}

/// Whether a request asks for players, tables or ranks of a tournament.
fn asks(request: &Request, of: TournamentId) -> bool {
    match request {
        Request::AskTournamentPlayers { tournament, .. }
        | Request::AskTournamentTables { tournament, .. }
        | Request::AskTournamentRank { tournament } => *tournament == of,
        _ => false,
    }
}

pub(super) fn draw_tournament(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    mut state: ResMut<PanelState<TournamentPageState>>,
) -> Vec<Intent> {
    let Screen::Tournament(tournament) = navigation.screen else { return Vec::new() };
    let data = PageData::of(&session.client, &settings.0, tournament);
    tournament_ui(pass.ctx(), &pass.style_above_field(), &data.view(&moment), &mut state.0)
}

/// Wakes the client when a time that the lobby shows changes, and when the room is to be asked again.
pub(super) fn follow_tournament_page(
    session: Res<Session>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
    mut next: ResMut<NextFrame>,
    state: Res<PanelState<TournamentPageState>>,
) {
    let Screen::Tournament(tournament) = navigation.screen else { return };
    let data = PageData::of(&session.client, &settings.0, tournament);
    let change = data.view(&moment).next_change_ms();
    let question = state.0.next_question_ms(moment.now_ms);
    if let Some(due) = change.into_iter().chain(question).min() {
        next.within(Duration::from_millis(due));
    }
}

pub(super) fn draw_tournament_info(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
) -> Vec<Intent> {
    let Some(SeatSheet::Info(tournament)) = navigation.drawn_sheet() else { return Vec::new() };
    let data = PageData::of(&session.client, &settings.0, tournament);
    tournament_info_ui(pass.ctx(), &pass.style(), &data.view(&moment))
}
