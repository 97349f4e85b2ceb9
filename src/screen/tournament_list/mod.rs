//! The sections of the lobby beside the cash games: the list of tournaments, sit and go tournaments, and the HexaPro family.

pub(super) mod bottom_bar;
mod cell;
pub(super) mod clock_card;
mod columns;
pub(super) mod entry_button;
mod filters;
mod grid;
mod list;
pub(super) mod marks;
mod multipliers;
mod offer_pane;
pub(super) mod pane;
mod setup_button;
mod sit_and_go;
mod state;
mod tiles;
mod view;

use bevy_egui::egui::{Context, Rect, Ui, vec2};
use poker_client::{AppIntent, Intent, LobbySection, OfferList, tournament_name};
use poker_protocol::TournamentId;
use poker_text::{Arg, text};

pub use state::TournamentListState;
pub use view::TournamentsView;

use crate::style::Style;
use crate::widget::{Sheet, card, focus_first};
use bottom_bar::{BottomBar, bar_height, empty_bar};
use entry_button::EntryAccess;
use setup_button::setup_line;

/// What was drawn of a section.
#[derive(Debug, Default)]
pub(super) struct DrawnSection {
    pub(super) intents: Vec<Intent>,
    /// The name of the control at which the keyboard's focus begins.
    pub(super) first: Option<String>,
    /// What the bar at the bottom of the window says of the list.
    pub(super) told: Option<String>,
}

/// Draws a section in `room`. In a wide window the pane is beside the list, else a bar lies at the bottom.
pub(super) fn section_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    section: LobbySection,
    state: &mut TournamentListState,
    (room, wide): (Rect, bool),
) -> DrawnSection {
    let margin = style.d(style.theme.screen.margin);
    let bar = if wide { 0.0 } else { bar_height(style) };
    let body = room.with_max_y(room.bottom() - bar).shrink(margin);
    let pane = body.with_min_x(body.right() - style.d(style.theme.screen.pane));
    let left = if wide { body.with_max_x(pane.left() - margin) } else { body };
    let bar = room.with_min_y(room.bottom() - bar);
    if wide {
        // A row that was chosen in a wide window must not open a sheet when the window becomes small.
        state.open = false;
    }
    let places = Places { left, pane: wide.then_some(pane), bar };
    if section == LobbySection::Tournaments {
        scheduled(ui, style, view, state, places)
    } else {
        offers(ui, style, view, section, state, places)
    }
}

/// The parts of a section.
#[derive(Clone, Copy)]
struct Places {
    left: Rect,
    /// The pane; `None` if there is no room for it, and the bar takes its place.
    pane: Option<Rect>,
    bar: Rect,
}

fn scheduled(ui: &mut Ui, style: &Style<'_>, view: &TournamentsView<'_>, state: &mut TournamentListState, places: Places) -> DrawnSection {
    let mut intents = Vec::new();
    let rows = list::toolbar(ui, style, view, state, (places.left, places.pane.is_some()), &mut intents);
    let listed = list::listed(view, state);
    let row_name = list::list_ui(ui, style, view, (&listed, state), rows, &mut intents);
    let told = (listed.waiting > 0).then(|| style.say(&text::tournaments::waiting_rows(Arg::count(listed.waiting as u64))));
    let Some(row) = state.row(&listed) else {
        if let Some(pane) = places.pane {
            card(ui, style, pane);
        } else {
            empty_bar(ui, style, view, places.bar, &mut intents);
        }
        return DrawnSection { intents, first: Some("tournament.filters".to_owned()), told };
    };
    intents.extend(look_at(view, row.row.tournament));
    let name = columns::name(style, row);
    let first = if let Some(pane) = places.pane {
        card(ui, style, pane);
        let room = pane::title(ui, style, &name, &row.row.facts.game, pane.shrink(style.d(style.theme.spacing.xl)));
        intents.extend(pane::pane(ui, style, view, row, room));
        Some(pane::first(row).to_owned())
    } else {
        let figures: Vec<_> = told.iter().cloned().chain(pane::figures(style, row)).collect();
        let bar = BottomBar { name: &name, figures: &figures, access: EntryAccess::of(row), register: &pane::register_text(style, row) };
        state.open |= bar.show(ui, style, view, places.bar, &mut intents);
        row_name
    };
    DrawnSection { intents, first, told }
}

fn offers(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    section: LobbySection,
    state: &mut TournamentListState,
    places: Places,
) -> DrawnSection {
    let mut intents = Vec::new();
    let list = OfferList::of(view.tournaments.lobby(), section, &view.settings.tournaments);
    let room = if places.pane.is_some() { setup_line(ui, style, view, places.left, &mut intents) } else { places.left };
    let row_name = if section.is_drawn() {
        // Each family shows the range of its prizes, which is known once one of its games is looked at.
        let heads: Vec<_> = list.families().filter_map(|(_, rows)| rows.first().map(|row| row.open)).collect();
        intents.extend(heads.into_iter().filter_map(|open| look_at(view, open)));
        tiles::tiles(ui, style, view, (&list, state), room)
    } else {
        sit_and_go::sit_and_go_ui(ui, style, view, (&list, state), room, &mut intents)
    };
    let Some(row) = state.offer_row(&list) else {
        if places.pane.is_none() {
            empty_bar(ui, style, view, places.bar, &mut intents);
        }
        return DrawnSection { intents, ..DrawnSection::default() };
    };
    let asked = look_at(view, row.open).filter(|intent| !intents.contains(intent));
    intents.extend(asked);
    let name = offer_pane::offer_name(style, row);
    let access = EntryAccess::of_offer(row, view.tournaments.own());
    let first = if let Some(pane) = places.pane {
        card(ui, style, pane);
        let room = pane::title(ui, style, &name, &row.facts.game, pane.shrink(style.d(style.theme.spacing.xl)));
        intents.extend(offer_pane::offer_pane(ui, style, view, row, state, room));
        access.control().map(str::to_owned)
    } else {
        let register = offer_pane::register_text(style, state, row);
        let figures = offer_pane::figures(style, row);
        let bar = BottomBar { name: &name, figures: &figures, access, register: &register };
        state.open |= bar.show(ui, style, view, places.bar, &mut intents);
        row_name
    };
    DrawnSection { intents, first, told: None }
}

/// Asks the room to tell all about a tournament, unless it does already.
fn look_at(view: &TournamentsView<'_>, tournament: TournamentId) -> Option<Intent> {
    let looks = view.tournaments.looked_at(tournament).is_some();
    (!looks).then(|| AppIntent::LookAt(tournament).into())
}

/// Draws the sheets of a section: the filters, and in a small window what is chosen. Returns the intents.
pub(super) fn section_sheets(
    ctx: &Context,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    section: LobbySection,
    state: &mut TournamentListState,
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let (width, height) = style.theme.list.sheet;
    let size = vec2(width, height);
    if section != LobbySection::Tournaments {
        let list = OfferList::of(view.tournaments.lobby(), section, &view.settings.tournaments);
        if let Some(row) = state.offer_row(&list).filter(|_| state.open) {
            let title = offer_pane::offer_name(style, row);
            let sheet = Sheet { name: "tournament.pane", title: &title, size };
            let sheeted = sheet.show(ctx, style, |ui, room| {
                focus_first(ui, "tournament.register");
                offer_pane::offer_pane(ui, style, view, row, state, room)
            });
            state.open = !sheeted.close && !leads_away(&sheeted.inner);
            intents.extend(sheeted.inner);
        }
        return intents;
    }
    let list = list::listed(view, state);
    if state.filters {
        intents.extend(filters::filter_sheet(ctx, style, view, &list, state));
    } else if let Some(row) = state.row(&list).filter(|_| state.open) {
        let title = style.texts.show(&tournament_name(&row.row.facts, &style.amounts));
        let sheet = Sheet { name: "tournament.pane", title: &title, size };
        let sheeted = sheet.show(ctx, style, |ui, room| {
            focus_first(ui, pane::first(row));
            pane::pane(ui, style, view, row, room)
        });
        state.open = !sheeted.close && !leads_away(&sheeted.inner);
        intents.extend(sheeted.inner);
    }
    intents
}

/// Whether one of the intents leads to another screen or sheet.
fn leads_away(intents: &[Intent]) -> bool {
    let away = |intent: &Intent| {
        matches!(
            intent,
            Intent::App(
                AppIntent::ShowRegistration(_) | AppIntent::ShowTournament(_) | AppIntent::ShowTournamentInfo(_) | AppIntent::ShowTable(_)
            )
        )
    };
    intents.iter().any(away)
}
