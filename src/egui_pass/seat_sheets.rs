//! Sheets on the way to a table: a seat that is kept, a place in a queue, charges that have risen.

use bevy::prelude::*;
use poker_client::{AppIntent, Intent};
use poker_protocol::{StakeId, StakeRow};

use super::{Kept, Pass};
use crate::navigation::{Navigation, Screen, Way};
use crate::screen::{JoinState, JoinView, LobbyState, join_ui, queue_ui, raised_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;

/// The seat that is kept at a table. The sheets of the lobby close for it.
pub(super) fn draw_offer(
    pass: Res<Pass>,
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    navigation: Res<Navigation>,
    mut state: ResMut<Kept<JoinState>>,
    mut lobby: ResMut<Kept<LobbyState>>,
) -> Vec<Intent> {
    let client = &session.client;
    let Some(Way::Offer(table)) = navigation.sheet() else { return Vec::new() };
    let Some(offered) = client.way_in().offer(table) else { return Vec::new() };
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
    let Some(Way::Queue(stake)) = navigation.sheet() else { return Vec::new() };
    let Some(place) = session.client.way_in().queue(stake) else { return Vec::new() };
    let name = row(&session, stake).map_or("", |row| row.name.as_str());
    let (mut asked, close) = queue_ui(pass.ctx(), &pass.style(), stake, name, &place);
    asked.extend(close.then(|| AppIntent::Close.into()));
    asked
}

fn row(session: &Session, stake: StakeId) -> Option<&StakeRow> {
    session.client.lobby().iter().find(|row| row.stake == stake)
}

/// Charges that have risen since the player was here are shown until they are read.
pub(super) fn draw_raised(pass: Res<Pass>, session: Res<Session>) -> Vec<Intent> {
    let raised = session.client.raised();
    let read = !raised.is_empty() && raised_ui(pass.ctx(), &pass.style(), raised);
    read.then(|| AppIntent::ReadCharges.into()).into_iter().collect()
}
