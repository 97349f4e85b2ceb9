//! The search of the lobby, and what is said where nothing is found.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::Intent;
use poker_text::text;

use super::{LobbyState, LobbyView};
use crate::screen::player::changed;
use crate::style::{Style, TextSide};
use crate::widget::{Button, SearchField};

/// The width of the field, in which its hint fits, and a stake.
pub(super) fn width(ui: &Ui, style: &Style<'_>) -> f32 {
    SearchField::width(ui, style, &style.say(&text::lobby::search())).max(style.d(style.theme.list.search))
}

/// Draws the field.
pub(super) fn field(ui: &mut Ui, style: &Style<'_>, state: &mut LobbyState, rect: Rect) {
    let label = style.say(&text::lobby::search());
    SearchField { name: "lobby.search", rect, label: &label }.show(ui, style, &mut state.search);
}

/// Says in the place of the list that nothing is found, with a button that clears the search and the filters. Returns the intent.
pub(super) fn nothing_found(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, state: &mut LobbyState, room: Rect) -> Option<Intent> {
    let clear = style.say(&text::lobby::clear_search());
    let tall = style.hit(style.theme.control.input);
    let gap = style.d(style.theme.spacing.s);
    let line = style.d(style.theme.spacing.xl);
    let top = room.center().y - (line + gap + tall) / 2.0;
    let words = Rect::from_min_max(pos2(room.left() + gap, top), pos2(room.right() - gap, top + line));
    style.fit(ui, words, TextSide::Middle, style.body(), &style.say(&text::lobby::nothing_found()));
    let size = vec2(Button::width(ui, style, &clear), tall);
    let button = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, words.bottom() + gap), size);
    if !Button::neutral("lobby.search.clear", button, &clear).show(ui, style) {
        return None;
    }
    state.search.clear();
    Some(changed(view.settings, |settings| settings.lobby.clear_filters()))
}
