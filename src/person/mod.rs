//! What the player notes about another player: the editor that the sheet at a table and the page of players share.

mod figures;
mod label_row;
mod note_field;

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_archive::{KnownPlayer, Person};
use poker_text::{Arg, Text, text};

use crate::style::{Style, Weight};

pub use label_row::label_name;

/// Another player, as the editor shows the player.
#[derive(Clone, Copy)]
pub struct PersonView<'a> {
    pub player: &'a KnownPlayer,
    /// The room of the player: empty for practice.
    pub room: &'a str,
    /// Whether the room in which the client is wants no figures of other players to be shown.
    pub hides_figures: bool,
}

/// Draws the editor from the top of `area`: label, note, and how the player plays in the hands shared. Returns its height, and what is noted
/// now if it has changed; the caller dates it.
pub fn person_editor(ui: &mut Ui, style: &Style<'_>, name: &str, view: PersonView<'_>, area: Rect) -> (f32, Option<Person>) {
    let PersonView { player, room, hides_figures } = view;
    let before = player.person.clone().unwrap_or_else(|| Person::blank(room, &player.name));
    let mut person = before.clone();
    let gap = style.d(style.theme.spacing.s);
    let heading = style.body().weight(Weight::Medium).ink(style.ink.text2);
    let mut y = area.top();
    let block = |ui: &Ui, y: &mut f32, set, words: &Text| {
        *y += style.letter_block(ui, pos2(area.left(), *y), area.width(), set, &style.say(words)) + style.d(style.theme.spacing.xxs);
    };
    if before.muted {
        block(ui, &mut y, style.body(), &text::people::muted_help());
        y += gap;
    }
    block(ui, &mut y, heading, &text::people::label());
    y += label_row::label_row(ui, style, name, area.with_min_y(y), &mut person.label) + style.d(style.theme.spacing.xxs);
    block(ui, &mut y, style.body(), &person.label.map_or_else(text::people::no_label, label_name));
    block(ui, &mut y, style.caption(), &text::people::label_help());
    y += gap;
    block(ui, &mut y, heading, &text::people::note());
    y += note_field::note_field(ui, style, name, area.with_min_y(y), &mut person.note) + style.d(style.theme.spacing.xxs);
    block(ui, &mut y, style.caption(), &text::people::kept());
    y += gap;
    let told = player.figures.map_or(0, |figures| figures.hands);
    let together = if told == 0 { text::people::nothing_together() } else { text::people::together(Arg::count(told)) };
    block(ui, &mut y, heading, &together);
    if hides_figures {
        block(ui, &mut y, style.body(), &text::people::figures_hidden());
    } else {
        y += figures::figures(ui, style, player, area.with_min_y(y));
    }
    (y - area.top(), (person != before).then_some(person))
}
