//! What the player notes about another player: the editor that the sheet at a table and the page of players share.

mod figures;
mod label_row;
mod note_field;
mod part;
mod person_view;

use bevy_egui::egui::{Rect, Ui};
use poker_archive::Person;

use part::{Part, gap, parts, space_below};

use crate::style::Style;

pub use label_row::label_name;
pub use person_view::PersonView;

/// Draws the editor from the top of `area`: label, note, and how the player plays in the hands shared. Returns its height, and what is noted
/// now if it has changed; the caller dates it.
pub fn person_editor(ui: &mut Ui, style: &Style<'_>, name: &str, view: PersonView<'_>, area: Rect) -> (f32, Option<Person>) {
    let before = view.player.person.clone().unwrap_or_else(|| Person::blank(view.room, &view.player.name));
    let mut person = before.clone();
    let below = space_below(style);
    let mut y = area.top();
    for part in parts(view) {
        let room = area.with_min_y(y);
        y += if let Some((lettering, words)) = part.words(style, view, person.label) {
            style.letter_block(ui, room.min, room.width(), lettering, &style.say(&words)) + below
        } else {
            match part {
                Part::Labels => label_row::label_row(ui, style, name, room, &mut person.label) + below,
                Part::Note => note_field::note_field(ui, style, name, room, &mut person.note) + below,
                Part::Figures => figures::figures(ui, style, view.player, room),
                _ => gap(style),
            }
        };
    }
    (y - area.top(), (person != before).then_some(person))
}

/// The height of the editor in this width, before it is drawn.
pub fn editor_height(ui: &Ui, style: &Style<'_>, view: PersonView<'_>, width: f32) -> f32 {
    parts(view).into_iter().map(|part| part.height(ui, style, view, width)).sum()
}
