//! A field for text of several lines. The text wraps; where it has more lines than are in sight, it scrolls.

use bevy_egui::egui::scroll_area::ScrollSource;
use bevy_egui::egui::{
    Frame, Key, KeyboardShortcut, Margin, Modifiers, Rect, Response, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use super::focus::{keep_first_escape, newly_pressed};
use super::surface::{corner, focus_ring};
use crate::style::{Lettering, Style};

/// A field of several lines.
#[derive(Clone, Copy, Debug)]
pub struct TextArea<'a> {
    /// The dotted, stable name.
    pub name: &'a str,
    /// What the field is for, for a screen reader.
    pub label: &'a str,
    /// What is said in the field while it is empty.
    pub help: &'a str,
    /// The lines for which it has room at least.
    pub least: usize,
    /// The lines that are in sight at most; `None` if all are.
    pub most: Option<usize>,
    /// The most characters that it holds.
    pub chars: usize,
    /// Whether Enter leaves the field, as it leaves a field of one line. Otherwise it begins a new line.
    pub enter_leaves: bool,
}

impl TextArea<'_> {
    /// The height of the field for `text`, at this width.
    pub fn height(&self, ui: &Ui, style: &Style<'_>, width: f32, text: &str) -> f32 {
        let line = line_height(ui, style);
        let inset = inset(ui, style);
        let inside = width - inset.x * 2.0;
        let wrapped = wrapped_height(ui, style, inside, text);
        let wrapped = self.most.map_or(wrapped, |most| wrapped.min(line * most as f32));
        // The help is never cut.
        let help = if text.is_empty() { style.block_height(ui, inside, style.caption(), self.help) } else { 0.0 };
        (wrapped.max(line * self.least as f32).max(help) + inset.y * 2.0).ceil()
    }

    /// Draws the field for `text`.
    pub fn show(self, ui: &mut Ui, style: &Style<'_>, rect: Rect, text: &mut String) -> Response {
        let id = style.control_id(self.name);
        let set = lettering(style);
        let radius = style.control_radius(style.hit(style.theme.control.input));
        let focused = ui.memory(|memory| memory.has_focus(id));
        let edge = if focused { style.ink.text } else { style.ink.line_hi };
        ui.painter().rect(rect, corner(radius), style.ink.room, Stroke::new(style.control_edge(), edge), StrokeKind::Inside);
        let inner = rect.shrink2(inset(ui, style));
        if text.is_empty() {
            style.letter_block(ui, inner.min, inner.width(), style.caption(), self.help);
        }
        let overflows = wrapped_height(ui, style, inner.width(), text) > inner.height() + 1.0;
        let new_line = (!self.enter_leaves).then_some(KeyboardShortcut::new(Modifiers::NONE, Key::Enter));
        let edit = TextEdit::multiline(text)
            .id(id)
            .font(set.font())
            .text_color(set.ink)
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .desired_width(inner.width())
            .desired_rows(self.least)
            .char_limit(self.chars)
            .return_key(new_line)
            .interactive(!style.is_blocked(ui));
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt(self.name));
        let response = if overflows {
            let area = ScrollArea::vertical().id_salt(self.name).auto_shrink([false, false]).animated(false);
            let area = area.scroll_source(ScrollSource::SCROLL_BAR | ScrollSource::MOUSE_WHEEL);
            area.min_scrolled_height(inner.height()).max_height(inner.height()).show(&mut child, |ui| ui.add(edit)).inner
        } else {
            child.add(edit)
        };
        if self.enter_leaves && response.has_focus() && newly_pressed(ui, Key::Enter) {
            response.surrender_focus();
        }
        style.note(self.name, rect, ui.clip_rect(), ui.is_enabled());
        let words = text.clone();
        let label = self.label;
        response.widget_info(|| WidgetInfo { label: Some(label.to_owned()), ..WidgetInfo::text_edit(true, &words, &words, "") });
        if response.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
        if focused {
            focus_ring(ui, style, rect, radius);
        }
        keep_first_escape(ui, &response);
        response
    }
}

fn lettering(style: &Style<'_>) -> Lettering {
    style.body().ink(style.ink.text)
}

fn line_height(ui: &Ui, style: &Style<'_>) -> f32 {
    style.block_height(ui, f32::INFINITY, lettering(style), "X")
}

fn wrapped_height(ui: &Ui, style: &Style<'_>, width: f32, text: &str) -> f32 {
    style.block_height(ui, width, lettering(style), text)
}

/// The distance of the text from the edge: a single line is in the middle of a field as high as other fields.
fn inset(ui: &Ui, style: &Style<'_>) -> Vec2 {
    let above = (style.hit(style.theme.control.input) - line_height(ui, style)) / 2.0;
    vec2(style.theme.control.inner_pad * style.k(), above.max(style.hair() * 2.0))
}
