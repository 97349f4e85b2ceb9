//! The page of the hand history: the hands that the player was dealt, their figures, filters, and what is known of the chosen hand.

pub(super) mod amounts;
mod ask;
pub(super) mod cells;
mod day_rows;
mod export;
mod figures;
mod filter_field;
mod filters;
mod found_choices;
mod hand_foot;
mod hands;
mod note_draft;
mod opponent;
mod pane;
mod people;
mod people_file;
mod state;
mod table_search;
mod tabs;
mod unread;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_text::{Arg, text};

pub use ask::HistoryAsk;
pub use state::{HistoryState, HistoryTab};
pub use view::{HistoryView, OpenedView, Unread};

use super::header::header;
use super::side_pane::has_pane;
use crate::style::{Icon, Style, TextSide, place};
use crate::widget::{Button, SearchField, focus_first};

/// Draws the page. Returns the intents, and what the archive is asked for.
pub fn history_ui(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState) -> (Vec<Intent>, Vec<HistoryAsk>) {
    let mut intents = Vec::new();
    let mut asked = Vec::new();
    state.follow_clock(view.now, view.local);
    place(ctx, "history", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::history::title()));
        if head.close(ui, style, "history.close") {
            intents.push(AppIntent::Close.into());
        }
        if head.icon(ui, style, "history.export", Icon::Export, &style.say(&text::history::export())) {
            match state.tab {
                HistoryTab::Players => state.people.carries = true,
                HistoryTab::Hands | HistoryTab::Figures => state.exports = true,
            }
        }
        focus_first(ui, "history.close");
        if let Some(tally) = view.tally {
            let count = Arg::count(tally.hands);
            let words = style.say(&if state.filter_is_set() { text::history::found(count) } else { text::history::hands(count) });
            let sums = tally.nets.iter().map(|of| amounts::sum(style, of));
            let words = std::iter::once(words).chain(sums).collect::<Vec<_>>().join(" · ");
            let room = Rect::from_min_max(pos2(head.left, head.bar.top()), pos2(head.right, head.bar.bottom()));
            style.fit(ui, room, TextSide::Left, style.body().ink(style.ink.muted), &words);
        }
        let margin = style.d(style.theme.screen.margin);
        let below = head.below(style).shrink(margin);
        let (list, side) = if has_pane(style) && state.tab != HistoryTab::Figures {
            let pane = style.d(style.theme.screen.pane);
            (below.with_max_x(below.right() - pane - margin), Some(below.with_min_x(below.right() - pane)))
        } else {
            (below, None)
        };
        let rows = tools(ui, style, state, list);
        if state.tab != HistoryTab::Hands {
            // The field of the note is drawn no more, and so cannot say that it was left.
            asked.extend(state.leave());
        }
        match state.tab {
            HistoryTab::Hands => asked.extend(hands::hands(ui, style, view, state, rows)),
            HistoryTab::Figures => asked.extend(figures::figures(ui, style, view, state, rows)),
            HistoryTab::Players => asked.extend(people::people(ui, style, view, state, rows)),
        }
        state.plots = state.tab == HistoryTab::Hands && side.is_some_and(|side| figures::has_result_card(style, view, side));
        let side = match side {
            Some(side) if state.plots => Some(figures::result_card(ui, style, view, state, side)),
            other => other,
        };
        match (side, state.tab) {
            (Some(side), HistoryTab::Players) => asked.extend(people::pane(ui, style, view, state, side)),
            (Some(side), _) => asked.extend(pane::pane(ui, style, view, state, side)),
            (None, _) => {}
        }
    });
    if !has_pane(style) && state.looks && state.tab == HistoryTab::Hands {
        let (more, open) = pane::sheet(ctx, style, view, state);
        asked.extend(more);
        state.looks = open;
    }
    if !has_pane(style) && state.people.looks && state.tab == HistoryTab::Players {
        let (more, open) = people::sheet(ctx, style, view, state);
        asked.extend(more);
        state.people.looks = open;
    }
    if state.people.carries {
        let (ask, open) = people_file::sheet(ctx, style, view, state);
        asked.extend(ask);
        state.people.carries = open;
    }
    if state.exports {
        let (ask, open) = export::sheet(ctx, style, view, state);
        asked.extend(ask);
        state.exports = open;
    }
    if state.filters_open && filters::sheet(ctx, style, view, state) {
        state.filters_open = false;
    }
    (intents, asked)
}

/// Draws the search and the button of the filters. Returns the room under them.
fn tools(ui: &mut Ui, style: &Style<'_>, state: &mut HistoryState, room: Rect) -> Rect {
    let line = style.hit(style.theme.screen.filter);
    let gap = style.d(style.theme.spacing.s);
    let whole = room;
    let room = tabs::tabs(ui, style, state, room);
    if state.tab == HistoryTab::Players {
        people::search(ui, style, state, room.with_max_y(room.top() + line));
        return whole.with_min_y(room.top() + line + gap);
    }
    let filters = state.filters();
    let words = style.say(&if filters > 0 { text::history::filters_set(Arg::count(filters)) } else { text::history::filters() });
    let button = Button::width(ui, style, &words);
    let label = style.say(&text::history::search());
    let field = Rect::from_min_max(room.min, pos2(room.right() - button - gap, room.top() + line));
    if (SearchField { name: "history.search", rect: field, label: &label }).show(ui, style, &mut state.search).changed {
        state.searched();
    }
    let rect = Rect::from_min_size(pos2(field.right() + gap, room.top()), vec2(button, line));
    if Button::neutral("history.filters", rect, &words).show(ui, style) {
        state.filters_open = true;
    }
    whole.with_min_y(room.top() + line + gap)
}
