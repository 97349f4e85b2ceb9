//! The sheet for registering.

use bevy::prelude::*;
use poker_client::{AppIntent, EntryChoice, Intent, refusal_text};

use super::{PanelState, Pass};
use crate::navigation::{Navigation, SeatSheet};
use crate::screen::{RegistrationState, RegistrationView, registration_ui};
use crate::session::Session;

pub(super) fn draw_registration(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    mut state: ResMut<PanelState<RegistrationState>>,
) -> Vec<Intent> {
    let Some(SeatSheet::Registration(choice)) = navigation.drawn_sheet() else { return Vec::new() };
    let client = &session.client;
    let tournaments = client.tournaments();
    let lobby = tournaments.lobby();
    let (tournament, most_games, of_lobby) = match choice {
        EntryChoice::Tournament(tournament) => (Some(tournament), 1, lobby.row(tournament).map(|row| &row.facts)),
        EntryChoice::Games(offer) => {
            let row = lobby.offer(offer);
            (row.map(|row| row.open), row.map_or(1, |row| row.most_games), row.map(|row| &row.facts))
        }
    };
    let looked_at = tournament.and_then(|tournament| tournaments.looked_at(tournament));
    let facts = of_lobby.or_else(|| Some(&looked_at?.overview()?.row.facts));
    // The room no longer has it.
    let Some(facts) = facts else { return vec![AppIntent::Close.into()] };
    let style = pass.style();
    let refused = tournaments.refused(choice).map(|refused| refusal_text(&refused.reason, &style.amounts));
    let view = RegistrationView {
        choice,
        facts,
        most_games,
        looked_at,
        tickets: tournaments.tickets().unwrap_or_default(),
        balance: client.balance(),
        can_refill: client.can_refill(),
        waits: client.pending().any(|(_, request)| EntryChoice::of(request) == Some(choice) && registers(request)),
        refused: refused.as_ref(),
    };
    let (mut asked, close) = registration_ui(pass.ctx(), &style, &view, &mut state.0);
    let done = state.0.is_done(&view);
    asked.extend((close || done).then(|| AppIntent::Close.into()));
    asked
}

fn registers(request: &poker_protocol::Request) -> bool {
    matches!(request, poker_protocol::Request::Register { .. } | poker_protocol::Request::RegisterGames { .. })
}
