//! A row with a field to type into.

use poker_text::Text;

use crate::look::{Side, Weight};
use crate::screen::form::{Form, Label};
use crate::widget::{TextField, Typed};

/// What a field is for.
pub(in crate::screen) struct Field<'a> {
    /// Dotted and stable.
    pub(in crate::screen) name: &'a str,
    pub(in crate::screen) label: Text,
    pub(in crate::screen) help: Option<Text>,
    pub(in crate::screen) most: usize,
    pub(in crate::screen) wrong: bool,
    pub(in crate::screen) hidden: bool,
}

/// Draws the row.
pub(in crate::screen) fn field(form: &mut Form<'_, '_, '_>, field: Field<'_>, words: &mut String) -> Typed {
    let look = form.look;
    let Field { name, label, help, most, wrong, hidden } = field;
    let label = look.say(&label);
    let help = help.map(|help| look.say(&help)).unwrap_or_default();
    let height = look.hit(look.theme.control.input);
    let rect = form.row(Label { label: &label, help: &help }, look.d(look.theme.screen.row_control), |_, _| height);
    let lettering = look.lettering(look.theme.text.sizes.input, Weight::Medium, look.ink.text);
    let field = TextField { name, rect, label: &label, lettering, side: Side::Left, inside: "", wrong, hidden, most, enabled: true };
    field.show(form.ui, look, words)
}
