//! The note on a player: a field of several lines.

use bevy_egui::egui::{Rect, Ui, vec2};
use poker_archive::MAX_NOTE_CHARS;
use poker_text::text;

use crate::style::Style;
use crate::widget::TextArea;

/// The lines that the field has at least.
const LINES: usize = 4;

/// The height of a field of this width.
pub(super) fn height(ui: &Ui, style: &Style<'_>, width: f32, note: &str) -> f32 {
    let help = style.say(&text::people::note_help());
    area("", ("", &help), note).height(ui, style, width, note)
}

/// Draws the field at the top of `room`. Returns its height.
pub(super) fn note_field(ui: &mut Ui, style: &Style<'_>, name: &str, room: Rect, note: &mut String) -> f32 {
    let name = format!("{name}.note");
    let (label, help) = (style.say(&text::people::note()), style.say(&text::people::note_help()));
    let area = area(&name, (&label, &help), note);
    let rect = Rect::from_min_size(room.min, vec2(room.width(), area.height(ui, style, room.width(), note)));
    area.show(ui, style, rect, note);
    rect.height()
}

fn area<'a>(name: &'a str, (label, help): (&'a str, &'a str), note: &str) -> TextArea<'a> {
    // A note that was put together from two may be longer; it is not cut.
    let chars = MAX_NOTE_CHARS.max(note.chars().count());
    TextArea { name, label, help, least: LINES, most: None, chars, enter_leaves: false }
}
