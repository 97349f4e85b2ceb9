//! The bar at the top of a whole screen.

use bevy_egui::egui::{Rect, Ui, Vec2, pos2};
use poker_text::text;

use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{IconButton, rule};

/// The bar, with the free room between the title and the icons at the right.
pub(super) struct Header {
    pub(super) bar: Rect,
    /// The left and right ends of the free room.
    pub(super) left: f32,
    pub(super) right: f32,
}

/// The height of the bar.
pub(super) fn header_height(style: &Style<'_>) -> f32 {
    style.d(style.theme.screen.header).max(style.theme.size.min_target + style.theme.size.target_gap)
}

/// Draws the bar with the logo and a title.
pub(super) fn header(ui: &Ui, style: &Style<'_>, title: &str) -> Header {
    let bar = style.window.with_max_y(style.window.top() + header_height(style));
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.bottom() - style.hair());
    let edge = style.d(style.theme.spacing.l);
    let mark = style.d(style.theme.spacing.xl);
    let y = bar.center().y;
    let logo = style.logo(ui, pos2(bar.left() + edge, y), mark);
    let left = bar.left() + edge + logo + style.d(style.theme.spacing.s);
    let lettering = style.lettering(style.theme.text.sizes.brand, Weight::SemiBold, style.ink.text);
    let width = style.letter_at(ui, pos2(left, y), TextSide::Left, lettering, title);
    Header { bar, left: left + width + edge, right: bar.right() - style.d(style.theme.spacing.m) }
}

impl Header {
    /// Draws an icon at the right end of the free room. Returns whether it was clicked in this frame.
    pub(super) fn icon(&mut self, ui: &Ui, style: &Style<'_>, name: &str, icon: Icon, label: &str) -> bool {
        let rect = self.next_icon(style);
        IconButton::flat(name, rect, icon, style.l(style.theme.size.icon), label).show(ui, style)
    }

    /// Takes the place of an icon at the right end of the free room.
    pub(super) fn next_icon(&mut self, style: &Style<'_>) -> Rect {
        let side = style.hit(style.theme.control.input);
        let rect = Rect::from_center_size(pos2(self.right - side / 2.0, self.bar.center().y), Vec2::splat(side));
        self.right = rect.left() - style.d(style.theme.spacing.xxs);
        rect
    }

    /// Draws the cross that closes the screen. Returns whether it was clicked in this frame.
    pub(super) fn close(&mut self, ui: &Ui, style: &Style<'_>, name: &str) -> bool {
        let label = style.say(&text::button::close());
        self.icon(ui, style, name, Icon::Close, &label)
    }

    /// The part of the window under the bar.
    pub(super) fn below(&self, style: &Style<'_>) -> Rect {
        Rect::from_min_max(pos2(style.window.left(), self.bar.bottom()), style.window.max)
    }
}
