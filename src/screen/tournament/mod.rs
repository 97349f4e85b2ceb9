//! The lobby of one tournament: what it is, its structure, prizes, players, tables and satellites, and the player's own place (R-UI-2).

mod fact_strip;
mod info;
mod outcome;
mod overview;
mod own_bar;
mod own_facts;
mod own_pane;
mod page_head;
mod players;
mod prizes;
mod questions;
mod satellites;
mod state;
mod structure;
mod tables;
mod tabs;
mod term_groups;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui, vec2};
use poker_client::{AppIntent, Intent, unknown_satellites};
use poker_protocol::{Money, TournamentKind, TournamentOverview};
use poker_text::text;

pub use info::tournament_info_ui;
pub use state::{TournamentPageState, TournamentTab};
pub use view::TournamentView;

use crate::screen::side_pane::has_pane;
use crate::screen::tournament_list::entry_button::EntryAccess;
use crate::style::{Style, place};
use crate::widget::focus_first;
use questions::{Question, ask};

/// Draws the lobby. Returns the intents.
pub fn tournament_ui(ctx: &Context, style: &Style<'_>, view: &TournamentView<'_>, state: &mut TournamentPageState) -> Vec<Intent> {
    state.follow(view.tournament);
    // A lobby always writes money, also where tables show big blinds.
    let style = style.with_amounts(style.amounts.of_stake(Money::ZERO));
    place(ctx, "tournament", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let (below, mut intents) = page_head::page_head(ui, &style, view);
        let Some(overview) = view.overview() else {
            outcome::note(ui, &style, below.shrink(style.d(style.theme.screen.margin)), &text::event::loading());
            focus_first(ui, "tournament.close");
            return intents;
        };
        intents.extend(page(ui, &style, view, overview, (state, below)));
        intents.extend(look_at_satellites(view, overview));
        intents
    })
}

fn page(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentView<'_>,
    overview: &TournamentOverview,
    (state, below): (&mut TournamentPageState, Rect),
) -> Vec<Intent> {
    let mut intents = Vec::new();
    let margin = style.d(style.theme.screen.margin);
    let wide = has_pane(style);
    // Parts are drawn from the left to the right and from the top down, so that Tab goes that way.
    let (main, pane) = if wide {
        let body = below.shrink(margin);
        let pane = body.with_min_x(body.right() - style.d(style.theme.screen.pane));
        (body.with_max_x(pane.left() - margin), Some(pane))
    } else {
        (below, None)
    };
    let mut bar = None;
    let mut room = main;
    if pane.is_none() {
        room.max.y -= own_bar::height(ui, style, view, main.width());
        bar = Some(main.with_min_y(room.bottom()));
        room = room.shrink2(vec2(margin, margin / 2.0));
    }
    let room = outcome::outcome(ui, style, view, room);
    let room = tabs::tabs(ui, style, view, state, room);
    let opened = state.open_tab();
    let mut wanted = Vec::new();
    match state.tab {
        TournamentTab::Overview => overview::overview_ui(ui, style, view, overview, (room, wide)),
        TournamentTab::Structure => structure::structure(ui, style, view, overview, (room, opened)),
        TournamentTab::Prizes => prizes::prizes(ui, style, view, overview, room),
        TournamentTab::Players => wanted = players::players(ui, style, view, overview, state, room),
        TournamentTab::Tables => {
            let (asked, questions) = tables::tables(ui, style, view, overview, room);
            intents.extend(asked);
            wanted = questions;
        }
        TournamentTab::Satellites => intents.extend(satellites::satellites(ui, style, view, overview, room)),
    }
    if let Some(pane) = pane {
        intents.extend(own_pane::own_pane(ui, style, view, overview, pane));
    }
    if let Some(bar) = bar {
        intents.extend(own_bar::own_bar(ui, style, view, bar));
    }
    focus_first(ui, first(view.access(), wide).unwrap_or(tabs::control(state.tab)));
    if view.seat().is_some() {
        wanted.push(Question::Rank);
    }
    intents.extend(ask(view, &mut state.asked, &wanted).map(Intent::from));
    intents
}

/// The main button's control, at which the keyboard's focus begins; `None` if Enter should not press it, or there is none.
fn first(access: EntryAccess, wide: bool) -> Option<&'static str> {
    match access {
        EntryAccess::Unregister(_) => None,
        _ if wide => access.control(),
        _ => access.bar_control(),
    }
}

/// Looks at the tournaments that can lead to this one, since only their terms say whether they do. A sit and go has none.
fn look_at_satellites(view: &TournamentView<'_>, overview: &TournamentOverview) -> Vec<Intent> {
    if overview.row.facts.kind != TournamentKind::Scheduled {
        return Vec::new();
    }
    unknown_satellites(view.entries.tournaments).take(MOST_SATELLITES).map(|tournament| AppIntent::LookAt(tournament).into()).collect()
}

/// The most tournaments that are looked at in one frame.
const MOST_SATELLITES: usize = 8;
