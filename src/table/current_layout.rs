//! The layout of the table in front. It is made again when the window, the number of seats or the text size changes.

use bevy::prelude::*;

use crate::felt_style::FeltStyle;
use crate::layout::TableLayout;
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;

/// The layouts of the felt and of the panels over it. They differ only while the window's edge is dragged and the felt is stretched. The
/// resource changes with the felt's layout; the panels are drawn in every frame, so their layout changes without notice.
#[derive(Resource, Default)]
pub(crate) struct CurrentLayout {
    felt: Fitted,
    /// The panels' layout for the current window, while the felt is stretched over it.
    dragged: Fitted,
    /// Whether a table is shown, rather than a screen.
    shows_table: bool,
}

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq)]
struct LayoutKey {
    surface: Surface,
    seats: u8,
    text_scale: u16,
    /// Whether the table is of a tournament.
    tournament: bool,
}

/// A layout and what it was made for.
#[derive(Default)]
struct Fitted {
    key: Option<LayoutKey>,
    layout: Option<TableLayout>,
}

impl Fitted {
    fn to(key: LayoutKey, theme: &Theme) -> Self {
        let layout = TableLayout::new(key.surface.size, key.seats, theme, f32::from(key.text_scale) / 100.0);
        let layout = if key.tournament { layout.with_corners() } else { layout };
        Self { key: Some(key), layout: Some(layout) }
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

    /// Whether a table is shown, rather than a screen.
    pub(crate) fn shows_table(&self) -> bool {
        self.shows_table
    }
}

/// The number of seats of the empty table that is drawn ahead while a screen is shown.
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
    let shows_table = navigation.screen == Screen::Table;
    let table = session.table().filter(|_| shows_table);
    let seats = table.map_or(EMPTY_TABLE, |model| model.info().seats);
    let tournament = table.is_some_and(|model| model.tournament().is_some());
    let key = LayoutKey { surface: canvas.surface, seats, text_scale: settings.0.text_scale, tournament };
    if current.felt.key != Some(key) {
        current.felt = Fitted::to(key, &style.theme);
    }
    if current.shows_table != shows_table {
        current.shows_table = shows_table;
    }
}

/// Makes the layout of the panels while the felt is stretched.
pub(super) fn lay_out_panels(mut current: ResMut<CurrentLayout>, canvas: Res<Canvas>, surface: Res<Surface>, style: Res<FeltStyle>) {
    let CurrentLayout { felt, dragged, .. } = current.bypass_change_detection();
    let key = felt.key.filter(|_| canvas.surface != *surface).map(|key| LayoutKey { surface: *surface, ..key });
    if dragged.key != key {
        *dragged = key.map_or_else(Fitted::default, |key| Fitted::to(key, &style.theme));
    }
}
