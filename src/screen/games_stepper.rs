//! The number of games to register for (R-HEX-2).

use bevy_egui::egui::{Rect, Ui, Vec2, pos2};
use poker_text::text;

use crate::style::{Icon, Style, TextSide};
use crate::widget::IconButton;

/// The height of the stepper.
pub(super) fn stepper_height(style: &Style<'_>) -> f32 {
    style.hit(style.theme.control.input)
}

/// Draws a label and the number between the buttons `name.fewer` and `name.more`. Returns the new number, from 1 to `most`.
pub(super) fn games_stepper(ui: &Ui, style: &Style<'_>, name: &str, rect: Rect, (games, most): (u8, u8)) -> u8 {
    let side = stepper_height(style);
    let width = style.d(style.theme.list.stepper).max(side * 3.0);
    let label = rect.with_max_x(rect.right() - width - style.d(style.theme.spacing.xs));
    style.fit(ui, label, TextSide::Left, style.label(), &style.say(&text::tournaments::games_at_once()));
    let place = |x: f32| Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
    let (fewer, more) = (games.saturating_sub(1), games.saturating_add(1));
    let ends = [
        ("fewer", Icon::Minus, text::tournaments::fewer_games(), fewer, rect.right() - width + side / 2.0),
        ("more", Icon::Plus, text::tournaments::more_games(), more, rect.right() - side / 2.0),
    ];
    let mut chosen = games;
    for (way, icon, words, to, x) in ends {
        let (name, words) = (format!("{name}.{way}"), style.say(&words));
        let button = IconButton::raised(&name, place(x), icon, style.l(style.theme.size.icon), &words).enabled((1..=most).contains(&to));
        if button.show(ui, style) {
            chosen = to;
        }
    }
    let middle = Rect::from_center_size(pos2(rect.right() - width / 2.0, rect.center().y), Vec2::new(width - side * 2.0, side));
    style.letter(ui, middle, TextSide::Middle, style.strong(), &style.texts.number(games.into()));
    chosen
}
