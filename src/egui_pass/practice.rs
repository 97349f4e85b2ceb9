//! Tournaments in practice: setting one up, and the line about its field.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use poker_client::{AppIntent, Intent};
use poker_host::FieldProgress;

use super::tournament::tournament_hud;
use super::{PanelState, Pass};
use crate::navigation::{Navigation, Page, SeatSheet};
use crate::panel::TablePanelState;
use crate::practice::PracticeRoom;
use crate::screen::{FieldStrip, SetupState, SetupView, field_banner_ui, field_strip_height, field_strip_ui, setup_ui};
use crate::session::Session;
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

/// The line about the field of a practice tournament.
#[derive(SystemParam)]
pub(super) struct FieldLine<'w> {
    practice: Res<'w, PracticeRoom>,
    session: Res<'w, Session>,
    navigation: Res<'w, Navigation>,
    settings: Res<'w, CurrentSettings>,
    tables: Res<'w, PanelState<TablePanelState>>,
    layout: Res<'w, CurrentLayout>,
}

impl FieldLine<'_> {
    /// What the line says: away from the tables while the player is in the tournament, and at a table only between two hands, while the
    /// machine plays on without waiting and nothing asks the player.
    fn shown(&self, pass: &Pass) -> Option<FieldStrip> {
        let at_table = match self.navigation.page() {
            Page::Table => true,
            Page::Lobby | Page::Tournament => false,
            Page::Start | Page::Online | Page::Settings | Page::Rules | Page::Keys | Page::Account => return None,
        };
        if at_table && (self.navigation.sheet.is_some() || self.navigation.over.is_some() || self.is_in_hand() || self.is_asked(pass)) {
            return None;
        }
        let told = |progress: &FieldProgress| progress.before_start || progress.hastens || !at_table;
        let progress = self.practice.progress().into_iter().find(told)?;
        let own = self.session.client.tournaments().own();
        let may_play_out = !at_table && !progress.before_start && own.is_in(progress.tournament);
        Some(FieldStrip { progress, may_play_out })
    }

    /// Whether a hand is played at the table in front.
    fn is_in_hand(&self) -> bool {
        self.session.front().is_some_and(|front| {
            let felt = front.playback.view().felt();
            felt.hand.is_some() && !felt.over
        })
    }

    /// Whether a notice of the tournament lies over the table in front.
    fn is_asked(&self, pass: &Pass) -> bool {
        let hud = tournament_hud(&self.session, &self.settings.0, &self.tables.0.tournament, pass.now_ms);
        hud.is_some_and(|hud| hud.notice.is_some())
    }

    /// The style of a screen that leaves room for the line below it.
    pub(super) fn style_above<'p>(&self, pass: &'p Pass) -> Style<'p> {
        let style = pass.style();
        let taken = if self.shown(pass).is_some() { field_strip_height(&style) } else { 0.0 };
        Style { window: style.window.with_max_y(style.window.bottom() - taken), ..style }
    }
}

/// Draws the line below a screen.
pub(super) fn draw_field(pass: Res<Pass>, line: FieldLine<'_>) -> Vec<Intent> {
    let shown = line.shown(&pass).filter(|_| line.navigation.page() != Page::Table && !pass.is_too_small());
    shown.map(|strip| field_strip_ui(pass.ctx(), &pass.style(), &strip)).unwrap_or_default()
}

/// Draws the line at a table, between the cards in the corners. Returns the height at which the notices begin.
pub(super) fn draw_field_at_table(In(top): In<f32>, pass: Res<Pass>, line: FieldLine<'_>) -> f32 {
    let style = pass.style();
    let shown = line.shown(&pass).filter(|_| line.navigation.page() == Page::Table && !pass.is_too_small());
    let (Some(strip), Some(layout)) = (shown, line.layout.panels()) else { return top };
    let gap = style.d(style.theme.spacing.m) * 2.0;
    let most = layout.corners().map_or(style.window.width() * MOST, |[left, right]| right.min.x - left.max.x - gap);
    field_banner_ui(pass.ctx(), &style, (top, most), &strip)
}

/// The largest part of the window's width that the line takes at a table without cards in the corners.
const MOST: f32 = 0.7;
