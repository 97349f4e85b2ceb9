//! The players of a tournament: own entries first, then those who are in by their stacks, then those who are out by their places.

use poker_client::{TournamentIntent, place_text};
use poker_protocol::{EntrantState, TournamentPlayerRow};
use poker_text::text;

use super::TournamentView;
use super::next_page::ask_next;
use super::said_row::said;
use crate::screen::form::FormUi;
use crate::style::Style;

/// Draws the players that have come. Returns the request for the next page.
pub(super) fn players(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>) -> Option<TournamentIntent> {
    let pages = view.looked_at?.players();
    let style = form.style;
    let is_own = |row: &&TournamentPlayerRow| view.own.of(view.tournament).any(|own| own.entry == row.who.entry);
    let (own, others): (Vec<_>, Vec<_>) = pages.rows().partition(is_own);
    if own.is_empty() && others.is_empty() {
        form.block(style.body(), &style.say(&text::event::no_players()));
    } else {
        form.group("", |form| {
            for row in &own {
                let name = style.say(&text::event::you(row.who.name.as_str()));
                said(form, &name, "", &standing(style, row));
            }
            for row in &others {
                said(form, &row.who.name, "", &standing(style, row));
            }
        });
    }
    ask_next(view, pages.missing(), |page| TournamentIntent::AskPlayers(view.tournament, page))
}

fn standing(style: &Style<'_>, row: &TournamentPlayerRow) -> String {
    match &row.state {
        EntrantState::Registered => style.say(&text::event::registered()),
        EntrantState::Seated { stack, .. } => style.texts.number(stack.get()),
        EntrantState::Out => style.say(&text::event::out()),
        EntrantState::Placed { place, prize, .. } if prize.is_zero() => style.say(&place_text(*place)),
        EntrantState::Placed { place, prize, .. } => [style.say(&place_text(*place)), style.money_alone(*prize)].join(" · "),
    }
}
