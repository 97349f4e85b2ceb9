//! The tables that are not offered side by side: a field that finds them by the beginning of a word of their names.

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_archive::TableId;
use poker_client::NameMatch;
use poker_text::{Arg, text};

use super::filter_field::FilterField;
use super::state::HistoryState;
use crate::screen::form::FormUi;
use crate::widget::Button;

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
    let mut taken = found.first().filter(|_| done.entered).copied();
    let tall = style.hit(style.theme.control.input);
    for table in found.iter().take(FOUND).copied() {
        let strip = form.strip(tall);
        let width = style.d(style.theme.screen.tab).min(strip.width());
        let rect = Rect::from_min_size(pos2(strip.right() - width, strip.top()), vec2(width, tall));
        let (id, name) = table;
        if Button::neutral(&format!("history.filter.table.found.{}", id.get()), rect, name).show(form.ui, style) {
            taken = Some(table);
        }
        form.y += style.theme.size.target_gap;
    }
    match found.len() {
        0 => form.block(style.caption(), &style.say(&text::history::no_table())),
        all if all > FOUND => form.block(style.caption(), &style.say(&text::history::more_tables(Arg::count((all - FOUND) as u64)))),
        _ => {}
    }
    if let Some(table) = taken {
        state.table = Some(table.clone());
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
