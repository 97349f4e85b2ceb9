//! The list of tournaments, and the controls above it.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{Intent, TournamentList, TournamentSort};
use poker_text::text;

use super::columns::{columns, name};
use super::grid::{Grid, GridRow};
use super::setup_button::{setup_button, worded_width};
use super::{TournamentListState, TournamentsView};
use crate::screen::player::changed;
use crate::style::{Style, Weight};
use crate::widget::{Button, SearchField, TickBox};

/// The heads that order the list.
const SORTS: [(&str, TournamentSort); 8] = [
    ("tournament.sort.start", TournamentSort::Start),
    ("tournament.sort.name", TournamentSort::Name),
    ("tournament.sort.type", TournamentSort::Kind),
    ("tournament.sort.limit", TournamentSort::Limit),
    ("tournament.sort.price", TournamentSort::Price),
    ("tournament.sort.pool", TournamentSort::Pool),
    ("tournament.sort.registered", TournamentSort::Registered),
    ("tournament.sort.state", TournamentSort::State),
];

/// The list as it is shown now: in its own order, or in that of the last frame while the player points at it.
pub(super) fn listed<'a>(view: &TournamentsView<'a>, state: &mut TournamentListState) -> TournamentList<'a> {
    let (tournaments, choices) = (view.tournaments, &view.settings.tournaments);
    let mut list = TournamentList::of(tournaments.lobby(), tournaments.own(), choices, &state.search, view.wall_ms);
    state.steady.arrange(&mut list, choices, &state.search, state.points);
    list
}

/// Draws the list. Returns the name of the control of the chosen row.
pub(super) fn list_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    (list, state): (&TournamentList<'_>, &mut TournamentListState),
    rect: Rect,
    intents: &mut Vec<Intent>,
) -> Option<String> {
    let choices = &view.settings.tournaments;
    let rows = list.rows.iter().map(|listed| GridRow {
        tag: listed.row.tournament.0.to_string(),
        label: name(style, listed),
        starred: choices.is_favourite(&listed.row.facts),
    });
    let none_at_all = list.others.is_empty();
    let empty = if none_at_all { text::tournaments::empty() } else { text::tournaments::nothing_found() };
    let sorted = SORTS.into_iter().find(|(_, sort)| *sort == choices.sort).map(|(head, _)| (head, choices.descending));
    let shown = state.row(list).map(|listed| listed.row.tournament);
    let chosen = list.rows.iter().position(|listed| Some(listed.row.tournament) == shown);
    let grid =
        Grid { name: "tournament", columns: columns(style, view, list), rows: rows.collect(), chosen, sorted, empty: style.say(&empty) };
    let done = grid.show(ui, style, rect);
    state.points = done.pointed_at;
    if let Some(row) = done.chosen.and_then(|at| list.rows.get(at)) {
        state.chosen = Some(row.row.tournament);
    }
    if let Some(row) = done.starred.and_then(|at| list.rows.get(at)) {
        intents.push(changed(view.settings, |settings| settings.tournaments.toggle_favourite(&row.row.facts)));
    }
    if let Some((_, sort)) = done.sorted.and_then(|head| SORTS.into_iter().find(|(name, _)| *name == head)) {
        intents.push(changed(view.settings, |settings| settings.tournaments.sort_by(sort)));
    }
    grid.row_name(chosen?)
}

/// Draws the controls above the list: the filters, quick ones beside them, in a wide window the way to a tournament of one's own, and the
/// search. Returns the room for the list.
pub(super) fn toolbar(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    state: &mut TournamentListState,
    (room, wide): (Rect, bool),
    intents: &mut Vec<Intent>,
) -> Rect {
    let choices = &view.settings.tournaments;
    let (line, gap) = (style.hit(style.theme.screen.filter), style.d(style.theme.spacing.l));
    let filters = choices.filters();
    let words = style.say(&if filters > 0 { text::lobby::filters_set(filters.to_string()) } else { text::lobby::filters() });
    let button = style.label().weight(Weight::SemiBold).width(ui, &words) + gap * 2.0;
    let rect = Rect::from_min_size(room.min, vec2(button, line));
    if Button::neutral("tournament.filters", rect, &words).show(ui, style) {
        state.filters = true;
    }
    let label = style.say(&text::tournaments::search());
    let search_width = SearchField::width(ui, style, &label).max(style.d(style.theme.list.search));
    let mut x = rect.right() + gap;
    let setup = view.may_set_up && wide;
    let icon = if setup { line + gap } else { 0.0 };
    let boxes = [
        ("tournament.guaranteed", style.say(&text::tournaments::guaranteed()), choices.guaranteed),
        ("tournament.mine", style.say(&text::tournaments::mine()), choices.mine),
    ];
    for (name, words, on) in &boxes {
        let width = TickBox::width(ui, style, words);
        if x + width + gap + icon + search_width > room.right() {
            break;
        }
        let rect = Rect::from_min_size(pos2(x, room.top()), vec2(width, line));
        if TickBox::new(name, rect, words, *on).show(ui, style) {
            intents.push(changed(view.settings, |settings| {
                let tournaments = &mut settings.tournaments;
                let choice = if *name == "tournament.mine" { &mut tournaments.mine } else { &mut tournaments.guaranteed };
                *choice = !on;
            }));
        }
        x += width + gap;
    }
    if setup {
        let worded = worded_width(ui, style);
        let width = if x + worded + gap + search_width <= room.right() { worded } else { line };
        setup_button(ui, style, Rect::from_min_size(pos2(x, room.top()), vec2(width, line)), intents);
        x += width + gap;
    }
    let width = search_width.min(room.right() - x);
    let field = Rect::from_min_size(pos2(room.right() - width, room.top()), vec2(width, line));
    SearchField { name: "tournament.search", rect: field, label: &label }.show(ui, style, &mut state.search);
    room.with_min_y(room.top() + line + style.d(style.theme.spacing.m))
}
