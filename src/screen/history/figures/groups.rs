//! The figures in groups, on a table.

use bevy_egui::egui::{Rect, Ui, vec2};
use poker_archive::{Figures, Group, GroupKey, RATE_HANDS, Share, ShownFigures};
use poker_client::game_text;
use poker_rules::GameSpec;
use poker_text::{Arg, Text, text};

use super::numbers;
use crate::screen::history::{amounts, cells::result_bar, pane};
use crate::screen::row_table::{RowTable, TableColumn};
use crate::style::Style;

/// The groups that can be chosen.
pub(super) const GROUPS: [Group; 5] = [Group::Position, Group::Game, Group::Stake, Group::Opponent, Group::Tournament];

/// The tag and the words of a group.
pub(super) fn named(group: Group) -> (&'static str, Text) {
    match group {
        Group::Position => ("position", text::figures::by_position()),
        Group::Game => ("game", text::figures::by_game()),
        Group::Stake => ("stake", text::figures::by_stake()),
        Group::Opponent => ("opponent", text::figures::by_opponent()),
        Group::Tournament => ("tournament", text::figures::by_tournament()),
    }
}

const NAME: usize = 0;
/// The figure before which the bar lies.
const RATE: usize = 2;

/// The height of the table.
pub(super) fn height(ui: &Ui, style: &Style<'_>, shown: &ShownFigures, width: f32) -> f32 {
    let line = style.hit(style.theme.screen.row);
    let pad = style.d(style.theme.spacing.m);
    let foot = style.block_height(ui, width - pad * 4.0, style.body(), &foot(style)) + style.d(style.theme.spacing.s) * 2.0;
    // There are at most two hundred groups.
    line * (shown.groups.len() + 1) as f32 + foot + style.d(style.theme.spacing.l)
}

fn foot(style: &Style<'_>) -> String {
    style.say(&text::figures::dash(Arg::count(RATE_HANDS), Arg::count(Share::ENOUGH)))
}

/// Up to how many times the usual least width a column of names is given, so that columns of figures go before a name is cut.
const LONG_NAME: f32 = 1.5;

/// Draws the table.
pub(super) fn table(ui: &mut Ui, style: &Style<'_>, shown: &ShownFigures, room: Rect) {
    let say = |words: Text| style.say(&words);
    let rows: Vec<(String, [String; 8])> = shown.groups.iter().map(|(key, figures)| (name(style, key), cells(style, figures))).collect();
    let widest = |column: usize| RowTable::widest(ui, style, rows.iter().filter_map(|(_, cells)| cells.get(column)).map(String::as_str));
    let head = style.say(&named(shown.group).1);
    let right = |words: Text, column: usize| TableColumn::right(say(words), widest(column));
    let least = style.d(style.theme.list.name_least);
    let names = RowTable::widest(ui, style, rows.iter().map(|(name, _)| name.as_str())).clamp(least, least * LONG_NAME);
    let columns = vec![
        TableColumn::left(head, names).rest(),
        right(text::figures::col_hands(), 0),
        right(text::figures::col_net(), 1),
        TableColumn::left(String::new(), style.d(style.theme.spacing.vast)),
        right(text::figures::col_rate(), 2),
        right(text::figures::col_band(numbers::percent()), 3).dropped(2),
        right(text::figures::col_vpip(), 4).dropped(6),
        right(text::figures::col_pfr(), 5).dropped(5),
        right(text::figures::col_three_bet(), 6).dropped(4),
        right(text::figures::col_wtsd(), 7).dropped(3),
    ];
    let line = style.hit(style.theme.screen.row);
    let rates: Vec<Option<f64>> = shown.groups.iter().map(|(_, figures)| figures.net.per_100()).collect();
    let largest = rates.iter().flatten().fold(1.0_f64, |most, rate| most.max(rate.abs()));
    let table = RowTable { name: "figures.groups", columns, rows: rows.len(), line, scroll_to: None, foot: vec![foot(style)] };
    table.show(ui, style, Rect::from_min_size(room.min, vec2(room.width(), room.height())), |ui, at, place| {
        let Some((name, cells)) = rows.get(at) else { return };
        let set = RowTable::lettering(style);
        if let Some(cell) = place.cell(NAME) {
            style.name(ui, cell, crate::style::TextSide::Left, set, name);
        }
        for (column, words) in cells.iter().enumerate() {
            let ink = if column < 3 { style.ink.text } else { style.ink.text2 };
            // The bar lies before the rate.
            let at = if column < RATE { column + 1 } else { column + 2 };
            place.figure(ui, style, at, set.ink(ink), words);
        }
        if let (Some(cell), Some(Some(rate))) = (place.cell(RATE + 1), rates.get(at)) {
            result_bar(ui, style, cell, numbers::part(*rate, largest));
        }
    });
}

fn cells(style: &Style<'_>, figures: &Figures) -> [String; 8] {
    let none = || style.say(&text::number::none());
    let share = |share: Share| numbers::share(style, share).unwrap_or_else(none);
    let band = numbers::band(style, figures).map(|(low, high)| style.say(&text::number::from_to(low, high)));
    let play = &figures.play;
    [
        style.texts.show(&Arg::count(figures.hands)),
        numbers::signed(style, numbers::sum(&figures.net), 1),
        numbers::rate(style, &figures.net).unwrap_or_else(none),
        band.unwrap_or_else(none),
        share(play.vpip),
        share(play.pfr),
        share(play.three_bet),
        share(play.wtsd),
    ]
}

fn name(style: &Style<'_>, key: &GroupKey) -> String {
    let game = |code: &str| style.say(&GameSpec::with_code(code).map_or_else(text::game::other, |game| game_text(&game)));
    match key {
        GroupKey::Game(code) => game(code),
        GroupKey::Stake(_, stake) => {
            let blinds = text::table::stakes(amounts::chips(stake, stake.small_blind), amounts::chips(stake, stake.big_blind));
            style.say(&text::history::tournament_of(blinds, game(&stake.game)))
        }
        GroupKey::Position(position) => style.say(&pane::position_text(*position)),
        GroupKey::Opponent { name, .. } | GroupKey::Tournament { name, .. } => name.clone(),
    }
}
