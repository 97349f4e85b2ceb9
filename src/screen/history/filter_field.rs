//! A field of the filters, with its label and a line of help beside it.

use bevy_egui::egui::{Rect, pos2};
use poker_text::Text;

use crate::screen::form::{FormUi, Label};
use crate::style::TextSide;
use crate::widget::{FieldResponse, TextField};

/// A row with a field.
pub(super) struct FilterField<'a> {
    /// The dotted, stable name.
    pub(super) name: &'a str,
    pub(super) label: Text,
    /// What is said about the field, or about what is typed.
    pub(super) help: Text,
    /// Whether what is typed is invalid.
    pub(super) wrong: bool,
    /// The most characters.
    pub(super) most: usize,
}

impl FilterField<'_> {
    /// Draws the row. The player edits `typed`.
    pub(super) fn show(self, form: &mut FormUi<'_, '_, '_>, typed: &mut String) -> FieldResponse {
        let style = form.style;
        let top = form.y;
        let (label, help) = (style.say(&self.label), style.say(&self.help));
        let tall = style.hit(style.theme.control.input);
        let width = style.d(style.theme.screen.tab).min(form.width());
        let rect = form.row(Label { label: &label, help: &help }, width, |_, _| tall);
        let field = TextField {
            name: self.name,
            rect,
            label: &label,
            lettering: style.body().ink(style.ink.text),
            side: TextSide::Left,
            inside: "",
            wrong: self.wrong,
            hidden: false,
            most: self.most,
            enabled: true,
        };
        let done = field.show(form.ui, style, typed);
        if done.changed || done.response.gained_focus() {
            // The field alone would scroll to its caret, with the help out of sight in a small window.
            form.ui.scroll_to_rect(Rect::from_min_max(pos2(form.left, top), pos2(form.right, form.y)), None);
            form.ui.ctx().request_repaint();
        }
        done
    }
}
