//! The lobby: its sections, and of the cash games the stakes to choose from, under a tab for each form of play.

mod filters;
mod finder;
mod finder_state;
mod frame;
mod pane;
mod search;
mod sections;
mod state;
mod table;
mod tabs;
mod too_poor;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent, LobbyList, LobbySection, LobbySections, Panel, RoomIntent};
use poker_protocol::Money;
use poker_text::text;

pub use finder_state::FinderState;
pub use state::LobbyState;
pub use view::LobbyView;

use crate::screen::side_pane::has_pane;
use crate::screen::tournament_list::{section_sheets, section_ui};
use crate::style::{Style, TextSide, place};
use crate::widget::{Sheet, card, focus_first, strip_ui};

/// Draws the lobby and returns the intents.
pub fn lobby_ui(ctx: &Context, style: &Style<'_>, view: &LobbyView<'_>, state: &mut LobbyState) -> Vec<Intent> {
    // The room, in which players were found, may be another now.
    state.finder.open &= view.player_search.is_some();
    let sections = LobbySections::of(view.stakes, view.entries.tournaments.lobby(), view.entries.wall_ms);
    let front = sections.front(view.settings.tournaments.section);
    if front == LobbySection::Cash {
        return cash_ui(ctx, style, view, &sections, state);
    }
    // The lobby always writes money, also where tables show big blinds.
    let style = style.with_amounts(style.amounts.of_stake(Money::ZERO));
    let mut intents = place(ctx, "lobby", style.window, Order::Middle, |ui| section_screen(ui, &style, view, (&sections, front), state));
    intents.extend(section_sheets(ctx, &style, &view.entries, front, &mut state.entries));
    intents.extend(finder::finder_sheet(ctx, &style, view, state));
    intents
}

/// Draws a section other than the cash games.
fn section_screen(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    (sections, front): (&LobbySections, LobbySection),
    state: &mut LobbyState,
) -> Vec<Intent> {
    style.cover_felt(ui);
    let mut intents = Vec::new();
    let top = frame::head(ui, style, view, (sections, front), state, &mut intents);
    let wide = has_pane(style);
    let foot = if wide { style.hit(style.theme.screen.footer) } else { 0.0 };
    let bottom = style.window.bottom() - foot;
    let mut room = Rect::from_min_max(pos2(style.window.left(), top), pos2(style.window.right(), bottom));
    room = table_strip(ui, style, view, room, &mut intents);
    let drawn = section_ui(ui, style, &view.entries, front, &mut state.entries, (room, wide));
    intents.extend(drawn.intents);
    focus_first(ui, drawn.first.as_deref().unwrap_or("lobby.back"));
    if wide {
        let of_section = sections.tab(front).map(|tab| frame::told_of_section(style, view, tab)).unwrap_or_default();
        let told: Vec<_> = of_section.into_iter().chain(drawn.told).collect();
        frame::foot(ui, style, view, Rect::from_min_max(pos2(style.window.left(), bottom), style.window.max), &told, &mut intents);
    }
    intents
}

/// Draws the tabs that lead to the player's tables, if there are any. Returns the room below them, with the margin that its content adds.
fn table_strip(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, room: Rect, intents: &mut Vec<Intent>) -> Rect {
    if view.tabs.is_empty() {
        return room;
    }
    let margin = style.d(style.theme.screen.margin);
    let line = style.hit(style.theme.screen.filter);
    let strip = room.shrink(margin).with_max_y(room.top() + margin + line);
    intents.extend(strip_ui(ui, style, strip, line, view.tabs));
    room.with_min_y(strip.bottom() + style.d(style.theme.spacing.xs) - margin)
}

/// Draws the cash games.
fn cash_ui(ctx: &Context, style: &Style<'_>, view: &LobbyView<'_>, sections: &LobbySections, state: &mut LobbyState) -> Vec<Intent> {
    let list = LobbyList::of(view.stakes, &view.settings.lobby, &state.search);
    let big_blind = state.row(view, &list).map_or(Money::ZERO, |row| row.big_blind);
    // The lobby always writes money, also where tables show big blinds.
    let style = style.with_amounts(style.amounts.of_stake(big_blind));
    let mut intents = place(ctx, "lobby", style.window, Order::Middle, |ui| screen(ui, &style, view, (sections, &list), state));
    if state.finder.open {
        intents.extend(finder::finder_sheet(ctx, &style, view, state));
    } else if state.filters {
        intents.extend(filters::filter_sheet(ctx, &style, view, &list, state));
    } else if state.open
        && !has_pane(&style)
        && let Some(row) = state.row(view, &list)
    {
        let (width, height) = style.theme.screen.lobby_sheet;
        let sheet = Sheet { name: "lobby.pane", title: &row.name, size: vec2(width, height) };
        let sheeted = sheet.show(ctx, &style, |ui, room| {
            let asked = pane::pane(ui, &style, view, row, room);
            focus_first(ui, pane::first(view, row).unwrap_or("lobby.pane.close"));
            asked
        });
        state.open = !sheeted.close && !sheeted.inner.iter().any(leads_away);
        intents.extend(sheeted.inner);
    }
    intents
}

fn leads_away(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Room(RoomIntent::Join(_) | RoomIntent::LeaveQueue(_))
            | Intent::App(AppIntent::Toggle(Panel::Lobby) | AppIntent::ShowOffer(_))
    )
}

fn screen(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    (sections, list): (&LobbySections, &LobbyList<'_>),
    state: &mut LobbyState,
) -> Vec<Intent> {
    style.cover_felt(ui);
    let margin = style.d(style.theme.screen.margin);
    let mut intents = Vec::new();
    let top = frame::head(ui, style, view, (sections, LobbySection::Cash), state, &mut intents);
    let wide = has_pane(style);
    let foot = if wide || !view.jackpots.is_empty() { style.hit(style.theme.screen.footer) } else { 0.0 };
    let bottom = style.window.bottom() - foot;
    let body = Rect::from_min_max(pos2(style.window.left(), top), pos2(style.window.right(), bottom)).shrink(margin);
    let mut room = if wide { body.with_max_x(body.right() - style.d(style.theme.screen.pane) - margin) } else { body };
    if !view.tabs.is_empty() {
        let line = style.hit(style.theme.screen.filter);
        intents.extend(strip_ui(ui, style, room.with_max_y(room.top() + line), line, view.tabs));
        room = room.with_min_y(room.top() + line + style.d(style.theme.spacing.xs));
    }
    room = tabs::tabs(ui, style, view, list, state, room, &mut intents);
    if let Some(row) = table::table(ui, style, view, list, state.row(view, list).map(|row| row.stake), room, &mut intents) {
        state.chosen = Some(row);
        state.open = true;
    }
    if list.rows.is_empty() && !view.stakes.is_empty() {
        intents.extend(search::nothing_found(ui, style, view, state, room));
    }
    if wide {
        // A row that was chosen in a wide window must not open a sheet when the window becomes small.
        state.open = false;
        let pane = body.with_min_x(body.right() - style.d(style.theme.screen.pane));
        card(ui, style, pane);
        let row = state.row(view, list);
        if row.is_none() {
            let words = pane.shrink(style.d(style.theme.spacing.xl));
            style.fit(ui, words, TextSide::Middle, style.body().ink(style.ink.text2), &style.say(&text::lobby::nothing_chosen()));
        }
        if let Some(row) = row {
            let room = pane::title(ui, style, row, pane.shrink(style.d(style.theme.spacing.xl)));
            intents.extend(pane::pane(ui, style, view, row, room));
        }
    }
    let chosen = state.row(view, list);
    // In a wide window the keyboard's focus begins at the pane's main control, else at the chosen row.
    let first = chosen.filter(|_| wide).and_then(|row| pane::first(view, row)).map(str::to_owned);
    let first = first.or_else(|| table::row_name(list, chosen?.stake));
    focus_first(ui, first.as_deref().unwrap_or("lobby.back"));
    if foot > 0.0 {
        let bar = Rect::from_min_max(pos2(style.window.left(), bottom), style.window.max);
        frame::foot(ui, style, view, bar, &frame::told_of_cash(style, view), &mut intents);
    }
    intents
}
