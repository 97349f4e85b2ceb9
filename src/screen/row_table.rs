//! A table of rows under heads. Only the visible rows are drawn, so that thousands of them cost no more than a few.

use std::ops::Range;

use bevy_egui::egui::{Align, Rect, Ui, pos2, vec2};

use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::{card, corner, rule, scrolled, turn_pages};

/// A column of a table.
pub(super) struct TableColumn {
    head: String,
    side: TextSide,
    /// The width that its cells need.
    width: f32,
    /// Columns with a number are left out where there is little room, the lowest number first.
    dropped: Option<u8>,
    /// Whether it takes the room that is left.
    rest: bool,
}

impl TableColumn {
    /// A column at the left, as wide as its head and its cells.
    pub(super) fn left(head: String, width: f32) -> Self {
        Self { head, side: TextSide::Left, width, dropped: None, rest: false }
    }

    /// A column of figures.
    pub(super) fn right(head: String, width: f32) -> Self {
        Self { side: TextSide::Right, ..Self::left(head, width) }
    }

    /// The same column, taking the room that is left.
    pub(super) fn rest(self) -> Self {
        Self { rest: true, ..self }
    }

    /// The same column, left out where there is little room.
    pub(super) fn dropped(self, rank: u8) -> Self {
        Self { dropped: Some(rank), ..self }
    }
}

/// A table.
pub(super) struct RowTable<'a> {
    pub(super) name: &'a str,
    pub(super) columns: Vec<TableColumn>,
    pub(super) rows: usize,
    /// The height of a row.
    pub(super) line: f32,
    /// The row to which the table scrolls in this frame.
    pub(super) scroll_to: Option<usize>,
    /// What is said under the rows.
    pub(super) foot: Vec<String>,
}

/// The left and right ends of a column; `None` if it is left out.
type ColumnEnds = Option<(f32, f32)>;

/// A row while it is drawn.
pub(super) struct TableRow<'t> {
    pub(super) rect: Rect,
    ends: &'t [ColumnEnds],
}

impl TableRow<'_> {
    /// The place of a cell; `None` if its column is left out.
    pub(super) fn cell(&self, column: usize) -> Option<Rect> {
        let (left, right) = (*self.ends.get(column)?)?;
        Some(Rect::from_min_max(pos2(left, self.rect.top()), pos2(right, self.rect.bottom())))
    }

    /// The whole row from the left end of its first cell to the right end of its last.
    pub(super) fn whole(&self) -> Rect {
        let ends = self.ends.iter().flatten();
        let left = ends.clone().map(|(left, _)| *left).fold(self.rect.right(), f32::min);
        let right = ends.map(|(_, right)| *right).fold(self.rect.left(), f32::max);
        Rect::from_min_max(pos2(left, self.rect.top()), pos2(right, self.rect.bottom()))
    }

    /// Marks the row, as the chosen row of a list is marked.
    pub(super) fn mark(&self, ui: &Ui, style: &Style<'_>) {
        ui.painter().rect_filled(self.rect, 0.0, style.ink.plate_top);
        let bar = self.rect.with_max_x(self.rect.left() + style.theme.control.selection_bar * style.scale.zoom());
        ui.painter().rect_filled(bar, corner(0.0), style.ink.text);
    }

    /// Draws words in a cell, in a smaller type or on two lines where there is little room.
    pub(super) fn words(&self, ui: &Ui, style: &Style<'_>, column: usize, lettering: Lettering, words: &str) {
        if let Some(cell) = self.cell(column) {
            style.fit(ui, cell, TextSide::Left, lettering, words);
        }
    }

    /// Draws a figure at the right end of a cell.
    pub(super) fn figure(&self, ui: &Ui, style: &Style<'_>, column: usize, lettering: Lettering, words: &str) {
        if let Some(cell) = self.cell(column) {
            style.shrink(ui, cell, TextSide::Right, lettering, words);
        }
    }
}

/// How many rows outside the visible part are drawn, so that Tab reaches their controls.
const AROUND: usize = 2;

impl RowTable<'_> {
    /// The lettering of figures and words of rows.
    pub(super) fn lettering(style: &Style<'_>) -> Lettering {
        style.body().weight(Weight::Medium).ink(style.ink.text)
    }

    /// The height of rows with a button each: buttons of two rows must not touch.
    pub(super) fn button_line(style: &Style<'_>) -> f32 {
        style.hit(style.theme.control.input) + style.d(style.theme.spacing.xs).max(style.theme.size.target_gap)
    }

    /// The widest of some words.
    pub(super) fn widest<'w>(ui: &Ui, style: &Style<'_>, words: impl IntoIterator<Item = &'w str>) -> f32 {
        let lettering = Self::lettering(style).weight(Weight::SemiBold);
        words.into_iter().map(|words| lettering.width(ui, words)).fold(0.0, f32::max).ceil()
    }

    /// Draws the table on a card; `row` draws a row by its index. Returns the indices of the rows that are visible.
    pub(super) fn show(self, ui: &mut Ui, style: &Style<'_>, rect: Rect, mut row: impl FnMut(&Ui, usize, &TableRow<'_>)) -> Range<usize> {
        card(ui, style, rect);
        let inner = rect.shrink(style.hair());
        let pad = style.d(style.theme.spacing.m);
        let bar = style.theme.egui.item.0 * style.k();
        let head = Rect::from_min_size(inner.min, vec2(inner.width(), style.hit(style.theme.screen.row)));
        let ends = self.place(ui, style, inner.left() + pad, inner.width() - pad * 2.0 - bar);
        if self.rows > 0 {
            self.heads(ui, style, &ends, head);
            rule(ui, style, inner.left(), inner.right(), head.bottom());
        }
        let top = if self.rows > 0 { head.bottom() + style.hair() } else { inner.top() };
        let body = inner.with_min_y(top).with_max_y(inner.bottom() - style.d(style.theme.spacing.xxs));
        let mut visible = 0..0;
        scrolled(ui, self.name, body, |ui, room| {
            turn_pages(ui, style, body.height());
            if let Some(at) = self.scroll_to {
                let top = room.top() + self.line * at as f32;
                let row = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), self.line));
                ui.scroll_to_rect(row, Some(Align::Center));
            }
            visible = self.visible(ui, room);
            let drawn = visible.start.saturating_sub(AROUND)..(visible.end + AROUND).min(self.rows);
            for at in drawn {
                // The number of rows is a few thousand.
                let top = room.top() + self.line * at as f32;
                let place = TableRow { rect: Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), self.line)), ends: &ends };
                row(ui, at, &place);
                if at > 0 {
                    rule(ui, style, room.left() + pad, room.right() - pad, top);
                }
            }
            let mut y = room.top() + self.line * self.rows as f32;
            for words in &self.foot {
                y += style.d(style.theme.spacing.s);
                y += style.letter_block(ui, pos2(room.left() + pad, y), room.width() - pad * 2.0, style.body(), words);
            }
            if !self.foot.is_empty() {
                y += style.d(style.theme.spacing.s);
            }
            y - room.top()
        });
        visible
    }

    /// The indices of the rows of which a part is visible.
    fn visible(&self, ui: &Ui, room: Rect) -> Range<usize> {
        let clip = ui.clip_rect();
        // A negative number becomes zero, and the distance is at most a few thousand rows.
        let row = |y: f32| ((y - room.top()) / self.line).max(0.0) as usize;
        row(clip.top()).min(self.rows)..(row(clip.bottom()) + 1).min(self.rows)
    }

    fn heads(&self, ui: &Ui, style: &Style<'_>, ends: &[ColumnEnds], band: Rect) {
        let caption = style.caption().weight(Weight::Medium);
        for (column, ends) in self.columns.iter().zip(ends) {
            let Some((left, right)) = *ends else { continue };
            let rect = Rect::from_min_max(pos2(left, band.top()), pos2(right, band.bottom()));
            style.fit(ui, rect, column.side, caption, &column.head);
        }
    }

    /// Places the columns for which there is room.
    fn place(&self, ui: &Ui, style: &Style<'_>, left: f32, room: f32) -> Vec<ColumnEnds> {
        let caption = style.caption().weight(Weight::Medium);
        let mut widths: Vec<_> = self.columns.iter().map(|column| Some(caption.width(ui, &column.head).max(column.width).ceil())).collect();
        let least = style.d(style.theme.spacing.s);
        let most = style.d(style.theme.spacing.vast);
        let needed = |widths: &[Option<f32>]| {
            let there = widths.iter().flatten();
            // There are at most eight columns.
            (there.clone().sum::<f32>(), there.count().saturating_sub(1) as f32)
        };
        loop {
            let (sum, gaps) = needed(&widths);
            if sum + least * gaps <= room {
                break;
            }
            let there = self.columns.iter().enumerate().filter(|(at, _)| widths.get(*at).is_some_and(Option::is_some));
            let Some((_, at)) = there.filter_map(|(at, column)| Some((column.dropped?, at))).min() else { break };
            widths[at] = None;
        }
        let (sum, gaps) = needed(&widths);
        let gap = ((room - sum) / gaps.max(1.0)).clamp(least.min(most), most);
        let spare = room - sum - gap * gaps;
        let rests = self.columns.iter().zip(&widths).filter(|(column, width)| column.rest && width.is_some()).count().max(1);
        let mut x = left;
        let mut ends = Vec::new();
        for (column, width) in self.columns.iter().zip(&widths) {
            ends.push(width.map(|width| {
                let width = if column.rest { (width + spare / rests as f32).max(style.theme.size.min_target) } else { width };
                let place = (x, x + width);
                x += width + gap;
                place
            }));
        }
        ends
    }
}
