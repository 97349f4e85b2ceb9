//! A row with words at the right.

use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Weight};

/// Draws a row with words at the right.
pub(super) fn said(form: &mut FormUi<'_, '_, '_>, label: &str, help: &str, words: &str) {
    let set = form.style.body().weight(Weight::Medium).ink(form.style.ink.text);
    let width = set.width(form.ui, words).ceil();
    form.said_row(Label { label, help }, width, &Paragraphs::new(set, words, 0.0));
}
