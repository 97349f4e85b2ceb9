//! The note on a player: a field of several lines.

use bevy_egui::egui::{Frame, Margin, Rect, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, WidgetInfo, vec2};
use poker_archive::MAX_NOTE_CHARS;
use poker_text::text;

use crate::style::Style;
use crate::widget::{corner, focus_ring, keep_first_escape};

/// The lines that the field has at least.
const LINES: usize = 3;

/// Draws the field at the top of `room`. Returns its height.
pub(super) fn note_field(ui: &mut Ui, style: &Style<'_>, name: &str, room: Rect, note: &mut String) -> f32 {
    let control = format!("{name}.note");
    let id = style.control_id(&control);
    let set = style.body().ink(style.ink.text);
    let pad = style.theme.control.inner_pad * style.k();
    let inside = room.width() - pad * 2.0;
    let line = style.block_height(ui, f32::INFINITY, set, "X");
    let text = style.block_height(ui, inside, set, note).max(line * LINES as f32);
    let rect = Rect::from_min_size(room.min, vec2(room.width(), (text + pad * 2.0 + line / 2.0).ceil()));
    let focused = ui.memory(|memory| memory.has_focus(id));
    let radius = style.control_radius(style.hit(style.theme.control.input));
    let edge = if focused { style.ink.text } else { style.ink.line_hi };
    ui.painter().rect(rect, corner(radius), style.ink.room, Stroke::new(style.control_edge(), edge), StrokeKind::Inside);
    let help = style.say(&text::people::note_help());
    if note.is_empty() {
        style.letter_block(ui, rect.min + vec2(pad, pad), inside, style.caption(), &help);
    }
    // A note that was put together from two may be longer; it is not cut.
    let most = MAX_NOTE_CHARS.max(note.chars().count());
    let edit = TextEdit::multiline(note)
        .id(id)
        .font(set.font())
        .text_color(set.ink)
        .frame(Frame::NONE)
        .margin(Margin::ZERO)
        .desired_width(inside)
        .desired_rows(LINES)
        .char_limit(most)
        .interactive(!style.is_blocked(ui));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect.shrink(pad)).id_salt(&control));
    let response = child.add(edit);
    style.note(&control, rect, ui.clip_rect(), ui.is_enabled());
    let label = style.say(&text::people::note());
    let words = note.clone();
    response.widget_info(|| WidgetInfo { label: Some(label.clone()), ..WidgetInfo::text_edit(true, &words, &words, "") });
    if focused {
        focus_ring(ui, style, rect, radius);
    }
    keep_first_escape(ui, &response);
    rect.height()
}
