//! A choice among pictures.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, WidgetType, pos2, vec2};

use super::super::rows::RowTexts;
use crate::screen::form::{FormUi, Label};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, corner, focus_ring};

/// One of the pictures.
pub(super) struct Tile {
    /// The last part of its control's name.
    pub(super) tag: String,
    /// What it is called.
    pub(super) words: String,
}

/// Pictures to choose from.
pub(super) struct Tiles<'a> {
    /// The dotted name; each picture is the control `name.tag`.
    pub(super) name: &'a str,
    pub(super) tiles: &'a [Tile],
    /// The place of the chosen picture.
    pub(super) chosen: Option<usize>,
}

/// The places of the tiles at a width.
struct Grid {
    abreast: usize,
    width: f32,
    height: f32,
    gap: f32,
    /// The height of the words under a picture, and the distance of the picture from the tile's border.
    words: f32,
    pad: f32,
}

impl Tiles<'_> {
    fn grid(&self, style: &Style<'_>, width: f32) -> Grid {
        let (least, picture) = style.theme.screen.look_tile;
        let (least, picture) = (style.d(least), style.d(picture));
        let gap = style.d(style.theme.spacing.xs);
        let pad = style.d(style.theme.spacing.xs);
        let words = style.hit(style.theme.screen.nav_row).min(style.body().size * 2.4);
        let count = self.tiles.len().max(1);
        let abreast = (1..=count).rev().find(|abreast| (width + gap) / *abreast as f32 - gap >= least).unwrap_or(1);
        // Lines of equal length look calmer than a full one and a rest.
        let lines = count.div_ceil(abreast);
        let abreast = count.div_ceil(lines);
        let width = (width + gap) / abreast as f32 - gap;
        Grid { abreast, width, height: picture + pad * 2.0 + words, gap, words, pad }
    }

    /// Draws the row: its label, and the pictures below. `draw` draws a picture into a rectangle. Returns the place of a clicked picture
    /// that is not the chosen one.
    pub(super) fn row(&self, form: &mut FormUi<'_, '_, '_>, says: &RowTexts, draw: impl Fn(&Ui, &Style<'_>, usize, Rect)) -> Option<usize> {
        let style = form.style;
        let (label, help) = says.words(form);
        let whole = form.width();
        let rect = form.row(Label { label: &label, help: &help }, whole, |_, width| self.height(style, width.min(whole)));
        self.draw(form, rect, draw)
    }

    /// Draws the pictures alone, over the whole width. Returns the place of a clicked picture that is not the chosen one.
    pub(super) fn strip(&self, form: &mut FormUi<'_, '_, '_>, draw: impl Fn(&Ui, &Style<'_>, usize, Rect)) -> Option<usize> {
        let rect = form.strip(self.height(form.style, form.width()));
        self.draw(form, rect, draw)
    }

    /// The height of all lines of pictures at a width.
    fn height(&self, style: &Style<'_>, width: f32) -> f32 {
        let grid = self.grid(style, width);
        let lines = self.tiles.len().div_ceil(grid.abreast) as f32;
        (grid.height + grid.gap) * lines - grid.gap
    }

    fn draw(&self, form: &FormUi<'_, '_, '_>, rect: Rect, draw: impl Fn(&Ui, &Style<'_>, usize, Rect)) -> Option<usize> {
        let style = form.style;
        let grid = self.grid(style, rect.width());
        let mut clicked = None;
        for (nth, tile) in self.tiles.iter().enumerate() {
            let (column, line) = ((nth % grid.abreast) as f32, (nth / grid.abreast) as f32);
            let corner = rect.min + vec2(column * (grid.width + grid.gap), line * (grid.height + grid.gap));
            let place = Rect::from_min_size(corner, vec2(grid.width, grid.height));
            if self.tile(form.ui, style, &grid, (nth, tile), place) {
                clicked = Some(nth);
            }
            let picture = place.with_max_y(place.bottom() - grid.words).shrink(grid.pad);
            draw(form.ui, style, nth, picture);
            if self.chosen == Some(nth) {
                check(form.ui, style, place);
            }
        }
        clicked
    }

    /// Draws the ground, the border and the words of a tile. Returns whether it was clicked.
    fn tile(&self, ui: &Ui, style: &Style<'_>, grid: &Grid, (nth, tile): (usize, &Tile), place: Rect) -> bool {
        let name = format!("{}.{}", self.name, tile.tag);
        let chosen = self.chosen == Some(nth);
        let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&name, place, &tile.words, chosen) };
        let touch = target.touch(ui, style);
        let radius = style.theme.radius.control * style.scale.zoom();
        let border = match (chosen, touch.hovered) {
            (true, _) => Stroke::new(style.theme.stroke.act, style.ink.text),
            (false, true) => Stroke::new(style.control_edge(), style.ink.line_hi),
            (false, false) => Stroke::new(style.hair(), style.ink.line),
        };
        ui.painter().rect(place, corner(radius), style.ink.room, border, StrokeKind::Inside);
        let words = place.with_min_y(place.bottom() - grid.words - grid.pad / 2.0).shrink2(vec2(grid.pad, 0.0));
        let lettering = style.body().weight(if chosen { Weight::SemiBold } else { Weight::Regular });
        let lettering = lettering.ink(if chosen { style.ink.text } else { style.ink.text2 });
        style.fit(ui, words, TextSide::Middle, lettering, &tile.words);
        if touch.focused {
            focus_ring(ui, style, place, radius);
        }
        touch.clicked && !chosen
    }
}

/// Marks the chosen tile, over its picture.
fn check(ui: &Ui, style: &Style<'_>, place: Rect) {
    let side = style.l(style.theme.size.icon);
    let at = pos2(place.right() - side * 0.75, place.top() + side * 0.75);
    ui.painter().circle_filled(at, side / 2.0, style.ink.text);
    style.icon(ui, Icon::Check, at, side * 0.7, style.ink.room);
}
