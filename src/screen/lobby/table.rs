//! The list of stakes.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::game_text;
use poker_protocol::{StakeId, StakeRow};
use poker_text::{Arg, Text, text};

use super::LobbyView;
use crate::look::{Lettering, Look, Side, Weight};
use crate::screen::scrolled::scrolled;
use crate::widget::{Row, card, limit_marks, limit_marks_size, rule};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Name,
    Game,
    Limit,
    Stakes,
    Seats,
    Players,
    Tables,
    AveragePot,
    BuyIn,
}

/// From left to right.
const COLUMNS: [Holds; 9] =
    [Holds::Name, Holds::Game, Holds::Limit, Holds::Stakes, Holds::Seats, Holds::Players, Holds::Tables, Holds::AveragePot, Holds::BuyIn];

/// What goes first where there is little room.
const DROPPED: [Holds; 6] = [Holds::Game, Holds::Seats, Holds::Tables, Holds::AveragePot, Holds::Limit, Holds::Players];

/// A column as it is drawn.
struct Column {
    holds: Holds,
    head: String,
    cells: Vec<String>,
    left: f32,
    width: f32,
}

impl Holds {
    fn head(self) -> Text {
        match self {
            Self::Name => text::lobby::col_stakes(),
            Self::Game => text::lobby::col_game(),
            Self::Limit => text::lobby::col_limit(),
            Self::Stakes => text::lobby::col_blinds(),
            Self::Seats => text::lobby::col_seats(),
            Self::Players => text::lobby::col_players(),
            Self::Tables => text::lobby::col_tables(),
            Self::AveragePot => text::lobby::col_average_pot(),
            Self::BuyIn => text::lobby::col_buy_in(),
        }
    }

    fn cell(self, look: &Look<'_>, row: &StakeRow) -> String {
        match self {
            Self::Name => row.name.clone(),
            Self::Game => look.say(&game_text(&row.game)),
            Self::Limit => String::new(),
            Self::Stakes => blinds(look, row),
            Self::Seats => look.texts.number(u64::from(row.seats)),
            Self::Players => look.texts.number(u64::from(row.players)),
            Self::Tables => look.texts.number(u64::from(row.tables)),
            Self::AveragePot => row.average_pot.map_or_else(|| look.say(&text::number::none()), |pot| look.amount(pot)),
            Self::BuyIn => buy_ins(look, row),
        }
    }

    /// Words are read from the left, numbers are compared from the right.
    fn side(self) -> Side {
        match self {
            Self::Name | Self::Game | Self::Limit => Side::Left,
            Self::Stakes | Self::Seats | Self::Players | Self::Tables | Self::AveragePot | Self::BuyIn => Side::Right,
        }
    }

    fn lettering(self, look: &Look<'_>) -> Lettering {
        match self {
            Self::Name => look.label(),
            Self::Game => look.body(),
            Self::Stakes | Self::BuyIn => look.body().weight(Weight::Medium).ink(look.ink.text),
            Self::Limit | Self::Seats | Self::Players | Self::Tables | Self::AveragePot => look.body().weight(Weight::Medium),
        }
    }
}

/// Small and big blind.
pub(super) fn blinds(look: &Look<'_>, row: &StakeRow) -> String {
    look.say(&text::table::stakes(look.chips(row.small_blind), look.chips(row.big_blind)))
}

/// From the least to the most to sit down with.
pub(super) fn buy_ins(look: &Look<'_>, row: &StakeRow) -> String {
    let (min, max) = (row.buy_in.min.get(), row.buy_in.max.get());
    // Both with decimals or neither.
    let whole = min.is_multiple_of(CENTS) && max.is_multiple_of(CENTS);
    let arg = if whole { Arg::short_money } else { Arg::money };
    look.say(&text::number::range(arg(min), arg(max)))
}

/// The smallest unit of an amount that needs no decimals.
const CENTS: u64 = 100;

/// Draws the list. The stake that was clicked.
pub(super) fn table(ui: &mut Ui, look: &Look<'_>, view: &LobbyView<'_>, chosen: Option<StakeId>, rect: Rect) -> Option<StakeId> {
    card(ui, look, rect);
    let hair = look.hair();
    let inner = rect.shrink(hair);
    let line = look.hit(look.theme.screen.row);
    if view.stakes.is_empty() {
        let words = look.say(&if view.loading { text::lobby::loading() } else { text::lobby::empty() });
        look.fit(ui, inner.shrink(line), Side::Middle, look.body(), &words);
        return None;
    }
    let pad = look.d(look.theme.spacing.l);
    let bar = look.theme.egui.item.0 * look.k();
    let columns = columns(ui, look, view.stakes, inner.left() + pad, inner.width() - pad * 2.0 - bar);
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), line));
    let caption = look.caption().weight(Weight::Medium);
    for column in &columns {
        look.letter(ui, column.over(head), column.holds.side(), caption, &column.head);
    }
    rule(ui, look, inner.left(), inner.right(), head.bottom());
    let mut clicked = None;
    let rows = Rect::from_min_max(pos2(inner.left(), head.bottom() + hair), inner.max);
    scrolled(ui, "lobby rows", rows, |ui, room| {
        for (at, row) in view.stakes.iter().enumerate() {
            // A lobby has tens of rows.
            let top = room.top() + line * at as f32;
            let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), line));
            if stake(ui, look, row, at, chosen == Some(row.stake), rect, &columns) {
                clicked = Some(row.stake);
            }
            if at > 0 && chosen != Some(row.stake) {
                rule(ui, look, rect.left() + pad, rect.right() - pad, top);
            }
        }
        line * view.stakes.len() as f32
    });
    clicked
}

fn stake(ui: &Ui, look: &Look<'_>, row: &StakeRow, at: usize, chosen: bool, rect: Rect, columns: &[Column]) -> bool {
    let name = format!("lobby.stake.{}", row.name);
    let touch = Row::new(&name, rect, &row.name, chosen).show(ui, look);
    for column in columns {
        let mut lettering = column.holds.lettering(look);
        if chosen && column.holds == Holds::Name {
            lettering = lettering.weight(Weight::SemiBold);
        }
        let cell = column.over(rect);
        if column.holds == Holds::Limit {
            limit_marks(ui, look, cell.left_center(), &row.game);
        } else if let Some(words) = column.cells.get(at) {
            look.letter(ui, cell, column.holds.side(), lettering, words);
        }
    }
    touch.clicked
}

impl Column {
    fn over(&self, row: Rect) -> Rect {
        Rect::from_min_max(pos2(self.left, row.top()), pos2(self.left + self.width, row.bottom()))
    }
}

/// As many columns as there is room for; what is left over lies between them.
fn columns(ui: &Ui, look: &Look<'_>, stakes: &[StakeRow], left: f32, room: f32) -> Vec<Column> {
    let caption = look.caption().weight(Weight::Medium);
    let mut columns: Vec<_> = COLUMNS
        .into_iter()
        .map(|holds| {
            let head = look.say(&holds.head());
            let cells: Vec<_> = stakes.iter().map(|row| holds.cell(look, row)).collect();
            let lettering = holds.lettering(look).weight(Weight::SemiBold);
            let widest = cells.iter().map(|cell| lettering.width(ui, cell)).fold(caption.width(ui, &head), f32::max);
            let marks = stakes.iter().map(|row| limit_marks_size(look, &row.game).x).fold(widest, f32::max);
            let width = if holds == Holds::Limit { marks } else { widest };
            Column { holds, head, cells, left: 0.0, width: width.ceil() }
        })
        .collect();
    let least = look.d(look.theme.spacing.m);
    let mut dropped = DROPPED.into_iter();
    let mut gap = gap(&columns, room);
    while gap < least
        && let Some(holds) = dropped.next()
    {
        columns.retain(|column| column.holds != holds);
        gap = self::gap(&columns, room);
    }
    let mut x = left;
    for column in &mut columns {
        column.left = x;
        x += column.width + gap;
    }
    columns
}

fn gap(columns: &[Column], room: f32) -> f32 {
    let taken: f32 = columns.iter().map(|column| column.width).sum();
    // Nine columns at most.
    (room - taken) / columns.len().saturating_sub(1).max(1) as f32
}
