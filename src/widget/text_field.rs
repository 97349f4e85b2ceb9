//! A field for text.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{
    Align, Color32, Frame, Id, Key, Margin, Rect, Response, Stroke, StrokeKind, TextBuffer, TextEdit, Ui, UiBuilder, WidgetInfo, pos2,
};

use super::focus::{keep_first_escape, newly_pressed};
use super::surface::{corner, focus_ring};
use crate::style::{Lettering, Style, TextSide};

/// A field of one line.
pub struct TextField<'a> {
    /// The dotted, stable name.
    pub name: &'a str,
    pub rect: Rect,
    /// What the field is for, for a screen reader.
    pub label: &'a str,
    pub lettering: Lettering,
    /// The side at which the text lies.
    pub side: TextSide,
    /// Words at the left of the field that are not part of its text. If there is no text, the caret is before them.
    pub inside: &'a str,
    /// Whether the text is invalid; the edge then shows it.
    pub wrong: bool,
    /// Whether the text is secret and drawn as dots.
    pub hidden: bool,
    /// The most characters that it holds.
    pub most: usize,
    pub enabled: bool,
}

/// What was done to a field.
#[derive(Clone, Debug)]
pub struct FieldResponse {
    pub response: Response,
    /// Whether the text changed.
    pub changed: bool,
    /// Whether Enter was newly pressed in the field.
    pub entered: bool,
}

impl TextField<'_> {
    /// Draws the field for `text`.
    pub fn show(self, ui: &mut Ui, style: &Style<'_>, text: &mut dyn TextBuffer) -> FieldResponse {
        let id = style.control_id(self.name);
        let ink = style.ink;
        let radius = style.control_radius(self.rect.height());
        let pad = style.theme.control.inner_pad * style.k();
        let focused = ui.memory(|memory| memory.has_focus(id));
        let edge = match (self.enabled, self.wrong, focused) {
            (false, ..) => ink.line,
            (true, true, _) => ink.danger,
            (true, false, true) => ink.text,
            (true, false, false) => ink.line_hi,
        };
        let fill = if self.enabled { ink.room } else { ink.plate };
        ui.painter().rect(self.rect, corner(radius), fill, Stroke::new(style.control_edge(), edge), StrokeKind::Inside);
        let mut left = self.rect.left() + pad;
        if !self.inside.is_empty() {
            let caption = style.caption();
            let room = (self.rect.width() - pad * 2.0 - self.lettering.width(ui, text.as_str())).max(0.0);
            let width = caption.width(ui, self.inside);
            if width + pad / 2.0 <= room {
                style.letter_at(ui, pos2(left, self.rect.center().y), TextSide::Left, caption, self.inside);
                if !text.as_str().is_empty() {
                    left += width + pad / 2.0;
                }
            }
        }
        let response = self.edit(ui, style, text, left, pad);
        style.note(self.name, self.rect, ui.clip_rect(), self.enabled && ui.is_enabled());
        let words = if self.hidden { DOT.repeat(text.as_str().chars().count()) } else { text.as_str().to_owned() };
        let (label, enabled) = (self.label, self.enabled);
        response.widget_info(|| WidgetInfo { label: Some(label.to_owned()), ..WidgetInfo::text_edit(enabled, &words, &words, "") });
        if response.gained_focus() {
            ui.scroll_to_rect(self.rect, None);
        }
        if focused {
            focus_ring(ui, style, self.rect, radius);
        }
        keep_first_escape(ui, &response);
        let entered = response.lost_focus() && newly_pressed(ui, Key::Enter);
        FieldResponse { changed: response.changed(), entered, response }
    }

    fn edit(&self, ui: &mut Ui, style: &Style<'_>, text: &mut dyn TextBuffer, left: f32, pad: f32) -> Response {
        let font = self.lettering.font();
        let sample = ui.painter().layout_no_wrap("X".to_owned(), font.clone(), Color32::WHITE);
        let row = sample.size().y;
        let baseline = sample.rows.first().and_then(|row| row.glyphs.first()).map_or(row, |glyph| glyph.pos.y);
        let top = self.rect.center().y + self.lettering.size * style.theme.text.cap_height / 2.0 - baseline;
        let inner = Rect::from_min_max(pos2(left, top), pos2(self.rect.right() - pad, top + row));
        let align = match self.side {
            TextSide::Left => Align::LEFT,
            TextSide::Middle => Align::Center,
            TextSide::Right => Align::RIGHT,
        };
        let edit = TextEdit::singleline(text)
            .id(style.control_id(self.name))
            .font(font)
            .text_color(if self.enabled { self.lettering.ink } else { style.ink.disabled })
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .desired_width(inner.width())
            .horizontal_align(align)
            .char_limit(self.most)
            .password(self.hidden)
            .interactive(self.enabled && !style.is_blocked(ui));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
        let response = child.add(edit);
        // A click anywhere in the field counts, not only on the line of text.
        let around = ui.interact(self.rect, style.control_id(self.name).with("around"), bevy_egui::egui::Sense::CLICK);
        if around.clicked() && self.enabled {
            response.request_focus();
        }
        response
    }
}

/// The character that is drawn in place of a secret one.
const DOT: &str = "•";

/// Selects all of a field's text, so that typing replaces it.
pub fn select_all(ui: &Ui, id: Id, words: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(words.chars().count()))));
    state.store(ui.ctx(), id);
}
