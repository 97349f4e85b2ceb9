//! Sheets before a table: a reserved seat, a place in a queue, raised charges.

use bevy::prelude::*;
use poker_client::{AppIntent, Intent};
use poker_protocol::{StakeId, StakeRow};

use super::{PanelState, Pass};
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::screen::{JoinState, JoinView, LobbyState, join_ui, queue_ui, raised_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;

/// Draws the sheet of a reserved seat. The lobby's own sheets close.
pub(super) fn draw_offer(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    navigation: Res<Navigation>,
    mut state: ResMut<PanelState<JoinState>>,
    mut lobby: ResMut<PanelState<LobbyState>>,
) -> Vec<Intent> {
    let client = &session.client;
    let Some(SeatSheet::Offer(table)) = navigation.drawn_sheet() else { return Vec::new() };
    let Some(offered) = client.seat_offers().offer(table) else { return Vec::new() };
    lobby.0.close_sheets();
    let view = JoinView {
        offered,
        row: row(&session, offered.offer.stake),
        balance: client.balance(),
        can_refill: client.can_refill(),
        settings: &settings.0,
        now_ms: pass.now_ms,
        may_wait: navigation.screen == Screen::Table,
    };
    join_ui(pass.ctx(), &pass.style(), &view, &mut state.0)
}

pub(super) fn draw_queue(pass: Res<Pass>, session: Res<Session>, navigation: Res<Navigation>) -> Vec<Intent> {
    let Some(SeatSheet::Queue(stake)) = navigation.drawn_sheet() else { return Vec::new() };
    let Some(place) = session.client.seat_offers().queue(stake) else { return Vec::new() };
    let Some(row) = row(&session, stake) else { return Vec::new() };
    let (mut asked, close) = queue_ui(pass.ctx(), &pass.style(), row, &place);
    asked.extend(close.then(|| AppIntent::Close.into()));
    asked
}

fn row(session: &Session, stake: StakeId) -> Option<&StakeRow> {
    session.client.lobby().iter().find(|row| row.stake == stake)
}

/// Shows charges that were raised since the player was last here, until the player has read them.
pub(super) fn draw_raised(pass: Res<Pass>, session: Res<Session>) -> Vec<Intent> {
    let raised = session.client.raised();
    let read = !raised.is_empty() && raised_ui(pass.ctx(), &pass.style(), raised);
    read.then(|| AppIntent::ReadCharges.into()).into_iter().collect()
}
