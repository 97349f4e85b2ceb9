//! The filters of the hand history, on a sheet over the list.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_archive::{HandKind, HandResult, Stake, StakeId, TableId};
use poker_client::game_text;
use poker_rules::GameSpec;
use poker_text::{Text, text};

use super::amounts;
use super::day_rows::day_rows;
use super::opponent::opponent_row;
use super::state::{HistoryState, Period};
use super::table_search::table_search;
use super::view::HistoryView;
use crate::screen::form::{FormUi, Label};
use crate::screen::practice::switch_row;
use crate::style::Style;
use crate::widget::{Button, RadioGroup, Sheet, control_id, focus_first, scrolled};

/// The most tables that are offered side by side. The others are found by their names.
const TABLES: usize = 8;

/// Draws the sheet. Returns whether it is closed.
pub(super) fn sheet(ctx: &Context, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState) -> bool {
    let title = style.say(&text::history::filters());
    let (width, height) = style.theme.screen.filter_sheet;
    let sheet = Sheet { name: "history.filter", title: &title, size: vec2(width, height) };
    let shown = sheet.show(ctx, style, |ui, room| {
        focus_first(ui, "history.filter.close");
        body(ui, style, view, state, room);
    });
    shown.close
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, room: Rect) {
    let tall = style.hit(style.theme.control.button);
    let rows = room.with_max_y(room.bottom() - tall - style.d(style.theme.spacing.s));
    scrolled(ui, "history filters", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        period_row(&mut form, state);
        day_rows(&mut form, view, state);
        let kinds = [HandKind::Cash, HandKind::Tournament];
        let named = |kind: &HandKind| match kind {
            HandKind::Cash => ("cash".to_owned(), style.say(&text::history::cash())),
            HandKind::Tournament => ("tournaments".to_owned(), style.say(&text::history::tournaments())),
        };
        choice(&mut form, "kind", &text::history::kind(), &kinds, named, &mut state.kind);
        game_row(&mut form, view, state);
        state.drop_unfit();
        if state.kind != Some(HandKind::Tournament) {
            stake_row(&mut form, view, state);
            table_row(&mut form, view, state);
        }
        opponent_row(&mut form, view, state);
        let named = |result: &HandResult| match result {
            HandResult::Won => ("won".to_owned(), style.say(&text::history::won())),
            HandResult::Lost => ("lost".to_owned(), style.say(&text::history::lost())),
        };
        choice(&mut form, "result", &text::history::result(), &[HandResult::Won, HandResult::Lost], named, &mut state.result);
        let named = |showdown: &bool| match showdown {
            true => ("yes".to_owned(), style.say(&text::history::showdown())),
            false => ("no".to_owned(), style.say(&text::history::without_showdown())),
        };
        choice(&mut form, "showdown", &text::history::showdown(), &[true, false], named, &mut state.showdown);
        let switches = [
            ("history.filter.all_in", text::history::all_in(), &mut state.all_in),
            ("history.filter.starred", text::history::starred(), &mut state.starred),
            ("history.filter.noted", text::history::noted(), &mut state.noted),
        ];
        for (name, words, on) in switches {
            if switch_row(&mut form, name, &style.say(&words), "", *on) {
                *on = !*on;
            }
        }
        form.y - room.top()
    });
    let clear = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    let words = style.say(&text::history::clear_filters());
    if Button::neutral("history.filter.clear", clear, &words).enabled(state.filters() > 0).show(ui, style) {
        state.clear_filters();
    }
}

fn period_row(form: &mut FormUi<'_, '_, '_>, state: &mut HistoryState) {
    let style = form.style;
    let named: [_; Period::FIXED.len()] = [
        ("all", text::history::all()),
        ("today", text::history::days_today()),
        ("week", text::history::days_week()),
        ("month", text::history::days_month()),
        ("year", text::history::days_year()),
    ];
    let choices = named.map(|(tag, words)| (tag, style.say(&words)));
    let chosen = Period::FIXED.iter().position(|period| *period == state.period);
    let clicked = radio(form, "history.filter.date", &text::history::date(), &choices, chosen);
    if let Some(period) = clicked.and_then(|at| Period::FIXED.get(at)) {
        state.choose_period(*period);
    }
}

fn game_row(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, state: &mut HistoryState) {
    let games = with_chosen(view.games.iter().cloned(), state.game.as_ref());
    if games.len() < 2 {
        return;
    }
    let style = form.style;
    let name = |code: &str| GameSpec::with_code(code).map_or_else(text::game::other, |game| game_text(&game));
    let named = |code: &String| (code.clone(), style.say(&name(code)));
    choice(form, "game", &text::history::game(), &games, named, &mut state.game);
}

fn stake_row(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, state: &mut HistoryState) {
    let of_game = |game: &str| state.game.as_deref().is_none_or(|wanted| wanted == game);
    let stakes = view.stakes.iter().filter(|(_, stake)| of_game(&stake.game)).cloned();
    let stakes = with_chosen(stakes, state.stake.as_ref());
    if stakes.len() < 2 && state.stake.is_none() {
        return;
    }
    let several = state.game.is_none();
    let style = form.style;
    let named = |(id, stake): &(StakeId, Stake)| {
        let blinds = text::table::stakes(amounts::chips(stake, stake.small_blind), amounts::chips(stake, stake.big_blind));
        let words = match GameSpec::with_code(&stake.game).filter(|_| several) {
            Some(game) => text::history::tournament_of(blinds, game_text(&game)),
            None => blinds,
        };
        (id.get().to_string(), style.say(&words))
    };
    choice(form, "stake", &text::history::stake(), &stakes, named, &mut state.stake);
}

fn table_row(form: &mut FormUi<'_, '_, '_>, view: &HistoryView<'_>, state: &mut HistoryState) {
    let tables = with_chosen(view.tables.iter().take(TABLES).cloned(), state.table.as_ref());
    if tables.len() < 2 && state.table.is_none() {
        return;
    }
    let named = |(id, name): &(TableId, String)| (id.get().to_string(), name.clone());
    if let Some((found, _)) = state.table.as_ref().filter(|_| std::mem::take(&mut state.table_found)) {
        // Before the choice is drawn, so that it comes into sight.
        let choice = control_id(&format!("history.filter.table.{}", found.get()));
        form.ui.memory_mut(|memory| memory.request_focus(choice));
    }
    choice(form, "table", &text::history::col_table(), &tables, named, &mut state.table);
    if view.tables.len() > TABLES {
        table_search(form, view.tables, state);
    }
}

/// The values that are offered, with the chosen one where it is none of them: a filter that is set is always shown.
fn with_chosen<T: Clone + PartialEq>(offered: impl Iterator<Item = T>, chosen: Option<&T>) -> Vec<T> {
    let mut values: Vec<T> = offered.collect();
    values.extend(chosen.filter(|chosen| !values.contains(chosen)).cloned());
    values
}

/// Draws a choice between all and one of several values.
fn choice<T: Clone + PartialEq>(
    form: &mut FormUi<'_, '_, '_>,
    tag: &str,
    label: &Text,
    values: &[T],
    named: impl Fn(&T) -> (String, String),
    chosen: &mut Option<T>,
) {
    let style = form.style;
    let all = ("all".to_owned(), style.say(&text::history::all()));
    let words: Vec<_> = std::iter::once(all).chain(values.iter().map(named)).collect();
    let choices: Vec<_> = words.iter().map(|(tag, words)| (tag.as_str(), words.clone())).collect();
    let at = chosen.as_ref().and_then(|chosen| values.iter().position(|value| value == chosen)).map_or(0, |at| at + 1);
    let name = format!("history.filter.{tag}");
    if let Some(clicked) = radio(form, &name, label, &choices, Some(at)) {
        *chosen = clicked.checked_sub(1).and_then(|at| values.get(at)).cloned();
    }
}

fn radio(form: &mut FormUi<'_, '_, '_>, name: &str, label: &Text, choices: &[(&str, String)], chosen: Option<usize>) -> Option<usize> {
    let style = form.style;
    let group = RadioGroup { name, choices, chosen };
    let label = style.say(label);
    let width = group.width(form.ui, style);
    let rect = form.row(Label { label: &label, help: "" }, width, |ui, width| group.height(ui, style, width));
    group.show(form.ui, style, rect)
}
