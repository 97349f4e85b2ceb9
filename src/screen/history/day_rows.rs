//! The first and the last day of the filter: fields for dates.

use poker_client::TypedDay;
use poker_text::{Text, text};

use super::filter_field::FilterField;
use super::state::HistoryState;
use super::view::HistoryView;
use crate::screen::form::FormUi;

/// The most characters of a date, with spaces around it.
const CHARS: usize = 16;

/// Draws the rows of both days.
pub(super) fn day_rows(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, state: &mut HistoryState) {
    let range = &mut state.range;
    let from = said(&range.from, range.is_reversed(), text::history::days_from_help());
    let to = said(&range.to, false, text::history::days_to_help());
    let mut changed = false;
    for (name, label, (help, wrong), typed) in [
        ("history.filter.from", text::history::days_from(), from, &mut range.from),
        ("history.filter.to", text::history::days_to(), to, &mut range.to),
    ] {
        changed |= FilterField { name, label, help, wrong, most: CHARS }.show(form, typed).changed;
    }
    if changed {
        state.days_typed(view.local);
    }
}

/// What is said beside a field, and whether what is typed in it is wrong.
fn said(typed: &str, reversed: bool, help: Text) -> (Text, bool) {
    match TypedDay::read(typed) {
        TypedDay::Wrong => (text::history::days_no_date(), true),
        TypedDay::Day(_) if reversed => (text::history::days_reversed(), true),
        TypedDay::Open | TypedDay::Day(_) => (help, false),
    }
}
