//! The button that sets up a tournament in practice.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_text::text;

use super::TournamentsView;
use crate::style::{Icon, Style};
use crate::widget::{Button, IconButton};

/// The name among the controls.
const NAME: &str = "lobby.setup";

/// The width of the button with words.
pub(super) fn worded_width(ui: &Ui, style: &Style<'_>) -> f32 {
    Button::width(ui, style, &style.say(&text::setup::open()))
}

/// Draws the button with words where they fit, else with an icon.
pub(super) fn setup_button(ui: &Ui, style: &Style<'_>, rect: Rect, intents: &mut Vec<Intent>) {
    let words = style.say(&text::setup::open());
    let clicked = if rect.width() >= worded_width(ui, style) {
        Button::neutral(NAME, rect, &words).show(ui, style)
    } else {
        IconButton::raised(NAME, rect, Icon::Plus, style.l(style.theme.size.icon), &words).show(ui, style)
    };
    if clicked {
        intents.push(AppIntent::ShowSetup.into());
    }
}

/// Draws the button on a line of its own, if a tournament can be set up. Returns the room below it.
pub(super) fn setup_line(ui: &Ui, style: &Style<'_>, view: &TournamentsView<'_>, room: Rect, intents: &mut Vec<Intent>) -> Rect {
    if !view.may_set_up {
        return room;
    }
    let line = style.hit(style.theme.screen.filter);
    let width = worded_width(ui, style).min(room.width());
    setup_button(ui, style, Rect::from_min_size(room.min, vec2(width, line)), intents);
    room.with_min_y(room.top() + line + style.d(style.theme.spacing.m))
}

/// Draws the button as an icon at the left end of a bar, if a tournament can be set up. Returns the room beside it.
pub(super) fn setup_icon(ui: &Ui, style: &Style<'_>, view: &TournamentsView<'_>, bar: Rect, intents: &mut Vec<Intent>) -> Rect {
    if !view.may_set_up {
        return bar;
    }
    let side = bar.height();
    let rect = Rect::from_center_size(pos2(bar.left() + side / 2.0, bar.center().y), vec2(side, side));
    setup_button(ui, style, rect, intents);
    bar.with_min_x(rect.right() + style.d(style.theme.spacing.s).max(style.theme.size.target_gap))
}
