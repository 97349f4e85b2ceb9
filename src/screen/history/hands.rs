//! The list of hands, with a heading for each day.

use bevy_egui::egui::{Key, Rect, Ui, pos2, vec2};
use poker_archive::HandLine;
use poker_client::{LocalTime, game_text, in_hand_order};
use poker_rules::GameSpec;
use poker_text::text;

use super::amounts;
use super::ask::HistoryAsk;
use super::cells::{card_width, cards, cards_width, note, result_bar};
use super::state::HistoryState;
use super::unread::unread;
use super::view::HistoryView;
use crate::screen::row_table::{RowTable, TableColumn, TableRow};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, ListRow, card, focus_ring, limit_marks, limit_marks_size};

const STAR: usize = 0;
const TIME: usize = 1;
const TABLE: usize = 2;
const LIMIT: usize = 3;
const CARDS: usize = 4;
const BOARD: usize = 5;
const POT: usize = 6;
const BAR: usize = 7;
const RESULT: usize = 8;

/// A row of the list.
#[derive(Clone, Copy)]
enum ListedRow<'a> {
    /// The heading of a day.
    Day(LocalTime),
    Hand(usize, &'a HandLine),
}

/// Draws the list. Returns what the archive is asked for.
pub(super) fn hands(ui: &mut Ui, style: &Style<'_>, view: &HistoryView<'_>, state: &mut HistoryState, room: Rect) -> Vec<HistoryAsk> {
    if view.lines.is_empty() {
        state.seen = 0;
        if view.unread.hands {
            return unread(ui, style, room).into_iter().collect();
        }
        card(ui, style, room);
        let words = match (view.tally.is_some(), state.filter_is_set()) {
            (false, _) => text::history::loading(),
            (true, true) => text::history::nothing_found(),
            (true, false) => text::history::empty(),
        };
        note(ui, style, room, &style.say(&words));
        return Vec::new();
    }
    let rows = rows(view);
    let line = style.hit(style.theme.screen.row);
    let finds = std::mem::take(&mut state.finds);
    let chosen = |row: &ListedRow<'_>| matches!(row, ListedRow::Hand(_, hand) if state.chosen == Some(hand.id));
    let scroll_to = if finds { rows.iter().position(chosen) } else { None };
    let table =
        RowTable { name: "history.hands", columns: columns(ui, style, view, line), rows: rows.len(), line, scroll_to, foot: Vec::new() };
    let mut asked = Vec::new();
    let scale = largest(view.lines);
    let visible = table.show(ui, style, room, |ui, at, place| match rows.get(at) {
        Some(ListedRow::Day(day)) => day_heading(ui, style, view, place, *day),
        Some(ListedRow::Hand(_, hand)) => asked.extend(row(ui, style, view, state, (place, hand), scale)),
        None => {}
    });
    let last = rows.get(..visible.end).into_iter().flatten().rev().find_map(|row| match row {
        ListedRow::Hand(at, _) => Some(at + 1),
        ListedRow::Day(_) => None,
    });
    state.seen = last.unwrap_or_default();
    asked
}

fn rows<'a>(view: &HistoryView<'a>) -> Vec<ListedRow<'a>> {
    let mut rows = Vec::with_capacity(view.lines.len() + 8);
    let mut day = None;
    for (at, hand) in view.lines.iter().enumerate() {
        let local = (view.local)(hand.started_ms);
        if day != Some(local.days()) {
            day = Some(local.days());
            rows.push(ListedRow::Day(local));
        }
        rows.push(ListedRow::Hand(at, hand));
    }
    rows
}

/// The largest result in big blinds among the listed hands, for the scale of the bars.
fn largest(lines: &[HandLine]) -> f32 {
    lines.iter().filter_map(in_big_blinds).map(f32::abs).fold(1.0, f32::max)
}

/// The result of a hand in its big blinds.
#[expect(clippy::cast_precision_loss, reason = "the length of a bar")]
fn in_big_blinds(hand: &HandLine) -> Option<f32> {
    Some(hand.net? as f32 / hand.big_blind.get().max(1) as f32)
}

fn columns(ui: &Ui, style: &Style<'_>, view: &HistoryView<'_>, line: f32) -> Vec<TableColumn> {
    let say = |words| style.say(&words);
    let width = card_width(style, line);
    let most = view.lines.iter().map(|hand| hand.cards.len()).max().unwrap_or(2);
    let marks = view.lines.iter().filter_map(|hand| GameSpec::with_code(&hand.stake.game));
    let marks = marks.map(|game| limit_marks_size(style, &game).x).fold(0.0, f32::max);
    let widest = |words: Vec<String>| RowTable::widest(ui, style, words.iter().map(String::as_str));
    // The largest amounts of money and of chips are the longest.
    let largest = |of: fn(&HandLine) -> u64| {
        [true, false]
            .into_iter()
            .filter_map(move |tournament| view.lines.iter().filter(|hand| hand.stake.tournament == tournament).max_by_key(|hand| of(hand)))
    };
    let pot = |hand: &HandLine| hand.pot.get();
    let net = |hand: &HandLine| hand.net.map_or(0, i64::unsigned_abs);
    let pots = widest(largest(pot).map(|hand| style.texts.show(&amounts::chips(&hand.stake, hand.pot))).collect());
    let nets = widest(largest(net).filter_map(|hand| amounts::net(style, hand)).collect());
    vec![
        TableColumn::left(String::new(), style.hit(style.theme.size.min_target)),
        TableColumn::left(say(text::history::col_time()), widest(vec!["00:00".to_owned()])),
        TableColumn::left(say(text::history::col_table()), style.d(style.theme.list.name_least)).rest(),
        TableColumn::left(say(text::history::col_limit()), marks).dropped(1),
        TableColumn::left(say(text::history::col_cards()), cards_width(style, most, width)),
        TableColumn::left(say(text::history::col_board()), cards_width(style, 5, width)).dropped(2),
        TableColumn::right(say(text::history::col_pot()), pots).dropped(3),
        TableColumn::left(String::new(), style.d(style.theme.spacing.vast)).dropped(0),
        TableColumn::right(say(text::history::col_result()), nets),
    ]
}

fn day_heading(ui: &Ui, style: &Style<'_>, view: &HistoryView<'_>, place: &TableRow<'_>, day: LocalTime) {
    let today = (view.local)(view.now).days();
    let words = match today - day.days() {
        0 => text::history::today(),
        1 => text::history::yesterday(),
        _ => day.date(),
    };
    ui.painter().rect_filled(place.rect, 0.0, style.ink.room);
    style.letter(ui, place.whole(), TextSide::Left, style.caption().weight(Weight::SemiBold), &style.say(&words));
}

fn row(
    ui: &Ui,
    style: &Style<'_>,
    view: &HistoryView<'_>,
    state: &mut HistoryState,
    (place, hand): (&TableRow<'_>, &HandLine),
    scale: f32,
) -> Vec<HistoryAsk> {
    let mut asked = Vec::new();
    let chosen = state.chosen == Some(hand.id);
    let name = format!("history.hand.{}", hand.id.get());
    let label = style.say(&text::history::hand(hand.number.to_string()));
    let star = place.cell(STAR).unwrap_or(place.rect);
    let body = place.rect.with_min_x(star.right());
    let touch = ListRow::new(&name, body, &label, chosen).over(place.rect).show(ui, style);
    if touch.clicked {
        // A second click, or Enter on the chosen hand, plays it again.
        let again = touch.response.double_clicked() || (chosen && ui.input(|input| input.key_pressed(Key::Enter)));
        state.replays = again.then_some(hand.id);
        state.looks |= !again;
        state.chosen = Some(hand.id);
        if !again || view.opened.is_none_or(|opened| opened.id != hand.id) {
            asked.push(HistoryAsk::Open(hand.id));
        }
    }
    asked.extend(star_ui(ui, style, hand, star));
    let set = RowTable::lettering(style);
    let soft = set.ink(style.ink.text2);
    place.words(ui, style, TIME, soft, &(view.local)(hand.started_ms).time());
    let of = hand.tournament.as_ref().map_or(hand.table.as_str(), |tournament| tournament.name.as_str());
    if let Some(cell) = place.cell(TABLE) {
        style.name(ui, cell, TextSide::Left, if chosen { set.weight(Weight::SemiBold) } else { set }, of);
    }
    if let (Some(cell), Some(game)) = (place.cell(LIMIT), GameSpec::with_code(&hand.stake.game)) {
        limit_marks(ui, style, cell.left_center(), &game);
    }
    let width = card_width(style, place.rect.height());
    if let Some(cell) = place.cell(CARDS) {
        cards(ui, style, cell, &in_hand_order(&hand.cards), width, view.cards);
    }
    if let Some(cell) = place.cell(BOARD) {
        if hand.board.is_empty() {
            style.fit(ui, cell, TextSide::Left, style.caption().ink(style.ink.muted), &style.say(&text::history::no_flop()));
        } else {
            cards(ui, style, cell, &hand.board, width, view.cards);
        }
    }
    place.figure(ui, style, POT, soft, &style.texts.show(&amounts::chips(&hand.stake, hand.pot)));
    if let (Some(cell), Some(won)) = (place.cell(BAR), in_big_blinds(hand)) {
        result_bar(ui, style, cell, won / scale);
    }
    let won = hand.net.is_some_and(|net| net > 0);
    let net = amounts::net(style, hand).unwrap_or_else(|| style.say(&text::number::none()));
    place.figure(ui, style, RESULT, if won { set.weight(Weight::SemiBold) } else { soft }, &net);
    asked
}

/// Draws the star of a hand.
fn star_ui(ui: &Ui, style: &Style<'_>, hand: &HandLine, rect: Rect) -> Option<HistoryAsk> {
    let name = format!("history.star.{}", hand.id.get());
    let label = style.say(&text::history::star(hand.number.to_string()));
    let side = rect.height().min(rect.width());
    let rect = Rect::from_center_size(pos2(rect.left() + side / 2.0, rect.center().y), vec2(side, rect.height()));
    let touch = ClickTarget::switch(&name, rect, &label, hand.starred).touch(ui, style).hint(&label);
    let ink = match (hand.starred, touch.hovered) {
        (true, _) => style.ink.text,
        (false, true) => style.ink.text2,
        (false, false) => style.ink.line_hi,
    };
    style.icon(ui, if hand.starred { Icon::StarOn } else { Icon::Star }, rect.center(), style.l(style.theme.size.icon), ink);
    if touch.focused {
        focus_ring(ui, style, rect.shrink(style.theme.stroke.focus * 2.0), style.theme.radius.tag);
    }
    touch.clicked.then_some(HistoryAsk::Star(hand.id, !hand.starred))
}

/// The game of a hand, in words.
pub(super) fn game_words(style: &Style<'_>, hand: &HandLine) -> String {
    GameSpec::with_code(&hand.stake.game).map_or_else(String::new, |game| style.say(&game_text(&game)))
}
