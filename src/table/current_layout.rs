//! The layouts of the tables that are drawn. They are made again when the window, a tile, the number of seats or the text size changes.

use std::sync::Arc;

use bevy::prelude::*;
use poker_client::TileRect;
use poker_protocol::TableId;

use crate::desk::Desk;
use crate::felt_style::FeltStyle;
use crate::layout::TableLayout;
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;
use crate::windows::{TableWindows, origin};

/// The places and layouts of the felts and of the panels over them. They differ only while the window's edge is dragged and the felts are
/// stretched. The resource changes with the felts' layouts; the panels are drawn in every frame, so their layouts change without notice.
#[derive(Resource, Default)]
pub(crate) struct CurrentLayout {
    felts: Vec<TablePlace>,
    /// The panels' places for the current window, while the felts are stretched over it.
    dragged: Vec<TablePlace>,
    /// Whether a table is shown, rather than a screen.
    shows_table: bool,
}

/// Where a table is drawn, and its layout.
#[derive(Clone)]
pub(crate) struct TablePlace {
    /// The table; `None` for the empty one that is drawn ahead while a screen is shown.
    pub(crate) table: Option<TableId>,
    /// The number of the window in which it is drawn; 0 for the main one.
    pub(crate) window: u8,
    /// The upper left corner, in logical pixels of the stage.
    pub(crate) at: Vec2,
    /// Whether other tables are drawn beside it, or in other windows.
    pub(crate) tiled: bool,
    /// The layout. It counts from the corner.
    pub(crate) layout: Arc<TableLayout>,
    /// The size for which type sizes are chosen: that of the felt, also while it is stretched.
    pub(crate) drawn_for: Vec2,
    key: LayoutKey,
}

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq)]
struct LayoutKey {
    surface: Surface,
    seats: u8,
    text_scale: u16,
    /// Where the player sits, counted from the bottom.
    own_place: u8,
    /// Whether the table is of a tournament.
    tournament: bool,
    /// Whether figures are shown under the plates of other players.
    strips: bool,
}

impl LayoutKey {
    fn layout(self, theme: &Theme) -> TableLayout {
        let text_scale = f32::from(self.text_scale) / 100.0;
        let make = if self.strips { TableLayout::with_strips } else { TableLayout::new };
        let layout = make(self.surface.size, self.seats, theme, text_scale);
        let layout = layout.with_own_place(self.own_place);
        if self.tournament { layout.with_corners() } else { layout }
    }
}

impl TablePlace {
    /// The size of the table's part of the window.
    pub(crate) fn size(&self) -> Vec2 {
        self.key.surface.size
    }

    /// The upper left corner, in logical pixels of its window.
    pub(crate) fn in_window(&self) -> Vec2 {
        self.at - origin(self.window)
    }

    fn is_at(&self, spot: &TableSpot) -> bool {
        (self.table, self.window, self.at, self.tiled, self.key) == (spot.table, spot.window, spot.at, spot.tiled, spot.key)
    }
}

/// Where a table is to be drawn.
pub(super) struct TableSpot {
    table: Option<TableId>,
    window: u8,
    at: Vec2,
    tiled: bool,
    key: LayoutKey,
}

impl TableSpot {
    /// The place with its layout, which is taken from `known` if one of the same size and kind is there.
    fn laid_out(self, known: &[TablePlace], theme: &Theme) -> TablePlace {
        let same = known.iter().find(|place| place.key == self.key).map(|place| Arc::clone(&place.layout));
        let layout = same.unwrap_or_else(|| Arc::new(self.key.layout(theme)));
        let TableSpot { table, window, at, tiled, key } = self;
        TablePlace { table, window, at, tiled, layout, drawn_for: key.surface.size, key }
    }
}

impl CurrentLayout {
    /// The places of the panels, in drawing order; none if no table is shown.
    pub(crate) fn panels(&self) -> &[TablePlace] {
        if self.dragged.is_empty() { &self.felts } else { &self.dragged }
    }

    /// The places of the felts.
    pub(super) fn felts(&self) -> &[TablePlace] {
        &self.felts
    }

    /// Whether a table is shown, rather than a screen.
    pub(crate) fn shows_table(&self) -> bool {
        self.shows_table
    }
}

/// The number of seats of the empty table that is drawn ahead while a screen is shown.
const EMPTY_TABLE: u8 = 6;

/// Says where each felt is to be drawn.
pub(super) fn place_felts(
    session: Res<Session>,
    desk: Res<Desk>,
    windows: Res<TableWindows>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
) -> Vec<TableSpot> {
    let shows_table = navigation.screen == Screen::Table;
    let text_scale = settings.0.text_scale;
    let surface = desk.surface();
    let key = |table: Option<TableId>, size: Vec2| {
        let model = table.and_then(|table| session.client.table(table));
        let seats = model.map_or(EMPTY_TABLE, |model| model.info().seats);
        let tournament = model.is_some_and(|model| model.tournament().is_some());
        // A player who only watches sits nowhere.
        let sits = model.is_none_or(|model| model.hero().is_some());
        let own_place = if sits { settings.0.looks.seat_at.among(seats) } else { 0 };
        let strips = settings.0.tables.seat_figures && !session.client.hides_figures();
        LayoutKey { surface: Surface { size, ..surface }, seats, text_scale, own_place, tournament, strips }
    };
    let tile = |(table, rect): (&TableId, &TileRect)| {
        let (at, size) = (UVec2::new(rect.left.into(), rect.top.into()), UVec2::new(rect.width.into(), rect.height.into()));
        let key = key(Some(*table), size.as_vec2());
        TableSpot { table: Some(*table), window: 0, at: at.as_vec2(), tiled: true, key }
    };
    let mut spots: Vec<_> = desk.tiles().iter().filter(|_| shows_table).map(tile).collect();
    // In reading order.
    spots.sort_by(|one, other| (one.at.y, one.at.x).partial_cmp(&(other.at.y, other.at.x)).unwrap_or(std::cmp::Ordering::Equal));
    if spots.is_empty() {
        let table = desk.front_in_main(session.front_id()).filter(|_| shows_table);
        spots.push(TableSpot { table, window: 0, at: Vec2::ZERO, tiled: false, key: key(table, surface.size) });
    }
    spots.extend(windows.iter().map(|(table, shown)| {
        let key = LayoutKey { surface: shown.canvas.surface, ..key(Some(table), shown.canvas.surface.size) };
        TableSpot { table: Some(table), window: shown.number, at: origin(shown.number), tiled: true, key }
    }));
    spots
}

/// Makes the layouts of the felts.
pub(super) fn lay_out_felts(
    In(spots): In<Vec<TableSpot>>,
    mut current: ResMut<CurrentLayout>,
    navigation: Res<Navigation>,
    style: Res<FeltStyle>,
) {
    let shows_table = navigation.screen == Screen::Table;
    let stays = current.felts.len() == spots.len() && current.felts.iter().zip(&spots).all(|(place, spot)| place.is_at(spot));
    if !stays {
        let mut felts = std::mem::take(&mut current.felts);
        let known = felts.len();
        for spot in spots {
            let place = spot.laid_out(&felts, &style.theme);
            felts.push(place);
        }
        current.felts = felts.split_off(known);
    }
    if current.shows_table != shows_table {
        current.shows_table = shows_table;
    }
}

/// Makes the layouts of the panels while the felts are stretched.
pub(super) fn lay_out_panels(
    mut current: ResMut<CurrentLayout>,
    (canvas, surface): (Res<Canvas>, Res<Surface>),
    windows: Res<TableWindows>,
    style: Res<FeltStyle>,
) {
    let CurrentLayout { felts, dragged, .. } = current.bypass_change_detection();
    let surfaces = |number: u8| windows.surface(number).unwrap_or((*surface, canvas.surface));
    if felts.iter().map(|felt| surfaces(felt.window)).all(|(now, drawn_for)| now == drawn_for) {
        dragged.clear();
        return;
    }
    let known = std::mem::take(dragged);
    for felt in felts.iter() {
        let (surface, drawn_for) = surfaces(felt.window);
        let (stretch, corner) = (surface.size / drawn_for.size, felt.in_window());
        let (from, to) = ((corner * stretch).round(), ((corner + felt.size()) * stretch).round());
        let key = LayoutKey { surface: Surface { size: to - from, ..surface }, ..felt.key };
        let at = origin(felt.window) + from;
        let spot = TableSpot { table: felt.table, window: felt.window, at, tiled: felt.tiled, key };
        let near = if dragged.iter().any(|place| place.key == key) { &*dragged } else { &known };
        let place = spot.laid_out(near, &style.theme);
        dragged.push(TablePlace { drawn_for: felt.size(), ..place });
    }
}
