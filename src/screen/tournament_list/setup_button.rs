//! The button that sets up a tournament in practice.

use bevy_egui::egui::{Rect, Ui, vec2};
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

/// Draws the button with words where they fit, in a few words where these fit, else with an icon.
pub(super) fn setup_button(ui: &Ui, style: &Style<'_>, rect: Rect, intents: &mut Vec<Intent>) {
    let words = style.say(&text::setup::open());
    let short = style.say(&text::setup::open_short());
    let fits = |words: &str| rect.width() + 0.5 >= Button::width(ui, style, words);
    let clicked = if fits(&words) {
        Button::neutral(NAME, rect, &words).show(ui, style)
    } else if fits(&short) {
        Button::neutral(NAME, rect, &short).show(ui, style)
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

/// Draws the button in a few words at the left end of a bar, or as an icon in a narrow bar, if a tournament can be set up. Returns the room
/// beside it.
pub(super) fn setup_short(ui: &Ui, style: &Style<'_>, view: &TournamentsView<'_>, bar: Rect, intents: &mut Vec<Intent>) -> Rect {
    if !view.may_set_up {
        return bar;
    }
    let short = Button::width(ui, style, &style.say(&text::setup::open_short())).ceil();
    let width = if short <= bar.width() * MOST { short } else { bar.height() };
    let rect = Rect::from_min_size(bar.min, vec2(width, bar.height()));
    setup_button(ui, style, rect, intents);
    bar.with_min_x(rect.right() + style.d(style.theme.spacing.s).max(style.theme.size.target_gap))
}

/// The largest part of a bar that the button takes with words.
const MOST: f32 = 0.16;
