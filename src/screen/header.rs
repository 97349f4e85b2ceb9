//! The bar at the top of a whole screen.

use bevy_egui::egui::{Rect, Ui, Vec2, pos2};
use poker_text::text;

use crate::look::{Icon, Look, Side, Weight};
use crate::widget::{IconButton, rule};

/// The bar as it is drawn: what is left of it between the title and the right edge.
pub(super) struct Header {
    /// The whole bar.
    pub(super) bar: Rect,
    /// From where to where something can still stand.
    pub(super) left: f32,
    pub(super) right: f32,
}

/// Draws the bar with the mark and a title.
pub(super) fn header(ui: &Ui, look: &Look<'_>, title: &str) -> Header {
    let screen = &look.theme.screen;
    let height = look.d(screen.header).max(look.theme.size.min_target + look.theme.size.target_gap);
    let bar = Rect::from_min_max(look.window.min, pos2(look.window.right(), look.window.top() + height));
    ui.painter().rect_filled(bar, 0.0, look.ink.plate);
    rule(ui, look, bar.left(), bar.right(), bar.bottom() - look.hair());
    let edge = look.d(look.theme.spacing.l);
    let mark = look.d(look.theme.spacing.xl);
    let y = bar.center().y;
    let logo = look.logo(ui, pos2(bar.left() + edge, y), mark);
    let left = bar.left() + edge + logo + look.d(look.theme.spacing.s);
    let lettering = look.lettering(look.theme.text.sizes.brand, Weight::SemiBold, look.ink.text);
    let width = look.letter_at(ui, pos2(left, y), Side::Left, lettering, title);
    Header { bar, left: left + width + edge, right: bar.right() - look.d(look.theme.spacing.m) }
}

impl Header {
    /// An icon at the right end of what is left. True once for each click.
    pub(super) fn icon(&mut self, ui: &Ui, look: &Look<'_>, name: &str, icon: Icon, label: &str) -> bool {
        let side = look.hit(look.theme.control.input);
        let rect = Rect::from_center_size(pos2(self.right - side / 2.0, self.bar.center().y), Vec2::splat(side));
        self.right = rect.left() - look.d(look.theme.spacing.xxs);
        IconButton::flat(name, rect, icon, look.l(look.theme.size.icon), label).show(ui, look)
    }

    /// The cross that closes the screen.
    pub(super) fn close(&mut self, ui: &Ui, look: &Look<'_>, name: &str) -> bool {
        let label = look.say(&text::button::close());
        self.icon(ui, look, name, Icon::Close, &label)
    }

    /// What lies under the bar.
    pub(super) fn below(&self, look: &Look<'_>) -> Rect {
        Rect::from_min_max(pos2(look.window.left(), self.bar.bottom()), look.window.max)
    }
}
