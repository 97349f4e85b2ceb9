//! The columns of the list of tournaments (R-UI-2).

use poker_client::{
    ListedTournament, RowState, TournamentList, TournamentType, cost_text, countdown_words, row_state_text, start_text, tournament_name,
};
use poker_protocol::Begins;
use poker_text::{Arg, text};

use super::TournamentsView;
use super::cell::Cell;
use super::grid::{BEFORE_NAMES, GridColumn};
use crate::style::{Lettering, Style, TextSide, Weight};

/// The columns from left to right.
pub(super) fn columns<'a>(style: &Style<'_>, view: &TournamentsView<'_>, list: &TournamentList<'a>) -> Vec<GridColumn<'a>> {
    let guaranteed = list.rows.iter().any(ListedTournament::is_guaranteed);
    let column = |head: &poker_text::Text, sort, side, dropped, cell: &dyn Fn(&ListedTournament<'a>) -> Cell<'a>| GridColumn {
        head: style.say(head),
        sort: Some(sort),
        side,
        cells: list.rows.iter().map(cell).collect(),
        dropped,
    };
    use text::tournaments as said;
    vec![
        column(&said::col_start(), "tournament.sort.start", TextSide::Left, None, &|listed| {
            Cell::Words(figures(style, listed), start(style, view, listed))
        }),
        column(&said::col_name(), "tournament.sort.name", TextSide::Left, None, &|listed| {
            let quiet = is_quiet(listed);
            let ink = if quiet { style.ink.muted } else { style.ink.text };
            Cell::Name(style.label().ink(ink), name(style, listed))
        }),
        column(&said::col_type(), "tournament.sort.type", TextSide::Left, Some(BEFORE_NAMES), &|listed| {
            Cell::Types(TournamentType::of(&listed.row.facts).collect())
        }),
        column(&text::lobby::col_limit(), "tournament.sort.limit", TextSide::Left, Some(0), &|listed| Cell::Limit(&listed.row.facts.game)),
        column(&said::col_buy_in(), "tournament.sort.price", TextSide::Right, Some(BEFORE_NAMES + 1), &|listed| {
            Cell::Words(figures(style, listed), price(style, listed))
        }),
        column(&said::col_pool(), "tournament.sort.pool", TextSide::Right, Some(2), &|listed| Cell::Pool {
            lettering: figures(style, listed),
            amount: pool(style, listed),
            guaranteed: listed.is_guaranteed(),
            room: guaranteed,
        }),
        column(&said::col_registered(), "tournament.sort.registered", TextSide::Right, Some(1), &|listed| {
            Cell::Words(style.body().weight(Weight::Medium), style.texts.number(listed.row.entries.into()))
        }),
        column(&said::col_state(), "tournament.sort.state", TextSide::Left, None, &|listed| {
            Cell::State(state_lettering(style, listed), style.say(&row_state_text(listed)), listed.clone())
        }),
    ]
}

/// The name as players know it.
pub(super) fn name(style: &Style<'_>, listed: &ListedTournament<'_>) -> String {
    style.texts.show(&tournament_name(&listed.row.facts, &style.amounts))
}

/// What an entry costs; a second phase is entered only from a first one.
pub(super) fn price(style: &Style<'_>, listed: &ListedTournament<'_>) -> String {
    if listed.state == RowState::NotOpen {
        return style.say(&text::tournaments::from_phase_one());
    }
    style.say(&cost_text(&listed.row.facts.cost, &style.amounts))
}

/// The prize pool, or the guarantee; a dash while there is none.
pub(super) fn pool(style: &Style<'_>, listed: &ListedTournament<'_>) -> String {
    let pool = listed.pool();
    if pool.is_zero() { style.say(&text::number::none()) } else { style.texts.show(&style.amounts.short_money(pool)) }
}

/// The beginning, with the time until then if it is less than an hour away.
fn start(style: &Style<'_>, view: &TournamentsView<'_>, listed: &ListedTournament<'_>) -> String {
    let Begins::At { time } = listed.row.begins else { return style.say(&text::tournaments::when_full()) };
    let at = start_text((view.local)(time), (view.local)(view.wall_ms));
    match listed.starts_in(view.wall_ms) {
        Some(left) => style.say(&text::tournaments::starts_soon(at, Arg::word(countdown_words(left.div_ceil(1_000))))),
        None => style.texts.show(&at),
    }
}

/// Whether the row says nothing that the player could act on.
fn is_quiet(listed: &ListedTournament<'_>) -> bool {
    (listed.state.is_over() || listed.state == RowState::NotOpen) && !listed.is_in()
}

fn figures(style: &Style<'_>, listed: &ListedTournament<'_>) -> Lettering {
    let ink = if is_quiet(listed) { style.ink.muted } else { style.ink.text };
    style.body().weight(Weight::Medium).ink(ink)
}

fn state_lettering(style: &Style<'_>, listed: &ListedTournament<'_>) -> Lettering {
    if listed.is_in() || matches!(listed.state, RowState::Late { .. }) {
        return style.body().weight(Weight::SemiBold).ink(style.ink.text);
    }
    style.body().ink(if listed.state.is_over() { style.ink.muted } else { style.ink.text2 })
}
