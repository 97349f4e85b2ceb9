//! The sentence that says why something was refused: a sign and the words, so that colour is not needed.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::form::FormUi;
use crate::style::{Icon, Paragraphs, Style};

/// A refusal, measured for a width.
pub(super) struct RefusalNote<'t> {
    paragraphs: Paragraphs<'t>,
    indent: f32,
    height: f32,
}

impl<'t> RefusalNote<'t> {
    pub(super) fn of(ui: &Ui, style: &Style<'_>, words: &'t str, width: f32) -> Self {
        let lettering = style.caption().ink(style.ink.danger);
        let paragraphs = Paragraphs::new(lettering, words, 0.0);
        let indent = lettering.size * 1.6;
        let height = paragraphs.height(ui, width - indent) + style.d(style.theme.spacing.xs);
        Self { paragraphs, indent, height }
    }

    pub(super) fn height(&self) -> f32 {
        self.height
    }

    /// Draws it with its lower end at the lower end of `room`.
    pub(super) fn draw(&self, ui: &Ui, style: &Style<'_>, room: Rect) {
        let top = room.bottom() - self.height;
        let side = self.indent * 0.7;
        style.icon(ui, Icon::Info, pos2(room.left() + side / 2.0, top + side / 2.0), side, style.ink.danger);
        self.paragraphs.draw(ui, style, pos2(room.left(), top) + vec2(self.indent, 0.0), room.width() - self.indent);
    }

    /// Draws it under the control to which it belongs.
    pub(super) fn in_form(form: &mut FormUi<'_, '_, '_>, words: &'t str) {
        let style = form.style;
        let note = Self::of(form.ui, style, words, form.width());
        form.space(style.theme.spacing.xs);
        let rect = form.strip(note.height);
        note.draw(form.ui, style, rect);
    }
}
