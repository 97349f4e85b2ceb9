//! The list of sit and go tournaments.

use bevy_egui::egui::{Rect, Ui};
use poker_client::{Intent, OfferList, TournamentType, cards_text, cost_text, field_text, pace_text};
use poker_protocol::{Money, OfferRow};
use poker_text::{Text, text};

use super::cell::Cell;
use super::grid::{BEFORE_NAMES, Grid, GridColumn, GridRow};
use super::{TournamentListState, TournamentsView};
use crate::screen::player::changed;
use crate::style::{Style, TextSide, Weight};

/// Draws the list. Returns the name of the control of the chosen row.
pub(super) fn sit_and_go_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    (list, state): (&OfferList<'_>, &mut TournamentListState),
    rect: Rect,
    intents: &mut Vec<Intent>,
) -> Option<String> {
    let choices = &view.settings.tournaments;
    let rows = list.0.iter().map(|row| GridRow {
        tag: format!("offer.{}", row.offer.0),
        label: style.texts.show(&poker_client::tournament_name(&row.facts, &style.amounts)),
        starred: choices.is_favourite(&row.facts),
    });
    let shown = state.offer_row(list).map(|row| row.offer);
    let chosen = list.0.iter().position(|row| Some(row.offer) == shown);
    let grid = Grid {
        name: "tournament",
        columns: columns(style, list),
        rows: rows.collect(),
        chosen,
        sorted: None,
        empty: style.say(&text::tournaments::empty()),
    };
    let done = grid.show(ui, style, rect);
    if let Some(row) = done.chosen.and_then(|at| list.0.get(at)) {
        state.offer = Some(row.offer);
    }
    if let Some(row) = done.starred.and_then(|at| list.0.get(at)) {
        intents.push(changed(view.settings, |settings| settings.tournaments.toggle_favourite(&row.facts)));
    }
    grid.row_name(chosen?)
}

/// The whole prize pool of a sit and go.
pub(super) fn pool(row: &OfferRow) -> Money {
    row.facts.cost.buy_in.times(row.players).unwrap_or_default()
}

fn columns<'a>(style: &Style<'_>, list: &OfferList<'a>) -> Vec<GridColumn<'a>> {
    let column = |head: &Text, side, dropped, cell: &dyn Fn(&'a OfferRow) -> Cell<'a>| GridColumn {
        head: style.say(head),
        sort: None,
        side,
        cells: list.0.iter().map(|row| cell(row)).collect(),
        dropped,
    };
    use text::tournaments as said;
    let figures = style.body().weight(Weight::Medium).ink(style.ink.text);
    let quiet = style.body();
    vec![
        column(&text::lobby::col_game(), TextSide::Left, Some(BEFORE_NAMES + 1), &|row| {
            Cell::Name(style.label(), style.say(&cards_text(&row.facts.game)))
        }),
        column(&text::lobby::col_limit(), TextSide::Left, Some(BEFORE_NAMES), &|row| Cell::Limit(&row.facts.game)),
        column(&said::col_type(), TextSide::Left, Some(0), &|row| Cell::Types(TournamentType::of(&row.facts).collect())),
        column(&said::col_field(), TextSide::Left, None, &|row| Cell::Words(quiet.ink(style.ink.text), style.say(&field_text(row)))),
        column(&said::col_pace(), TextSide::Left, Some(BEFORE_NAMES + 2), &|row| {
            let pace = pace_text(&row.facts).unwrap_or_else(text::number::none);
            Cell::Words(quiet, style.say(&pace))
        }),
        column(&said::col_buy_in(), TextSide::Right, None, &|row| {
            Cell::Words(figures, style.say(&cost_text(&row.facts.cost, &style.amounts)))
        }),
        column(&said::col_pool(), TextSide::Right, Some(2), &|row| {
            Cell::Words(figures, style.texts.show(&style.amounts.short_money(pool(row))))
        }),
        column(&said::col_running(), TextSide::Right, Some(1), &|row| Cell::Words(quiet, style.texts.number(row.running.into()))),
        column(&said::col_registered(), TextSide::Left, None, &|row| {
            let words = text::number::ratio(style.texts.number(row.entries.into()), style.texts.number(row.players.into()));
            Cell::Seats { taken: row.entries, of: row.players, lettering: figures, words: style.say(&words) }
        }),
    ]
}
