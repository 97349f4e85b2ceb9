//! The layout of the table in front. It is made again when the window, the number of seats or the text size changes.

use bevy::prelude::*;
use poker_client::Settings;

use crate::felt_style::FeltStyle;
use crate::layout::TableLayout;
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;

/// The layouts of the felt and of the panels over it. They differ only while the window's edge is dragged and the felt is stretched. The
/// resource counts as changed when the felt's layout has changed.
#[derive(Resource, Default)]
pub(crate) struct CurrentLayout {
    felt: Fitted,
    /// The panels' layout for the current window, while the felt is stretched over it.
    dragged: Fitted,
    /// Whether a table is shown, rather than the empty felt behind a screen.
    shows_table: bool,
    seats: u8,
}

/// A layout and what it was made for.
#[derive(Default)]
struct Fitted {
    key: Option<(Surface, u8, u16)>,
    layout: Option<TableLayout>,
}

impl Fitted {
    /// Makes the layout for this surface. Returns whether it is a new one.
    fn follow(&mut self, surface: Surface, seats: u8, settings: &Settings, theme: &Theme) -> bool {
        let key = (surface, seats, settings.text_scale);
        if self.key == Some(key) {
            return false;
        }
        self.key = Some(key);
        self.layout = Some(TableLayout::new(surface.size, seats, theme, f32::from(settings.text_scale) / 100.0));
        true
    }
}

impl CurrentLayout {
    /// The layout of the panels.
    pub(crate) fn panels(&self) -> Option<&TableLayout> {
        self.dragged.layout.as_ref().or(self.felt.layout.as_ref())
    }

    /// The layout of the felt.
    pub(super) fn felt(&self) -> Option<&TableLayout> {
        self.felt.layout.as_ref()
    }

    /// Whether a table is shown, rather than the empty felt behind a screen.
    pub(super) fn shows_table(&self) -> bool {
        self.shows_table
    }
}

/// The number of seats of the empty table behind the start screen and the lobby.
const EMPTY_TABLE: u8 = 6;

/// Makes the layout of the felt.
pub(super) fn lay_out_felt(
    mut current: ResMut<CurrentLayout>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    canvas: Res<Canvas>,
    settings: Res<CurrentSettings>,
    style: Res<FeltStyle>,
) {
    let layout = current.bypass_change_detection();
    let shows_table = navigation.screen == Screen::Table;
    layout.seats = session.table().filter(|_| shows_table).map_or(EMPTY_TABLE, |model| model.info().seats);
    let turned = std::mem::replace(&mut layout.shows_table, shows_table) != shows_table;
    if layout.felt.follow(canvas.surface, layout.seats, &settings.0, &style.theme) || turned {
        current.set_changed();
    }
}

/// Makes the layout of the panels while the felt is stretched.
pub(super) fn lay_out_panels(
    mut current: ResMut<CurrentLayout>,
    canvas: Res<Canvas>,
    surface: Res<Surface>,
    settings: Res<CurrentSettings>,
    style: Res<FeltStyle>,
) {
    let CurrentLayout { dragged, seats, .. } = current.bypass_change_detection();
    if canvas.surface == *surface {
        *dragged = Fitted::default();
    } else {
        dragged.follow(*surface, *seats, &settings.0, &style.theme);
    }
}
