//! Rows of labels and controls, laid out from the top down.

use bevy_egui::egui::{Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::style::{Lettering, Paragraphs, Style, Weight};
use crate::widget::{corner, rule};

/// A form while it is drawn, row by row.
pub(super) struct FormUi<'u, 'l, 'a> {
    pub(super) ui: &'u mut Ui,
    pub(super) style: &'l Style<'a>,
    /// The left and right ends of rows.
    pub(super) left: f32,
    pub(super) right: f32,
    /// The upper edge of the next row.
    pub(super) y: f32,
    /// The distance of text from both sides.
    pad: f32,
    /// Whether the next row is the first of its group.
    first: bool,
    /// Whether the rows hold no controls; then they are lower.
    dense: bool,
}

/// A label and its line of help.
#[derive(Clone, Copy)]
pub(super) struct Label<'t> {
    pub(super) label: &'t str,
    pub(super) help: &'t str,
}

impl<'t> Label<'t> {
    /// The label over its help.
    fn paragraphs(self, style: &Style<'_>) -> Paragraphs<'t> {
        Paragraphs::new(style.label(), self.label, style.d(style.theme.spacing.xxs)).and(style.caption(), self.help)
    }
}

/// The largest share of a row that a label takes before it wraps.
const LABEL_SHARE: f32 = 0.42;

/// The help is placed beside its control if it then takes at most this many lines more than across the row.
const MORE_LINES: f32 = 2.0;

impl<'u, 'l, 'a> FormUi<'u, 'l, 'a> {
    /// A form without cards around its groups.
    pub(super) fn bare(ui: &'u mut Ui, style: &'l Style<'a>, room: Rect) -> Self {
        Self { ui, style, left: room.left(), right: room.right(), y: room.top(), pad: 0.0, first: true, dense: false }
    }

    /// The same form with lower rows, for text without controls.
    pub(super) fn dense(self) -> Self {
        Self { dense: true, ..self }
    }

    /// The width for text and controls.
    pub(super) fn width(&self) -> f32 {
        self.right - self.left - self.pad * 2.0
    }

    /// Leaves a vertical distance free.
    pub(super) fn space(&mut self, distance: f32) {
        self.y += self.style.d(distance);
    }

    /// Draws a block of text.
    pub(super) fn block(&mut self, lettering: Lettering, words: &str) {
        let at = pos2(self.left + self.pad, self.y);
        self.y += self.style.letter_block(self.ui, at, self.width(), lettering, words);
    }

    /// Reserves a strip of this height over the whole width.
    pub(super) fn strip(&mut self, height: f32) -> Rect {
        let strip = Rect::from_min_size(pos2(self.left + self.pad, self.y), vec2(self.width(), height));
        self.y = strip.bottom();
        strip
    }

    /// Draws rows on a card under a heading.
    pub(super) fn group<R>(&mut self, heading: &str, rows: impl FnOnce(&mut Self) -> R) -> R {
        let style = self.style;
        if !heading.is_empty() {
            let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.muted);
            self.block(lettering, heading);
            self.space(style.theme.spacing.xs);
        }
        let card = self.ui.painter().add(Shape::Noop);
        let top = self.y;
        let before = (self.pad, self.first);
        self.pad = style.d(style.theme.spacing.l);
        self.first = true;
        let result = rows(self);
        (self.pad, self.first) = before;
        let rect = Rect::from_min_max(pos2(self.left, top), pos2(self.right, self.y));
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        let stroke = Stroke::new(style.hair(), style.ink.line);
        self.ui.painter().set(card, bevy_egui::egui::epaint::RectShape::new(rect, radius, style.ink.plate, stroke, StrokeKind::Inside));
        self.space(style.theme.spacing.l);
        result
    }

    /// Draws lower rows on a card under a heading.
    pub(super) fn dense_group<R>(&mut self, heading: &str, rows: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.dense, true);
        let result = self.group(heading, rows);
        self.dense = before;
        result
    }

    /// Draws a row: its label at the left, and a control of this width at the right, or under the label where there is no room beside it.
    /// `height` returns the height of the control at a width. Returns the control's rectangle; the caller draws the control.
    pub(super) fn row(&mut self, label: Label<'_>, width: f32, height: impl Fn(&Ui, f32) -> f32) -> Rect {
        let style = self.style;
        if !self.first {
            rule(self.ui, style, self.left + self.pad, self.right - self.pad, self.y);
        }
        self.first = false;
        let spacing = &style.theme.spacing;
        let (margin, least) = if self.dense { (spacing.xs, style.theme.screen.row) } else { (spacing.s, style.theme.screen.settings_row) };
        let margin = style.d(margin);
        let top = self.y;
        let x = self.left + self.pad;
        let whole = self.width();
        let beside = whole - width - style.d(style.theme.spacing.l);
        let words = style.label().width(self.ui, label.label).min(whole * LABEL_SHARE);
        let longest = longest_word(self.ui, style.label(), label.label).max(longest_word(self.ui, style.caption(), label.help));
        let paragraphs = label.paragraphs(style);
        if beside >= words.max(longest) && !crowds(self.ui, style, label, beside, whole) {
            let tall = height(self.ui, width);
            let text = paragraphs.height(self.ui, beside);
            let inner = text.max(tall).max(style.d(least) - margin * 2.0);
            paragraphs.draw(self.ui, style, pos2(x, top + margin + (inner - text) / 2.0), beside);
            self.y = top + inner + margin * 2.0;
            return Rect::from_min_size(pos2(x + whole - width, top + margin + (inner - tall) / 2.0), vec2(width, tall));
        }
        let text = paragraphs.draw(self.ui, style, pos2(x, top + margin), whole);
        let width = width.max(whole * LABEL_SHARE).min(whole);
        let control = pos2(x, top + margin + text + style.d(style.theme.spacing.xs));
        let tall = height(self.ui, width);
        let wide = if tall > height(self.ui, f32::INFINITY) { whole } else { width };
        let rect = Rect::from_min_size(control, vec2(wide, height(self.ui, wide)));
        self.y = rect.bottom() + margin;
        rect
    }

    /// Draws a row with paragraphs in place of a control, at most `width` wide.
    pub(super) fn said_row(&mut self, label: Label<'_>, width: f32, said: &Paragraphs<'_>) {
        let rect = self.row(label, width, |ui, width| said.height(ui, width + ROUNDED));
        said.draw(self.ui, self.style, rect.min, rect.width() + ROUNDED);
    }
}

/// What is added to a text's width, so that a text whose width was rounded to whole points stays on one line.
const ROUNDED: f32 = 1.0;

/// Whether the help would take many more lines beside its control than under it.
fn crowds(ui: &Ui, style: &Style<'_>, label: Label<'_>, beside: f32, whole: f32) -> bool {
    let line = style.block_height(ui, f32::INFINITY, style.caption(), label.help);
    let paragraphs = label.paragraphs(style);
    paragraphs.height(ui, beside) > paragraphs.height(ui, whole) + line * MORE_LINES
}

fn longest_word(ui: &Ui, lettering: Lettering, words: &str) -> f32 {
    words.split_whitespace().map(|word| lettering.width(ui, word)).fold(0.0, f32::max)
}
