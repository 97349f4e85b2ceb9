//! A row with a field to type into.

use poker_text::Text;

use crate::screen::form::{FormUi, Label};
use crate::style::{TextSide, Weight};
use crate::widget::{FieldResponse, TextField};

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
    let style = form.style;
    let FieldRow { name, label, help, most, wrong, hidden } = field;
    let label = style.say(&label);
    let help = help.map(|help| style.say(&help)).unwrap_or_default();
    let height = style.hit(style.theme.control.input);
    let rect = form.row(Label { label: &label, help: &help }, style.d(style.theme.screen.row_control), |_, _| height);
    let lettering = style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text);
    let field = TextField { name, rect, label: &label, lettering, side: TextSide::Left, inside: "", wrong, hidden, most, enabled: true };
    field.show(form.ui, style, words)
}
