//! The tables that are not offered side by side: a field that finds them by the beginning of a word of their names.

use poker_archive::TableId;
use poker_client::NameMatch;
use poker_text::{Arg, text};

use super::filter_field::FilterField;
use super::found_choices::found_choices;
use super::state::HistoryState;
use crate::screen::form::FormUi;

/// The most tables that are shown at once.
const FOUND: usize = 6;
/// The most characters of a name.
const CHARS: usize = 40;

/// Draws the field, and the tables that it finds.
pub(super) fn table_search(form: &mut FormUi<'_, '_, '_>, tables: &[(TableId, String)], state: &mut HistoryState) {
    let style = form.style;
    let field = FilterField {
        name: "history.filter.table_search",
        label: text::history::find_table(),
        help: text::people::filter_help(),
        wrong: false,
        most: CHARS,
    };
    let done = field.show(form, &mut state.table_draft);
    if state.table_draft.trim().is_empty() {
        return;
    }
    let found = named(tables, &state.table_draft);
    let shown = found.iter().take(FOUND).map(|(id, name)| (format!("history.filter.table.found.{}", id.get()), name.clone()));
    let clicked = found_choices(form, shown);
    let taken = clicked.or(done.entered.then_some(0)).and_then(|place| found.get(place));
    match found.len() {
        0 => form.block(style.caption(), &style.say(&text::history::no_table())),
        all if all > FOUND => form.block(style.caption(), &style.say(&text::history::more_tables(Arg::count((all - FOUND) as u64)))),
        _ => {}
    }
    if let Some(table) = taken {
        state.table = Some((*table).clone());
        state.table_draft.clear();
        state.table_found = true;
        form.ui.ctx().request_repaint();
    }
}

/// The tables with a word in their name that begins as it is typed: first the table of this name, then those whose names begin so.
fn named<'a>(tables: &'a [(TableId, String)], typed: &str) -> Vec<&'a (TableId, String)> {
    let fits = |table: &'a (TableId, String)| Some((NameMatch::of(&table.1, typed)?, table));
    let mut found: Vec<_> = tables.iter().filter_map(fits).collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, table)| table).collect()
}
