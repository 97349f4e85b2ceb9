//! The players of a tournament: own entries first, then those who are in by their stacks, then those who are out by their places. Thousands
//! of players come page by page.

use bevy_egui::egui::{Rect, Ui, vec2};
use poker_client::{TournamentPages, place_text, prize_text};
use poker_protocol::{EntrantState, PAGE_ROWS, Prize, TournamentOverview, TournamentPlayerRow};
use poker_text::text;

use super::outcome::note;
use super::questions::Question;
use super::{TournamentPageState, TournamentView};
use crate::screen::row_table::{RowTable, TableColumn, TableRow};
use crate::style::{Style, TextSide, Weight};
use crate::widget::SearchField;

const PLACE: usize = 0;
const PLAYER: usize = 1;
const STACK: usize = 2;
const BOUNTY: usize = 3;

/// A player as listed: the index in the whole list, and the row; `None` while its page has not come.
type ListedPlayer<'a> = (usize, Option<&'a TournamentPlayerRow>);

/// Draws the players, and the search above them. Returns what the room is to be asked.
pub(super) fn players(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    state: &mut TournamentPageState,
    room: Rect,
) -> Vec<Question> {
    let Some(looked_at) = view.looked_at() else { return Vec::new() };
    let pages = looked_at.players();
    let table = search(ui, style, state, room);
    let sought = state.search.trim().to_lowercase();
    let own = own_rows(view, pages);
    let listed: Vec<ListedPlayer<'_>> = if sought.is_empty() {
        let whole = (0..pages.len()).map(|at| (at, pages.row(at)));
        own.iter().map(|(at, row)| (*at, Some(*row))).chain(whole).collect()
    } else {
        let named = |row: &TournamentPlayerRow| row.who.name.to_lowercase().contains(&sought);
        (0..pages.len()).map(|at| (at, pages.row(at))).filter(|(_, row)| row.is_some_and(named)).collect()
    };
    let mut wanted = Vec::new();
    if listed.is_empty() {
        let words = match (pages.missing(), sought.is_empty()) {
            (Some(_), true) if pages.count() == 0 => text::event::loading(),
            (_, true) => text::event::no_players(),
            (Some(_), false) => text::event::searching(),
            (None, false) => text::event::nobody_found(),
        };
        note(ui, style, table, &words);
    } else {
        let visible = show(ui, style, (overview, &own, pages.len()), &listed, table);
        let pages = listed.get(visible).unwrap_or_default().iter().map(|(at, _)| page_of(*at));
        wanted.extend(pages);
    }
    if pages.count() == 0 {
        wanted.push(0);
    }
    if own.is_empty() && view.entries.tournaments.own().is_in(view.tournament) {
        // The rank says on which page the own row is.
        let rank = view.own.and_then(|own| own.rank).map(|rank| page_of((rank as usize).saturating_sub(1)));
        wanted.extend(rank.filter(|page| !pages.has(*page)).or(pages.missing()));
    }
    if !sought.is_empty() {
        wanted.extend(pages.missing());
    }
    wanted.sort_unstable();
    wanted.dedup();
    wanted.into_iter().map(Question::Players).collect()
}

fn page_of(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX) / PAGE_ROWS
}

/// The player's own rows, as far as their pages have come.
fn own_rows<'a>(view: &TournamentView<'_>, pages: &'a TournamentPages<TournamentPlayerRow>) -> Vec<(usize, &'a TournamentPlayerRow)> {
    let own: Vec<_> = view.entries.tournaments.own().of(view.tournament).map(|own| own.entry).collect();
    let is_own = |row: &TournamentPlayerRow| own.contains(&row.who.entry);
    let rows = (0..pages.len()).filter_map(|at| Some((at, pages.row(at)?)));
    if own.is_empty() { Vec::new() } else { rows.filter(|(_, row)| is_own(row)).collect() }
}

/// Draws the field for a search. Returns the room under it.
fn search(ui: &mut Ui, style: &Style<'_>, state: &mut TournamentPageState, room: Rect) -> Rect {
    let label = style.say(&text::event::find_player());
    let line = style.hit(style.theme.screen.filter);
    let width = SearchField::width(ui, style, &label).max(style.d(style.theme.list.search)).min(room.width());
    let rect = Rect::from_min_size(room.min, vec2(width.ceil(), line));
    SearchField { name: "tournament.player.search", rect, label: &label }.show(ui, style, &mut state.search);
    room.with_min_y(rect.bottom() + style.d(style.theme.spacing.xs).max(style.theme.size.target_gap))
}

/// Draws the table. Returns the indices of the visible rows.
fn show(
    ui: &mut Ui,
    style: &Style<'_>,
    (overview, own, all): (&TournamentOverview, &[(usize, &TournamentPlayerRow)], usize),
    listed: &[ListedPlayer<'_>],
    rect: Rect,
) -> std::ops::Range<usize> {
    let begun = overview.standing.clock.is_some() || listed.iter().any(|(_, row)| row.is_some_and(has_begun));
    let widest = |words: &[String]| RowTable::widest(ui, style, words.iter().map(String::as_str));
    // Widths follow from what is largest, so that columns stay in place while one scrolls.
    let most = style.say(&place_text(u32::try_from(all).unwrap_or(u32::MAX).max(overview.row.entries)));
    let stacks = [
        style.texts.number(overview.standing.largest.get()),
        style.texts.number(overview.terms.stack.get()),
        style.say(&text::event::registered()),
        style.say(&text::event::out()),
        overview.prizes.rows.first().map(|row| style.money_alone(row.prize.money)).unwrap_or_default(),
    ];
    let head = if begun { style.say(&text::event::stack_or_prize()) } else { String::new() };
    let mut columns = vec![
        TableColumn::left(style.say(&text::event::place()), widest(&[most])).dropped(1),
        TableColumn::left(style.say(&text::tournament_table::player()), style.d(style.theme.list.name_least)).rest(),
        TableColumn::right(head, widest(&stacks)),
    ];
    if let Some(bounties) = overview.terms.bounties {
        let bounty = [style.money_alone(bounties.own.times(100).unwrap_or(bounties.own))];
        columns.push(TableColumn::right(style.say(&text::tournament::feature_bounty()), widest(&bounty)).dropped(0));
    }
    let table = RowTable {
        name: "tournament.players",
        columns,
        rows: listed.len(),
        line: style.hit(style.theme.screen.row),
        scroll_to: None,
        foot: Vec::new(),
    };
    table.show(ui, style, rect, |ui, at, place| {
        let Some((index, row)) = listed.get(at) else { return };
        match row {
            Some(row) => draw(ui, style, place, (*index, row), own.iter().any(|(_, own)| own.who.entry == row.who.entry)),
            None => place.words(ui, style, PLAYER, style.body().ink(style.ink.muted), &style.say(&text::number::none())),
        }
    })
}

fn has_begun(row: &TournamentPlayerRow) -> bool {
    row.state != EntrantState::Registered
}

fn draw(ui: &Ui, style: &Style<'_>, place: &TableRow<'_>, (index, row): (usize, &TournamentPlayerRow), own: bool) {
    let set = RowTable::lettering(style);
    let set = if own { set.weight(Weight::SemiBold) } else { set };
    if own {
        place.mark(ui, style);
    }
    let (at, said) = standing(style, index, row);
    if !at.is_empty() {
        place.words(ui, style, PLACE, set, &at);
    }
    if let Some(cell) = place.cell(PLAYER) {
        let name = if own { style.say(&text::event::you(row.who.name.as_str())) } else { row.who.name.clone() };
        style.name(ui, cell, TextSide::Left, set, &name);
    }
    place.figure(ui, style, STACK, if own { set } else { set.ink(style.ink.text2) }, &said);
    if let Some(bounty) = row.bounty.filter(|bounty| !bounty.is_zero()) {
        place.figure(ui, style, BOUNTY, set.ink(style.ink.text2), &style.money_alone(bounty));
    }
}

/// The place, by stacks or final, and the stack or prize.
fn standing(style: &Style<'_>, index: usize, row: &TournamentPlayerRow) -> (String, String) {
    let none = || style.say(&text::number::none());
    match &row.state {
        EntrantState::Registered => (String::new(), style.say(&text::event::registered())),
        EntrantState::Seated { stack, .. } => {
            let rank = u32::try_from(index + 1).unwrap_or(u32::MAX);
            (style.say(&place_text(rank)), style.texts.number(stack.get()))
        }
        EntrantState::Out => (String::new(), style.say(&text::event::out())),
        EntrantState::Placed { place, prize, won } => {
            let prize = Prize { money: *prize, won: won.clone(), ..Prize::default() };
            let paid = !prize.money.is_zero() || prize.won.is_some();
            let said = if paid { style.texts.show(&prize_text(&prize, &style.amounts)) } else { none() };
            (style.say(&place_text(*place)), said)
        }
    }
}
