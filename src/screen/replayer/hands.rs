//! The list of the hands around the one that is shown, as the hand history found and sorted them.

use bevy_egui::egui::{Rect, Ui};
use poker_client::in_hand_order;
use poker_text::text;

use super::ask::ReplayerAsk;
use super::view::{HandsAround, ReplayerState};
use crate::screen::history::{amounts, cells};
use crate::screen::row_table::{RowTable, TableColumn};
use crate::style::Style;
use crate::widget::ListRow;

const TIME: usize = 0;
const CARDS: usize = 1;
const RESULT: usize = 2;

/// Draws the list. Returns the hand that was clicked.
pub(super) fn hands(
    ui: &mut Ui,
    style: &Style<'_>,
    around: &HandsAround<'_>,
    state: &mut ReplayerState,
    room: Rect,
) -> Option<ReplayerAsk> {
    let line = style.hit(style.theme.screen.row);
    let width = cells::card_width(style, line);
    let most = around.lines.iter().map(|hand| hand.cards.len()).max().unwrap_or(2);
    let largest = around.lines.iter().max_by_key(|hand| hand.net.map_or(0, i64::unsigned_abs));
    let net = largest.and_then(|hand| amounts::net(style, hand)).unwrap_or_default();
    let widest = |words: &str| RowTable::widest(ui, style, [words]);
    let columns = vec![
        TableColumn::left(style.say(&text::history::col_time()), widest("00:00")),
        TableColumn::left(style.say(&text::history::col_cards()), cells::cards_width(style, most, width)).rest(),
        TableColumn::right(style.say(&text::history::col_result()), widest(&net)),
    ];
    let scroll_to = (state.walked.replace(around.at) != Some(around.at)).then_some(around.at);
    let table = RowTable { name: "replayer.hands", columns, rows: around.lines.len(), line, scroll_to, foot: Vec::new() };
    let mut asked = None;
    table.show(ui, style, room, |ui, at, place| {
        let Some(hand) = around.lines.get(at) else { return };
        let name = format!("replayer.hand.{}", hand.id.get());
        let label = style.say(&text::history::hand(hand.number.to_string()));
        if ListRow::new(&name, place.rect, &label, at == around.at).show(ui, style).clicked {
            asked = Some(ReplayerAsk::Hand(at));
        }
        let set = RowTable::lettering(style);
        let soft = set.ink(style.ink.text2);
        place.words(ui, style, TIME, soft, &(around.local)(hand.started_ms).time());
        if let Some(cell) = place.cell(CARDS) {
            cells::cards(ui, style, cell, &in_hand_order(&hand.cards), width, around.cards);
        }
        let won = hand.net.is_some_and(|net| net > 0);
        let net = amounts::net(style, hand).unwrap_or_else(|| style.say(&text::number::none()));
        place.figure(ui, style, RESULT, if won { set } else { soft }, &net);
    });
    asked
}
