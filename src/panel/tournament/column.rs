//! The content of a sheet from top to bottom. It is laid out twice: once to measure its height, and once to draw it.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::{corner, rule};

/// Content that is laid out from top to bottom.
pub(super) struct Column<'u, 's> {
    pub(super) ui: &'u Ui,
    pub(super) style: &'u Style<'s>,
    room: Rect,
    y: f32,
    /// Whether it is drawn, and not only measured.
    pub(super) draws: bool,
}

/// A group with an icon, what it is, and its price or amount.
pub(super) struct BoxedLine<'a> {
    pub(super) icon: Icon,
    pub(super) title: &'a str,
    /// A second line; may be empty.
    pub(super) about: &'a str,
    pub(super) value: &'a str,
}

impl<'u, 's> Column<'u, 's> {
    /// A column that is drawn in a room.
    pub(super) fn drawn(ui: &'u Ui, style: &'u Style<'s>, room: Rect) -> Self {
        Self { ui, style, room, y: room.top(), draws: true }
    }

    /// The height of content of this width.
    pub(super) fn measure(ui: &'u Ui, style: &'u Style<'s>, width: f32, content: impl Fn(&mut Column<'_, '_>)) -> f32 {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 0.0));
        let mut column = Self { ui, style, room, y: 0.0, draws: false };
        content(&mut column);
        column.y
    }

    /// The height so far.
    pub(super) fn height(&self) -> f32 {
        self.y - self.room.top()
    }

    /// The width of the column.
    pub(super) fn width(&self) -> f32 {
        self.room.width()
    }

    /// The next rectangle of this height.
    pub(super) fn take(&mut self, height: f32) -> Rect {
        let rect = Rect::from_min_size(pos2(self.room.left(), self.y), vec2(self.room.width(), height));
        self.y += height;
        rect
    }

    /// Leaves room, given for the regular window.
    pub(super) fn space(&mut self, length: f32) {
        self.y += self.style.d(length);
    }

    /// The title, with a caption and a value at its right end.
    pub(super) fn title(&mut self, words: &str, aside: Option<(&str, &str)>) {
        let style = self.style;
        let tall = style.hit(style.theme.spacing.xxl);
        let row = self.take(tall);
        let mut end = row.right();
        if let Some((caption, value)) = aside {
            let strong = style.title();
            let gap = style.d(style.theme.spacing.xs);
            let left = end - strong.width(self.ui, value) - gap;
            end = left - if caption.is_empty() { 0.0 } else { style.caption().width(self.ui, caption) + gap };
            if self.draws {
                style.letter(self.ui, row, TextSide::Right, strong, value);
                style.letter(self.ui, row.with_max_x(left), TextSide::Right, style.caption(), caption);
            }
        }
        if self.draws {
            style.fit(self.ui, row.with_max_x(end), TextSide::Left, style.title(), words);
        }
    }

    /// The title of something won, with the trophy before it.
    pub(super) fn title_of_win(&mut self, words: &str) {
        let style = self.style;
        let row = self.take(style.hit(style.theme.spacing.xxl));
        if self.draws {
            let side = style.title().size * TROPHY;
            let centre = pos2(row.left() + side / 2.0, row.center().y);
            style.icon(self.ui, Icon::Trophy, centre, side, style.ink.text);
            let after = row.left() + side + style.d(style.theme.spacing.s);
            style.fit(self.ui, row.with_min_x(after), TextSide::Left, style.title(), words);
        }
    }

    /// A paragraph.
    pub(super) fn say(&mut self, lettering: Lettering, words: &str) {
        let height = self.style.block_height(self.ui, self.width(), lettering, words);
        let rect = self.take(height);
        if self.draws {
            self.style.letter_block(self.ui, rect.min, rect.width(), lettering, words);
        }
    }

    /// A label and its value, in one line where both fit, else under one another.
    pub(super) fn row(&mut self, label: &str, value: &str) {
        let style = self.style;
        let (soft, strong) = (style.body().ink(style.ink.muted), style.body().weight(Weight::SemiBold).ink(style.ink.text));
        let line = style.d(style.theme.spacing.xl).max(soft.size * style.theme.text.line_height);
        let beside = soft.width(self.ui, label) + soft.size + strong.width(self.ui, value) <= self.width();
        let row = self.take(line);
        if beside {
            if self.draws {
                style.letter(self.ui, row, TextSide::Left, soft, label);
                style.letter(self.ui, row, TextSide::Right, strong, value);
            }
            return;
        }
        if self.draws {
            style.fit(self.ui, row, TextSide::Left, soft, label);
        }
        self.say(strong, value);
        self.y += soft.size / 2.0;
    }

    /// A label and an amount that is what the sheet is about.
    pub(super) fn display(&mut self, label: &str, value: &str) {
        let style = self.style;
        let large = style.lettering(style.theme.text.sizes.display * DISPLAY, Weight::SemiBold, style.ink.text);
        let row = self.take(large.size * style.theme.text.line_height);
        if self.draws {
            let width = style.label().width(self.ui, label);
            style.letter(self.ui, row, TextSide::Left, style.label(), label);
            let gap = style.d(style.theme.spacing.s);
            style.shrink(self.ui, row.with_min_x(row.left() + width + gap), TextSide::Right, large, value);
        }
    }

    /// A hairline with room above and below.
    pub(super) fn rule(&mut self) {
        let gap = self.style.d(self.style.theme.spacing.xs);
        let rect = self.take(gap * 2.0);
        if self.draws {
            rule(self.ui, self.style, rect.left(), rect.right(), rect.center().y);
        }
    }

    /// A bar of time: the share that is over.
    pub(super) fn progress(&mut self, share: f32) {
        let tall = self.style.d(self.style.theme.tournament_table.progress);
        let rect = self.take(tall);
        if self.draws {
            progress(self.ui, self.style, rect, share);
        }
    }

    /// A group with an icon, a title with a line under it, and a value at the right.
    pub(super) fn boxed(&mut self, line: &BoxedLine<'_>) {
        let style = self.style;
        let pad = style.d(style.theme.spacing.s);
        let side = style.l(style.theme.size.icon);
        let (title, about) =
            (style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text), style.caption().ink(style.ink.text2));
        let value_width = title.width(self.ui, line.value);
        let inner = self.width() - pad * 4.0 - side - value_width;
        let title_height = style.block_height(self.ui, inner, title, line.title);
        let about_height = if line.about.is_empty() { 0.0 } else { style.block_height(self.ui, inner, about, line.about) };
        let rect = self.take((title_height + about_height).max(side) + pad * 2.0);
        if !self.draws {
            return;
        }
        let radius = corner(style.theme.radius.control * style.scale.zoom());
        self.ui.painter().rect(rect, radius, style.ink.room, Stroke::new(style.hair(), style.ink.line), StrokeKind::Inside);
        style.icon(self.ui, line.icon, pos2(rect.left() + pad + side / 2.0, rect.center().y), side, style.ink.text);
        let at = pos2(rect.left() + pad * 2.0 + side, rect.center().y - (title_height + about_height) / 2.0);
        style.letter_block(self.ui, at, inner, title, line.title);
        if !line.about.is_empty() {
            style.letter_block(self.ui, at + vec2(0.0, title_height), inner, about, line.about);
        }
        style.letter(self.ui, rect.with_max_x(rect.right() - pad), TextSide::Right, title, line.value);
    }

    /// A sentence about what is wrong, with a sign.
    pub(super) fn warn(&mut self, words: &str) {
        let style = self.style;
        let lettering = style.body().ink(style.ink.danger);
        let side = style.l(style.theme.size.icon) * WARNING;
        let gap = style.d(style.theme.spacing.xs);
        let width = self.width() - side - gap;
        let height = style.block_height(self.ui, width, lettering, words).max(side);
        let rect = self.take(height);
        if self.draws {
            style.icon(self.ui, Icon::Info, pos2(rect.left() + side / 2.0, rect.top() + side / 2.0), side, style.ink.danger);
            style.letter_block(self.ui, pos2(rect.left() + side + gap, rect.top()), width, lettering, words);
        }
    }
}

/// Draws a bar whose share is filled.
pub(super) fn progress(ui: &Ui, style: &Style<'_>, rect: Rect, share: f32) {
    let radius = corner(rect.height() / 2.0);
    ui.painter().rect_filled(rect, radius, style.ink.line);
    let filled = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0));
    ui.painter().rect_filled(filled, radius, style.ink.text2);
}

/// The size of a displayed amount, in display sizes.
const DISPLAY: f32 = 0.75;
/// The side of the sign of a warning, in icon sizes.
const WARNING: f32 = 0.9;
/// The side of the trophy, in sizes of the title's type.
const TROPHY: f32 = 1.2;
