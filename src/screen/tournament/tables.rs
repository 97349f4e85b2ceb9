//! The tables of a tournament, which can be watched where the room allows it.

use bevy_egui::egui::{Rect, Ui, vec2};
use poker_client::{AppIntent, Intent, TournamentIntent};
use poker_protocol::{OwnEntryState, PAGE_ROWS, TableId, TournamentOverview, TournamentTableRow};
use poker_text::{Arg, text};

use super::TournamentView;
use super::outcome::note;
use super::questions::Question;
use crate::screen::row_table::{RowTable, TableColumn, TableRow};
use crate::style::{Style, TextSide, Weight};
use crate::widget::{Button, ButtonFace, ClickTarget, Role};

const TABLE: usize = 0;
const PLAYERS: usize = 1;
const LARGEST: usize = 2;
const SMALLEST: usize = 3;
const WAY: usize = 4;

/// Draws the tables. Returns the intents, and what the room is to be asked.
pub(super) fn tables(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    rect: Rect,
) -> (Vec<Intent>, Vec<Question>) {
    let Some(looked_at) = view.looked_at() else { return (Vec::new(), Vec::new()) };
    let pages = looked_at.tables();
    let first = vec![Question::Tables(0)];
    if pages.is_empty() || (pages.row(0).is_none() && pages.has(0)) {
        let waits = pages.count() == 0 && !looked_at.refuses_pages();
        note(ui, style, rect, &if waits { text::event::loading() } else { text::event::no_tables() });
        return (Vec::new(), first);
    }
    let may_watch = view.may_watch(overview);
    let own = |at: TableId| {
        let here = |state: &OwnEntryState| matches!(state, OwnEntryState::Seated { table, .. } if *table == at);
        view.entries.tournaments.own().of(view.tournament).any(|entry| here(&entry.state))
    };
    let mut intents: Vec<Intent> = Vec::new();
    let visible = table(ui, style, view, overview, may_watch).show(ui, style, rect, |ui, at, place| {
        if let Some(row) = pages.row(at) {
            intents.extend(draw(ui, style, place, (row, overview.row.facts.seats), (own(row.table), may_watch)));
        }
    });
    let full = usize::try_from(PAGE_ROWS).unwrap_or(usize::MAX);
    let mut wanted: Vec<_> = visible.filter_map(|at| u32::try_from(at / full).ok()).map(Question::Tables).collect();
    wanted.dedup();
    (intents, wanted)
}

fn table(ui: &Ui, style: &Style<'_>, view: &TournamentView<'_>, overview: &TournamentOverview, may_watch: bool) -> RowTable<'static> {
    let pages = view.looked_at().map(|looked_at| looked_at.tables());
    let rows = || pages.into_iter().flat_map(|pages| pages.rows());
    let names: Vec<_> = rows().map(|row| table_name(style, row)).collect();
    let most = style.texts.number(overview.standing.largest.get().max(overview.terms.stack.get()));
    let widest = |words: &str| RowTable::widest(ui, style, [words]);
    let buttons = [text::event::watch(), text::tournaments::to_table()].map(|words| Button::width(ui, style, &style.say(&words)));
    let way = if may_watch || view.own.is_some() { buttons[0].max(if view.own.is_some() { buttons[1] } else { 0.0 }) } else { 0.0 };
    let columns = vec![
        TableColumn::left(style.say(&text::event::table()), RowTable::widest(ui, style, names.iter().map(String::as_str))).rest(),
        TableColumn::right(style.say(&text::event::players()), widest(&players(style, overview.row.facts.seats, overview.row.facts.seats))),
        TableColumn::right(style.say(&text::event::largest()), widest(&most)).dropped(1),
        TableColumn::right(style.say(&text::event::smallest()), widest(&most)).dropped(0),
        TableColumn::left(String::new(), way),
    ];
    let told = if may_watch { text::event::seats_by_lot() } else { text::event::no_watching() };
    let line = RowTable::button_line(style);
    RowTable {
        name: "tournament.tables",
        columns,
        rows: pages.map_or(0, |pages| pages.len()),
        line,
        scroll_to: None,
        foot: vec![style.say(&told)],
    }
}

/// A table by its number: in a room all tables of a tournament have its name.
fn table_name(style: &Style<'_>, row: &TournamentTableRow) -> String {
    style.say(&text::tournament_table::table_number(row.table.0.to_string()))
}

/// Players and seats of a table.
fn players(style: &Style<'_>, players: u8, seats: u8) -> String {
    style.say(&text::number::ratio(Arg::count(players.into()), Arg::count(seats.into())))
}

fn draw(
    ui: &Ui,
    style: &Style<'_>,
    place: &TableRow<'_>,
    (row, seats): (&TournamentTableRow, u8),
    (own, may_watch): (bool, bool),
) -> Option<Intent> {
    let set = RowTable::lettering(style);
    let (strong, soft) = if own { (set.weight(Weight::SemiBold), set.weight(Weight::SemiBold)) } else { (set, set.ink(style.ink.text2)) };
    if own {
        place.mark(ui, style);
    }
    if let Some(cell) = place.cell(TABLE) {
        style.name(ui, cell, TextSide::Left, strong, &table_name(style, row));
    }
    place.figure(ui, style, PLAYERS, soft, &players(style, row.players, seats));
    place.figure(ui, style, LARGEST, soft, &style.texts.number(row.largest.get()));
    place.figure(ui, style, SMALLEST, soft, &style.texts.number(row.smallest.get()));
    let cell = place.cell(WAY).filter(|_| own || may_watch)?;
    let (words, intent): (_, Intent) = if own {
        (text::tournaments::to_table(), AppIntent::ShowTable(row.table).into())
    } else {
        (text::event::watch(), TournamentIntent::Watch(row.table).into())
    };
    let words = style.say(&words);
    // A screen reader says which table it is.
    let label = if own { words.clone() } else { style.say(&text::event::watch_table(table_name(style, row))) };
    let rect = Rect::from_center_size(cell.center(), vec2(cell.width(), style.hit(style.theme.control.input)));
    let name = format!("tournament.table.{}", row.table.0);
    let button = Button { target: ClickTarget::button(&name, rect, &label), role: Role::Neutral, face: ButtonFace::Label(&words) };
    button.show(ui, style).then_some(intent)
}
