//! The number of games to register for.

use bevy_egui::egui::{Rect, Ui, Vec2, pos2};
use poker_text::text;

use crate::style::{Icon, Style, TextSide};
use crate::widget::IconButton;

/// The height of the stepper.
pub(super) fn stepper_height(style: &Style<'_>) -> f32 {
    style.hit(style.theme.control.input)
}

/// Draws a label and the number between a button for fewer and one for more. Returns the new number.
pub(super) fn stepper(ui: &Ui, style: &Style<'_>, rect: Rect, games: u8, most: u8) -> u8 {
    let side = stepper_height(style);
    let width = style.d(style.theme.list.stepper).max(side * 3.0);
    let label = rect.with_max_x(rect.right() - width - style.d(style.theme.spacing.xs));
    style.fit(ui, label, TextSide::Left, style.label(), &style.say(&text::tournaments::games_at_once()));
    let place = |x: f32| Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
    let ends = [
        ("tournament.games.fewer", Icon::Minus, text::tournaments::fewer_games(), games > 1, rect.right() - width + side / 2.0, games - 1),
        (
            "tournament.games.more",
            Icon::Plus,
            text::tournaments::more_games(),
            games < most,
            rect.right() - side / 2.0,
            games.saturating_add(1),
        ),
    ];
    let mut chosen = games;
    for (name, icon, words, enabled, x, to) in ends {
        let words = style.say(&words);
        let button = IconButton::raised(name, place(x), icon, style.l(style.theme.size.icon), &words).enabled(enabled);
        if button.show(ui, style) {
            chosen = to;
        }
    }
    let middle = Rect::from_center_size(pos2(rect.right() - width / 2.0, rect.center().y), Vec2::new(width - side * 2.0, side));
    style.letter(ui, middle, TextSide::Middle, style.strong(), &style.texts.number(games.into()));
    chosen
}
