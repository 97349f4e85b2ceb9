//! The bar at the bottom of a small window: what is chosen, and the way in.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::Intent;
use poker_text::{Text, text};

use super::TournamentsView;
use super::entry_button::EntryAccess;
use super::setup_button::setup_short;
use crate::screen::facts::facts;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, rule};

/// The bar at the bottom.
pub(super) struct BottomBar<'a> {
    pub(super) name: &'a str,
    /// What stands under the name, as far as there is room.
    pub(super) figures: &'a [String],
    pub(super) access: EntryAccess,
    /// What the button for registering says.
    pub(super) register: &'a Text,
}

/// The height of the bar.
pub(in crate::screen) fn bar_height(style: &Style<'_>) -> f32 {
    style.hit(style.theme.control.button_tall) + style.d(style.theme.spacing.s) * 2.0
}

/// Draws a bar without a chosen row. Returns the room in it.
pub(super) fn empty_bar(ui: &Ui, style: &Style<'_>, view: &TournamentsView<'_>, bar: Rect, intents: &mut Vec<Intent>) -> Rect {
    ui.painter().rect_filled(bar, 0.0, style.ink.plate);
    rule(ui, style, bar.left(), bar.right(), bar.top());
    let inner = bar.shrink2(vec2(style.d(style.theme.spacing.m), style.d(style.theme.spacing.s)));
    setup_short(ui, style, view, inner, intents)
}

impl BottomBar<'_> {
    /// Draws the bar. Returns whether the details were asked for.
    pub(super) fn show(&self, ui: &Ui, style: &Style<'_>, view: &TournamentsView<'_>, bar: Rect, intents: &mut Vec<Intent>) -> bool {
        let inner = empty_bar(ui, style, view, bar, intents);
        let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
        let details = style.say(&text::tournaments::details());
        let register = style.say(self.register);
        // At least the name keeps a part of the bar.
        let most = inner.width() * MOST;
        let width = |words: &str| Button::width(ui, style, words).min(most);
        let main_width =
            if self.access.control().is_some() { width(&register).max(width(&style.say(&text::tournaments::unregister()))) } else { 0.0 };
        let main = inner.with_min_x(inner.right() - main_width);
        let right = if main_width > 0.0 { main.left() - gap } else { inner.right() };
        let details_rect = Rect::from_min_max(pos2(right - width(&details), inner.top()), pos2(right, inner.bottom()));
        let words = inner.with_max_x(details_rect.left() - gap);
        let line = words.height() / 2.0;
        let name = style.label().weight(Weight::SemiBold);
        style.name(ui, words.with_max_y(words.top() + line), TextSide::Left, name, self.name);
        let mut room = words.width();
        let lettering = style.caption();
        let space = style.d(style.theme.spacing.xs) * 2.0;
        let fit = self.figures.iter().take_while(|words| {
            room -= lettering.width(ui, words) + space;
            room >= -space
        });
        let fit = fit.count();
        facts(ui, style, pos2(words.left(), words.bottom() - line / 2.0), &self.figures[..fit]);
        let opened = Button::neutral("tournament.details", details_rect, &details).show(ui, style);
        if main_width > 0.0 {
            intents.extend(self.access.button(ui, style, view, (self.access.bar_control(), self.register), main));
        }
        opened
    }
}

/// The largest part of the bar that a button takes.
const MOST: f32 = 0.34;
