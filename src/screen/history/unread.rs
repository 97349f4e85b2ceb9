//! What is shown where the archive could not be read.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_text::text;

use super::ask::HistoryAsk;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, card};

/// Draws what has happened, and a button that tries it again.
pub(super) fn unread(ui: &Ui, style: &Style<'_>, room: Rect) -> Option<HistoryAsk> {
    card(ui, style, room);
    let words = style.say(&text::history::read_again());
    let tall = style.hit(style.theme.control.button);
    let gap = style.d(style.theme.spacing.s);
    let center = pos2(room.center().x, room.center().y + (tall + gap) / 2.0);
    let button = Rect::from_center_size(center, vec2(Button::width(ui, style, &words), tall));
    let inner = room.shrink2(vec2(style.d(style.theme.spacing.l), 0.0));
    let line = Rect::from_min_max(pos2(inner.left(), button.top() - gap - tall), pos2(inner.right(), button.top() - gap));
    style.fit(ui, line, TextSide::Middle, style.body().weight(Weight::Medium), &style.say(&text::history::unread()));
    Button::neutral("history.read_again", button, &words).show(ui, style).then_some(HistoryAsk::ReadAgain)
}
