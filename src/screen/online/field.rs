//! A row with a field to type into.

use bevy_egui::egui::Rect;
use poker_text::Text;

use super::PasswordRating;

use crate::screen::form::{FormUi, Label};
use crate::style::{TextSide, Weight};
use crate::widget::{FieldResponse, StrengthMeter, TextField};

/// A row with a field.
pub(in crate::screen) struct FieldRow<'a> {
    /// The control's name: dotted and stable.
    pub(in crate::screen) name: &'a str,
    pub(in crate::screen) label: Text,
    pub(in crate::screen) help: Option<Text>,
    pub(in crate::screen) most: usize,
    pub(in crate::screen) wrong: bool,
    pub(in crate::screen) hidden: bool,
}

/// Draws the row. The player edits `words`.
pub(in crate::screen) fn field(form: &mut FormUi<'_, '_, '_>, field: FieldRow<'_>, words: &mut String) -> FieldResponse {
    with_room_below(form, field, words, 0.0).0
}

/// Draws the row of a new password for an account of the name `of`, with the meter of its strength under the field. The room of the meter
/// is there from the beginning, so that no row moves when it appears.
pub(in crate::screen) fn rated_field(
    form: &mut FormUi<'_, '_, '_>,
    field: FieldRow<'_>,
    words: &mut String,
    (rating, of): (&mut PasswordRating, &str),
) -> FieldResponse {
    let style = form.style;
    let name = format!("{}.strength", field.name);
    let height = StrengthMeter::height(style);
    let (response, rect) = with_room_below(form, field, words, style.d(style.theme.spacing.xs) + height);
    if response.changed {
        rating.outdate();
    }
    let meter = StrengthMeter { name: &name, rect: rect.with_min_y(rect.bottom() - height), strength: rating.of(words, of) };
    meter.show(form.ui, style);
    if rating.takes_scroll() || response.response.gained_focus() {
        // The field alone would scroll to its caret, with the meter out of sight in a small window.
        form.ui.scroll_to_rect(rect, None);
        form.ui.ctx().request_repaint();
    }
    response
}

/// Draws the row, with room of this height under the field. Returns the rectangle of both.
fn with_room_below(form: &mut FormUi<'_, '_, '_>, field: FieldRow<'_>, words: &mut String, below: f32) -> (FieldResponse, Rect) {
    let style = form.style;
    let FieldRow { name, label, help, most, wrong, hidden } = field;
    let label = style.say(&label);
    let help = help.map(|help| style.say(&help)).unwrap_or_default();
    let height = style.hit(style.theme.control.input);
    let whole = form.row(Label { label: &label, help: &help }, style.d(style.theme.screen.row_control), |_, _| height + below);
    let rect = whole.with_max_y(whole.top() + height);
    let lettering = style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text);
    let field = TextField { name, rect, label: &label, lettering, side: TextSide::Left, inside: "", wrong, hidden, most, enabled: true };
    (field.show(form.ui, style, words), whole)
}
