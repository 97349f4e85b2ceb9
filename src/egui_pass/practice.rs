//! Tournaments in practice: setting one up, and the line about its field.

use bevy::prelude::*;
use poker_client::{AppIntent, Intent};
use poker_host::FieldProgress;

use super::{PanelState, Pass};
use crate::navigation::{Navigation, Screen, SeatSheet};
use crate::practice::PracticeRoom;
use crate::screen::{FieldStrip, SetupState, SetupView, field_strip_ui, setup_button_ui, setup_ui};
use crate::session::Session;
use crate::settings::CurrentSettings;

pub(super) fn draw_setup(
    pass: Res<Pass>,
    practice: Res<PracticeRoom>,
    settings: Res<CurrentSettings>,
    navigation: Res<Navigation>,
    mut state: ResMut<PanelState<SetupState>>,
) -> Vec<Intent> {
    let shown = navigation.drawn_sheet() == Some(SeatSheet::Setup);
    let Some(choices) = practice.choices().filter(|_| shown) else { return Vec::new() };
    let view = SetupView { choices, settings: &settings.0, refused: practice.refused() };
    let (mut asked, close) = setup_ui(pass.ctx(), &pass.style(), &view, &mut state.0);
    asked.extend(close.then(|| AppIntent::Close.into()));
    asked
}

/// Draws how far a practice tournament has come: away from the tables while the player is in it, and at a table only while the machine
/// plays on without waiting.
pub(super) fn draw_field(pass: Res<Pass>, practice: Res<PracticeRoom>, session: Res<Session>, navigation: Res<Navigation>) -> Vec<Intent> {
    if !navigation.is_in_room() || navigation.over.is_some() || navigation.sheet.is_some() {
        return Vec::new();
    }
    let own = session.client.tournaments().own();
    let at_table = navigation.screen == Screen::Table;
    let told = |progress: &FieldProgress| progress.before_start || progress.hastens || !at_table;
    let Some(progress) = practice.progress().into_iter().find(told) else {
        let offered = practice.choices().is_some() && navigation.screen == Screen::Lobby && !pass.style().scale.compact();
        return if offered { setup_button_ui(pass.ctx(), &pass.style()) } else { Vec::new() };
    };
    let may_play_out = !at_table && !progress.before_start && own.is_in(progress.tournament);
    field_strip_ui(pass.ctx(), &pass.style(), &FieldStrip { progress, may_play_out })
}
