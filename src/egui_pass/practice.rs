//! Tournaments in practice: setting one up, and the line about its field.

use bevy::prelude::*;
use poker_client::{AppIntent, Intent};
use poker_host::FieldProgress;

use super::practice_notice::PracticeNotice;
use super::tournament::tournament_hud;
use super::{PanelState, Pass};
use crate::navigation::{Navigation, Page, SeatSheet};
use crate::panel::TablePanels;
use crate::practice::PracticeRoom;
use crate::screen::{FieldStrip, SetupState, SetupView, field_banner_ui, field_strip_height, field_strip_ui, setup_ui};
use crate::session::{SeatedTable, Session};
use crate::settings::CurrentSettings;
use crate::style::Style;
use crate::table::CurrentLayout;

pub(super) fn draw_setup(
    pass: Res<Pass>,
    practice: Res<PracticeRoom>,
    settings: Res<CurrentSettings>,
    navigation: Res<Navigation>,
    mut state: ResMut<PanelState<SetupState>>,
) -> Vec<Intent> {
    if navigation.sheet != Some(SeatSheet::Setup) {
        state.bypass_change_detection().0 = SetupState::default();
    }
    let shown = navigation.drawn_sheet() == Some(SeatSheet::Setup);
    let Some(choices) = practice.choices().filter(|_| shown) else { return Vec::new() };
    let view = SetupView { choices, settings: &settings.0, refused: practice.refused() };
    let (mut asked, close) = setup_ui(pass.ctx(), &pass.style(), &view, &mut state.0);
    asked.extend(close.then(|| AppIntent::Close.into()));
    asked
}

/// Finds what the line about the field says: away from the tables while the player is in the tournament, and at a table only while the
/// machine plays on without waiting.
pub(super) fn find_field(mut pass: ResMut<Pass>, practice: Res<PracticeRoom>, session: Res<Session>, navigation: Res<Navigation>) {
    let may_set_up = practice.choices().is_some_and(|choices| !choices.kinds.is_empty());
    let at_table = match navigation.page() {
        Page::Table => Some(true),
        Page::Lobby | Page::Tournament => Some(false),
        Page::Start | Page::Online | Page::Settings | Page::Rules | Page::Keys | Page::Account | Page::History | Page::Replayer => None,
    };
    let told = |progress: &FieldProgress| at_table.is_some_and(|at_table| progress.before_start || progress.hastens || !at_table);
    let strip = practice.progress().into_iter().find(told).map(|progress| {
        let own = session.client.tournaments().own();
        let may_play_out = at_table == Some(false) && !progress.before_start && own.is_in(progress.tournament);
        FieldStrip { progress, may_play_out }
    });
    pass.practice = PracticeNotice { strip, may_set_up };
}

/// Takes the line away at a table while a hand is played or something asks the player.
pub(super) fn hide_field(
    mut pass: ResMut<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
    tables: Res<PanelState<TablePanels>>,
) {
    let in_hand = session.shown().any(|seated| {
        let felt = seated.playback.view().felt();
        felt.hand.is_some() && !felt.over
    });
    let asks = |seated: &SeatedTable| {
        let hud = tables.0.of(seated.table).and_then(|state| tournament_hud(&session, seated, &settings.0, &state.tournament, pass.now_ms));
        hud.is_some_and(|hud| hud.notice.is_some())
    };
    let asked = session.shown().any(asks);
    if in_hand || asked || navigation.sheet.is_some() || navigation.over.is_some() {
        pass.practice.strip = None;
    }
}

impl Pass {
    /// The style of a screen that leaves room for the line about a field below it.
    pub(super) fn style_above_field(&self) -> Style<'_> {
        let style = self.style();
        let taken = if self.practice.strip.is_some() { field_strip_height(&style) } else { 0.0 };
        Style { window: style.window.with_max_y(style.window.bottom() - taken), ..style }
    }
}

/// Draws the line below a screen.
pub(super) fn draw_field(pass: Res<Pass>, navigation: Res<Navigation>) -> Vec<Intent> {
    let shown = pass.practice.strip.filter(|_| navigation.page() != Page::Table && !pass.is_too_small());
    shown.map(|strip| field_strip_ui(pass.ctx(), &pass.style(), &strip)).unwrap_or_default()
}

/// Draws the line at a table, between the cards in the corners. Returns the height at which the notices begin.
pub(super) fn draw_field_at_table(In(top): In<f32>, pass: Res<Pass>, navigation: Res<Navigation>, layout: Res<CurrentLayout>) -> f32 {
    let style = pass.style();
    let shown = pass.practice.strip.filter(|_| navigation.page() == Page::Table && !pass.is_too_small());
    let (Some(strip), Some(place)) = (shown, layout.panels().first()) else { return top };
    let gap = style.d(style.theme.spacing.m) * 2.0;
    let most =
        place.layout.corners().filter(|_| !place.tiled).map_or(style.window.width() * MOST, |[left, right]| right.min.x - left.max.x - gap);
    field_banner_ui(pass.ctx(), &style, (top, most), &strip)
}

/// The largest part of the window's width that the line takes at a table without cards in the corners.
const MOST: f32 = 0.7;
