//! The figures of the hands of the filter: results, the plot, groups, and how the player plays.

mod biggest;
mod groups;
mod numbers;
mod play;
mod plot;
mod result_card;
#[cfg(test)]
mod tests;
mod tiles;

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_archive::{RATE_HANDS, ShownFigures};
use poker_text::{Arg, text};

use super::ask::HistoryAsk;
use super::cells::note;
use super::state::HistoryState;
use super::unread::unread;
use super::view::HistoryView;
use crate::screen::form::{FormUi, Label};
use crate::screen::side_pane::has_pane;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{RadioGroup, Segmented, card, scrolled};
use plot::LinePlot;
pub(super) use result_card::{has_result_card, result_card};

/// The height of the plot, as a share of the width of a pane.
const PLOT: f32 = 0.72;

/// Draws the page of figures. Returns what the archive is asked for.
pub(super) fn figures(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, room: Rect) -> Option<HistoryAsk> {
    let filter = state.filter();
    let Some(shown) = view.figures.filter(|shown| shown.filter == filter) else {
        card(ui, style, room);
        note(ui, style, room, &style.say(&text::history::loading()));
        return None;
    };
    if view.unread.figures {
        return unread(ui, style, room);
    }
    if shown.all.hands == 0 {
        card(ui, style, room);
        let words = if state.filter_is_set() { text::history::nothing_found() } else { text::history::empty() };
        note(ui, style, room, &style.say(&words));
        return None;
    }
    let mut asked = None;
    scrolled(ui, "figures", room, |ui, inner| {
        let gap = style.d(style.theme.spacing.s);
        let inner = inner.with_max_x(inner.right() - style.theme.egui.item.0 * style.k());
        let mut y = inner.top();
        if shown.all.net.hands() < RATE_HANDS {
            let words = style.say(&text::figures::small(Arg::count(shown.all.net.hands()), Arg::count(RATE_HANDS)));
            y += style.letter_block(ui, pos2(inner.left(), y), inner.width(), style.body().ink(style.ink.text), &words) + gap;
        }
        y += tiles::tiles(ui, style, &shown.all, inner.with_min_y(y)) + gap;
        let height = (style.d(style.theme.screen.pane) * PLOT).min(room.height().max(style.d(style.theme.screen.pane) / 2.0));
        plot_card(ui, style, view, state, shown, Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height)));
        y += height + gap;
        (y, asked) = below(ui, style, view, state, shown, inner.with_min_y(y));
        y - inner.top()
    });
    asked
}

/// Draws the groups and how the player plays, side by side where there is room. Returns the lower end, and what the archive is
/// asked for.
fn below(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &mut HistoryState,
    shown: &ShownFigures,
    room: Rect,
) -> (f32, Option<HistoryAsk>) {
    let gap = style.d(style.theme.spacing.s);
    if !has_pane(style) {
        let bottom = play_card(ui, style, shown, room);
        let (bottom, asked) = biggest::biggest(ui, style, view, state, &shown.all, room.with_min_y(bottom + gap));
        return (groups_card(ui, style, state, shown, room.with_min_y(bottom + gap)), asked);
    }
    let pane = style.d(style.theme.screen.pane);
    let left = groups_card(ui, style, state, shown, room.with_max_x(room.right() - pane - gap));
    let side = room.with_min_x(room.right() - pane);
    let right = play_card(ui, style, shown, side);
    let (right, asked) = biggest::biggest(ui, style, view, state, &shown.all, side.with_min_y(right + gap));
    (left.max(right), asked)
}

fn play_card(ui: &mut Ui, style: &Style<'_>, shown: &ShownFigures, room: Rect) -> f32 {
    let mut form = FormUi::bare(ui, style, room).dense();
    let heading = style.say(&text::figures::play());
    form.group(&heading, |form| {
        form.space(style.theme.spacing.xs);
        play::play(form, &shown.all);
        form.space(style.theme.spacing.xs);
    });
    form.y
}

fn groups_card(ui: &mut Ui, style: &Style<'_>, state: &mut HistoryState, shown: &ShownFigures, room: Rect) -> f32 {
    let choices = groups::GROUPS.map(|group| {
        let (tag, words) = groups::named(group);
        (tag, style.say(&words))
    });
    let chosen = groups::GROUPS.iter().position(|group| *group == state.group);
    let radio = RadioGroup { name: "figures.by", choices: &choices, chosen };
    let label = style.say(&text::figures::by());
    let mut form = FormUi::bare(ui, style, room);
    let width = radio.width(form.ui, style);
    let rect = form.row(Label { label: &label, help: "" }, width, |ui, width| radio.height(ui, style, width));
    if let Some(group) = radio.show(form.ui, style, rect).and_then(|at| groups::GROUPS.get(at)) {
        state.group = *group;
    }
    form.space(style.theme.spacing.xs);
    let top = form.y;
    let tall = |height: f32| Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
    let words = match (shown.group == state.group, shown.groups.is_empty()) {
        (false, _) => text::history::loading(),
        (true, true) => text::figures::by_none(),
        (true, false) => {
            let rect = tall(groups::height(ui, style, shown, room.width()));
            groups::table(ui, style, shown, rect);
            return rect.bottom();
        }
    };
    let rect = tall(style.hit(style.theme.screen.row) * 2.0);
    card(ui, style, rect);
    note(ui, style, rect, &style.say(&words));
    rect.bottom()
}

fn plot_card(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, shown: &ShownFigures, rect: Rect) {
    card(ui, style, rect);
    let inner = rect.shrink(style.d(style.theme.spacing.m));
    let plot = LinePlot { line: &shown.line, days: state.days, local: view.local, labelled: true };
    if !plot.is_drawn() {
        note(ui, style, rect, &style.say(&text::figures::line_few()));
        return;
    }
    let tall = style.hit(style.theme.control.segmented);
    let gap = style.d(style.theme.spacing.s);
    let head = inner.with_max_y(inner.top() + tall);
    let title = style.body().weight(Weight::SemiBold).ink(style.ink.text2);
    let words = style.say(&text::figures::line());
    let choices = [("hands", style.say(&text::figures::over_hands())), ("days", style.say(&text::figures::over_days()))];
    let width = RadioGroup { name: "figures.over", choices: &choices, chosen: None }.width(ui, style);
    let switch = head.with_min_x(head.right() - width);
    // Over less than a day, days say nothing.
    let with_days = plot.lasts_days();
    let end = if with_days { switch.left() - gap } else { head.right() };
    style.fit(ui, head.with_max_x(end), TextSide::Left, title, &words);
    let left = head.left() + title.width(ui, &words) + gap * 2.0;
    let help = style.say(&text::figures::line_help(numbers::percent()));
    if left + style.caption().width(ui, &help) <= end {
        style.letter(ui, head.with_max_x(end), TextSide::Right, style.caption(), &help);
    }
    if with_days {
        let chosen = Some(usize::from(state.days));
        if let Some(at) = (Segmented { name: "figures.over", rect: switch, choices: &choices, chosen }).show(ui, style) {
            state.days = at == 1;
        }
    } else {
        state.days = false;
    }
    let plot = LinePlot { days: state.days, ..plot };
    plot.show(ui, style, inner.with_min_y(head.bottom() + gap));
}
