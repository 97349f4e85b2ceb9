//! Names in a row, as the language joins them.

use crate::{Arg, Text, Texts, text};

/// `A`, `A and B`, `A, B and C`; `ends` joins the last one.
pub(crate) fn joined(texts: &Texts, items: &[Arg], ends: fn(String, String) -> Text) -> String {
    let Some((last, others)) = items.split_last() else { return String::new() };
    let last = texts.show(last);
    let Some((first, middle)) = others.split_first() else { return last };
    let head = middle.iter().fold(texts.show(first), |head, next| texts.render(&text::list::more(head, texts.show(next))));
    texts.render(&ends(head, last))
}
