//! A list with heads that order it, and rows with a star.

use bevy_egui::egui::{Pos2, Rect, Stroke, Ui, WidgetType, pos2, vec2};
use poker_text::text;

use super::cell::Cell;
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, ListRow, card, control_id, focus_ring, rule, scrolled};

/// A column of a list.
pub(super) struct GridColumn<'a> {
    pub(super) head: String,
    /// The name of the head's control; `None` if it does not order the rows.
    pub(super) sort: Option<&'static str>,
    pub(super) side: TextSide,
    pub(super) cells: Vec<Cell<'a>>,
    /// Columns with a number are left out where there is little room, the lowest number first; those from [`BEFORE_NAMES`] on only where
    /// narrow names are not enough.
    pub(super) dropped: Option<u8>,
}

/// A row of a list, without its cells.
pub(super) struct GridRow {
    /// What follows the list's name in the names of the controls of the row.
    pub(super) tag: String,
    /// What a screen reader says.
    pub(super) label: String,
    pub(super) starred: bool,
}

/// A list.
pub(super) struct Grid<'a> {
    /// The dotted name; the controls of a row are `name.row.tag` and `name.star.tag`.
    pub(super) name: &'a str,
    pub(super) columns: Vec<GridColumn<'a>>,
    pub(super) rows: Vec<GridRow>,
    /// The index of the chosen row.
    pub(super) chosen: Option<usize>,
    /// The control by which the rows are ordered, and whether they descend.
    pub(super) sorted: Option<(&'static str, bool)>,
    /// What is said where there are no rows.
    pub(super) empty: String,
}

/// What was done to a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GridDone {
    /// The row that was clicked.
    pub(super) chosen: Option<usize>,
    /// The row whose star was clicked.
    pub(super) starred: Option<usize>,
    /// The head that was clicked.
    pub(super) sorted: Option<&'static str>,
    /// Whether the pointer is over the rows, or one of them has the keyboard.
    pub(super) pointed_at: bool,
}

/// The left end and the width of a column that is drawn.
struct Placed {
    column: usize,
    left: f32,
    width: f32,
}

impl Placed {
    fn over(&self, row: Rect) -> Rect {
        Rect::from_min_max(pos2(self.left, row.top()), pos2(self.left + self.width, row.bottom()))
    }
}

impl Grid<'_> {
    /// The name of the control of a row.
    pub(super) fn row_name(&self, at: usize) -> Option<String> {
        self.rows.get(at).map(|row| format!("{}.row.{}", self.name, row.tag))
    }

    /// Draws the list.
    pub(super) fn show(&self, ui: &mut Ui, style: &Style<'_>, rect: Rect) -> GridDone {
        card(ui, style, rect);
        let inner = rect.shrink(style.hair());
        let line = style.hit(style.theme.screen.row);
        let mut done = GridDone::default();
        if self.rows.is_empty() {
            style.fit(ui, inner.shrink(line), TextSide::Middle, style.body(), &self.empty);
            return done;
        }
        let pad = style.d(style.theme.spacing.s);
        let bar = style.theme.egui.item.0 * style.k();
        let star = style.hit(style.theme.size.min_target);
        let placed = self.place(ui, style, inner.left() + pad * 2.0 + star, inner.width() - pad * 3.0 - star - bar);
        let head = Rect::from_min_size(inner.min, vec2(inner.width(), line));
        done.sorted = self.heads(ui, style, &placed, head);
        rule(ui, style, inner.left(), inner.right(), head.bottom());
        let rows = Rect::from_min_max(pos2(inner.left(), head.bottom() + style.hair()), inner.max);
        done.pointed_at = ui.rect_contains_pointer(rows) || self.has_keyboard(ui);
        scrolled(ui, self.name, rows, |ui, room| {
            for (at, row) in self.rows.iter().enumerate() {
                // The number of rows is small.
                let rect = Rect::from_min_size(pos2(room.left(), room.top() + line * at as f32), vec2(room.width(), line));
                let starred = Rect::from_min_size(pos2(rect.left() + pad / 2.0, rect.top()), vec2(star, line));
                if self.row(ui, style, at, (rect.with_min_x(starred.right() + pad / 2.0), rect), &placed) {
                    done.chosen = Some(at);
                }
                if self.star(ui, style, row, starred) {
                    done.starred = Some(at);
                }
                if at > 0 && self.chosen != Some(at) {
                    rule(ui, style, rect.left() + pad, rect.right() - pad, rect.top());
                }
            }
            line * self.rows.len() as f32
        });
        done
    }

    fn has_keyboard(&self, ui: &Ui) -> bool {
        let Some(focused) = ui.memory(|memory| memory.focused()) else { return false };
        let names = |row: &GridRow| [format!("{}.row.{}", self.name, row.tag), format!("{}.star.{}", self.name, row.tag)];
        self.rows.iter().flat_map(names).any(|name| control_id(&name) == focused)
    }

    /// Draws a row beside its star; `line` is the whole line. Returns whether it was clicked in this frame.
    fn row(&self, ui: &Ui, style: &Style<'_>, at: usize, (rect, line): (Rect, Rect), placed: &[Placed]) -> bool {
        let (Some(name), Some(row)) = (self.row_name(at), self.rows.get(at)) else { return false };
        let touch = ListRow::new(&name, rect, &row.label, self.chosen == Some(at)).over(line).show(ui, style);
        if ui.is_rect_visible(rect) {
            for place in placed {
                let Some(column) = self.columns.get(place.column) else { continue };
                if let Some(cell) = column.cells.get(at) {
                    cell.draw(ui, style, place.over(rect), column.side, &name);
                }
            }
        }
        touch.clicked
    }

    /// Draws the star of a row. Returns whether it was clicked in this frame.
    fn star(&self, ui: &Ui, style: &Style<'_>, row: &GridRow, rect: Rect) -> bool {
        let name = format!("{}.star.{}", self.name, row.tag);
        let label = style.say(&text::tournaments::favourite_star(row.label.as_str()));
        let touch = ClickTarget::switch(&name, rect, &label, row.starred).touch(ui, style).hint(&label);
        let ink = match (row.starred, touch.hovered) {
            (true, _) => style.ink.text,
            (false, true) => style.ink.text2,
            (false, false) => style.ink.line_hi,
        };
        let icon = if row.starred { Icon::StarOn } else { Icon::Star };
        style.icon(ui, icon, rect.center(), style.l(style.theme.size.icon), ink);
        if touch.focused {
            focus_ring(ui, style, rect.shrink(style.theme.stroke.focus * 2.0), style.theme.radius.tag);
        }
        touch.clicked
    }

    /// Draws the heads. Returns the one that was clicked.
    fn heads(&self, ui: &Ui, style: &Style<'_>, placed: &[Placed], band: Rect) -> Option<&'static str> {
        let mut clicked = None;
        let caption = style.caption().weight(Weight::Medium);
        for place in placed {
            let Some(column) = self.columns.get(place.column) else { continue };
            let (rect, side) = (place.over(band), column.side);
            let Some(name) = column.sort else {
                style.letter(ui, rect, side, caption, &column.head);
                continue;
            };
            let down = self.sorted.filter(|(by, _)| *by == name).map(|(_, down)| down);
            let label = style.say(&text::lobby::sort_by(column.head.as_str()));
            let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(name, rect, &label, down.is_some()) };
            let touch = target.touch(ui, style);
            let ink = if down.is_some() || touch.hovered { style.ink.text } else { style.ink.muted };
            style.letter(ui, rect, side, caption.ink(ink), &column.head);
            if let Some(down) = down {
                // The arrow is drawn in the gap beside the words and points in the direction of the order.
                let arrow_side = caption.size * ARROW;
                let words = caption.width(ui, &column.head);
                let x = match side {
                    TextSide::Right => rect.right() - words - arrow_side,
                    TextSide::Left | TextSide::Middle => rect.left() + words + arrow_side,
                };
                arrow(ui, style, pos2(x, rect.center().y), arrow_side, down);
            }
            if touch.focused {
                focus_ring(ui, style, rect.shrink2(vec2(-2.0, style.theme.stroke.focus * 2.0)), style.theme.radius.tag);
            }
            if touch.clicked {
                clicked = Some(name);
            }
        }
        clicked
    }

    /// The columns for which there is room, spread over the whole width. Names become narrower before the last columns are left out.
    fn place(&self, ui: &Ui, style: &Style<'_>, left: f32, room: f32) -> Vec<Placed> {
        let caption = style.caption().weight(Weight::Medium);
        let least = style.d(style.theme.spacing.xs);
        let most = style.d(style.theme.list.name_most);
        let widest = |column: &GridColumn<'_>| {
            let cells =
                column.cells.iter().map(|cell| if cell.may_be_cut() { cell.width(ui, style).min(most) } else { cell.width(ui, style) });
            cells.fold(caption.width(ui, &column.head), f32::max).max(style.theme.size.min_target).ceil()
        };
        let mut placed: Vec<_> = self.columns.iter().enumerate().map(|(column, of)| Placed { column, left, width: widest(of) }).collect();
        loop {
            let gap = gap(&placed, room);
            if gap >= least {
                break;
            }
            let mut dropped: Vec<_> =
                placed.iter().filter_map(|place| Some((self.columns.get(place.column)?.dropped?, place.column))).collect();
            dropped.sort_unstable();
            if let Some((_, column)) = dropped.first().filter(|(rank, _)| *rank < BEFORE_NAMES) {
                placed.retain(|place| place.column != *column);
                continue;
            }
            // Names give way while they stay readable.
            let missing = (least - gap) * (placed.len().saturating_sub(1)) as f32;
            let name = placed.iter_mut().find(|place| self.is_name(place.column));
            if let Some(name) = name
                && name.width - missing >= style.d(style.theme.list.name_least)
            {
                name.width -= missing.ceil();
                break;
            }
            let Some((_, column)) = dropped.first() else { break };
            placed.retain(|place| place.column != *column);
        }
        let gap = gap(&placed, room).max(0.0);
        let mut x = left;
        for place in &mut placed {
            place.left = x;
            x += place.width + gap;
        }
        placed
    }

    fn is_name(&self, column: usize) -> bool {
        self.columns.get(column).and_then(|column| column.cells.first()).is_some_and(Cell::may_be_cut)
    }
}

fn gap(placed: &[Placed], room: f32) -> f32 {
    let taken: f32 = placed.iter().map(|place| place.width).sum();
    // There are at most eight columns.
    (room - taken) / placed.len().saturating_sub(1).max(1) as f32
}

/// Columns with a lower number are left out before names become narrower.
pub(super) const BEFORE_NAMES: u8 = 10;

/// An arrow's side, in units of the words beside it.
const ARROW: f32 = 0.6;

fn arrow(ui: &Ui, style: &Style<'_>, centre: Pos2, side: f32, down: bool) {
    let tip = if down { side / 2.0 } else { -side / 2.0 };
    let points = [vec2(-side / 2.0, -tip / 2.0), vec2(0.0, tip / 2.0), vec2(side / 2.0, -tip / 2.0)].map(|from| centre + from);
    ui.painter().line(points.to_vec(), Stroke::new(style.control_edge(), style.ink.text));
}
