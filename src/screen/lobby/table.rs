//! The list of stakes.

use bevy_egui::egui::{Pos2, Rect, Stroke, Ui, WidgetType, pos2, vec2};
use poker_client::{Intent, LobbyList, SortBy, game_text, waiting_text};
use poker_protocol::{BuyInRange, StakeId, StakeRow};
use poker_text::{Text, text};

use super::LobbyView;
use crate::screen::player::changed;
use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::{ClickTarget, ListRow, card, focus_ring, limit_marks, limit_marks_size, rule, scrolled};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColumnKind {
    Name,
    Limit,
    Game,
    Blinds,
    Players,
    Waiting,
    AveragePot,
    HandsPerHour,
    Seats,
}

/// The columns from left to right (R-UI-3).
const COLUMNS: [ColumnKind; 9] = [
    ColumnKind::Name,
    ColumnKind::Limit,
    ColumnKind::Game,
    ColumnKind::Blinds,
    ColumnKind::Players,
    ColumnKind::Waiting,
    ColumnKind::AveragePot,
    ColumnKind::HandsPerHour,
    ColumnKind::Seats,
];

/// The columns that are left out where there is little room, in this order.
const DROPPED: [ColumnKind; 6] =
    [ColumnKind::Game, ColumnKind::Seats, ColumnKind::Waiting, ColumnKind::Blinds, ColumnKind::Limit, ColumnKind::HandsPerHour];

/// A column as it is drawn.
struct Column {
    holds: ColumnKind,
    head: String,
    cells: Vec<String>,
    left: f32,
    width: f32,
}

impl ColumnKind {
    fn head(self) -> Text {
        match self {
            Self::Name => text::lobby::col_stakes(),
            Self::Limit => text::lobby::col_limit(),
            Self::Game => text::lobby::col_game(),
            Self::Blinds => text::lobby::col_blinds(),
            Self::Players => text::lobby::col_players(),
            Self::Waiting => text::lobby::col_waiting(),
            Self::AveragePot => text::lobby::col_average_pot(),
            Self::HandsPerHour => text::lobby::col_hands_hour(),
            Self::Seats => text::lobby::col_seats(),
        }
    }

    /// The order that a click on the column's head sets, and the name of that control. The blinds have none, because the column of names
    /// already orders by stake.
    fn sort(self) -> Option<(SortBy, &'static str)> {
        match self {
            Self::Name => Some((SortBy::Stake, "lobby.sort.stake")),
            Self::Limit => Some((SortBy::Limit, "lobby.sort.limit")),
            Self::Game => Some((SortBy::Game, "lobby.sort.game")),
            Self::Blinds => None,
            Self::Players => Some((SortBy::Players, "lobby.sort.players")),
            Self::Waiting => Some((SortBy::Waiting, "lobby.sort.waiting")),
            Self::AveragePot => Some((SortBy::AveragePot, "lobby.sort.average_pot")),
            Self::HandsPerHour => Some((SortBy::HandsPerHour, "lobby.sort.hands_hour")),
            Self::Seats => Some((SortBy::Seats, "lobby.sort.seats")),
        }
    }

    fn cell(self, style: &Style<'_>, row: &StakeRow, found_table: Option<&str>) -> String {
        let none = || style.say(&text::number::none());
        match self {
            Self::Name => match found_table {
                Some(table) => style.say(&text::lobby::table_found(row.name.as_str(), table)),
                None => row.name.clone(),
            },
            Self::Limit => String::new(),
            Self::Game => style.say(&game_text(&row.game)),
            Self::Blinds => blinds(style, row),
            Self::Players => style.texts.number(u64::from(row.players)),
            Self::Waiting if row.waiting == 0 => none(),
            Self::Waiting => style.texts.show(&waiting_text(row, true)),
            Self::AveragePot => row.average_pot.map_or_else(none, |pot| style.amount(pot)),
            Self::HandsPerHour => row.hands_per_hour.map_or_else(none, |hands| style.texts.number(u64::from(hands))),
            Self::Seats => style.texts.number(u64::from(row.seats)),
        }
    }

    /// The side at which cells are aligned: words at the left, numbers at the right.
    fn side(self) -> TextSide {
        match self {
            Self::Name | Self::Limit | Self::Game => TextSide::Left,
            Self::Blinds | Self::Players | Self::Waiting | Self::AveragePot | Self::HandsPerHour | Self::Seats => TextSide::Right,
        }
    }

    fn lettering(self, style: &Style<'_>) -> Lettering {
        match self {
            Self::Name => style.label(),
            Self::Game => style.body(),
            Self::Blinds => style.body().weight(Weight::Medium).ink(style.ink.text),
            Self::Limit | Self::Players | Self::Waiting | Self::AveragePot | Self::HandsPerHour | Self::Seats => {
                style.body().weight(Weight::Medium)
            }
        }
    }
}

/// The text of small and big blind.
pub(super) fn blinds(style: &Style<'_>, row: &StakeRow) -> String {
    style.say(&text::table::stakes(style.money(row.small_blind), style.money(row.big_blind)))
}

/// The text of the least and the most buy-in.
pub(super) fn buy_ins(style: &Style<'_>, row: &StakeRow) -> String {
    let BuyInRange { min, max } = row.buy_in;
    // Either both amounts have decimals or neither.
    let whole = [min, max].iter().all(|amount| amount.hundredths().is_multiple_of(CENTS));
    let arg = |amount| if whole { style.amounts.short_money(amount) } else { style.money(amount) };
    style.say(&text::number::range(arg(min), arg(max)))
}

/// An amount that is a multiple of this is written without decimals.
const CENTS: u64 = 100;

/// Draws the list; where nothing passes the filters and the search, only its card. Returns the stake that was clicked.
pub(super) fn table(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_>,
    list: &LobbyList<'_>,
    chosen: Option<StakeId>,
    rect: Rect,
    intents: &mut Vec<Intent>,
) -> Option<StakeId> {
    card(ui, style, rect);
    let hair = style.hair();
    let inner = rect.shrink(hair);
    let line = style.hit(style.theme.screen.row);
    if list.rows.is_empty() {
        if view.stakes.is_empty() {
            let words = style.say(&if view.loading { text::lobby::loading() } else { text::lobby::empty() });
            style.fit(ui, inner.shrink(line), TextSide::Middle, style.body(), &words);
        }
        return None;
    }
    let pad = style.d(style.theme.spacing.s);
    let bar = style.theme.egui.item.0 * style.k();
    let star = style.hit(style.theme.size.min_target);
    let columns = columns(ui, style, list, inner.left() + pad * 2.0 + star, inner.width() - pad * 3.0 - star - bar);
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), line));
    heads(ui, style, view, &columns, head, intents);
    rule(ui, style, inner.left(), inner.right(), head.bottom());
    let mut clicked = None;
    let rows = Rect::from_min_max(pos2(inner.left(), head.bottom() + hair), inner.max);
    scrolled(ui, "lobby rows", rows, |ui, room| {
        for (at, row) in list.rows.iter().enumerate() {
            // The number of rows is small.
            let top = room.top() + line * at as f32;
            let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), line));
            let control = control_name(&list.rows, at);
            let starred = Rect::from_min_size(pos2(rect.left() + pad / 2.0, top), vec2(star, line));
            let body = rect.with_min_x(starred.right() + pad / 2.0);
            if stake(ui, style, row, (at, &control), chosen == Some(row.stake), (body, rect), &columns) {
                clicked = Some(row.stake);
            }
            if star_ui(ui, style, view, row, &control, starred) {
                intents.push(changed(view.settings, |settings| settings.lobby.toggle_favourite(row)));
            }
            if at > 0 && chosen != Some(row.stake) {
                rule(ui, style, rect.left() + pad, rect.right() - pad, top);
            }
        }
        line * list.rows.len() as f32
    });
    clicked
}

/// The name of the control of a stake's row; `None` where the row is not listed.
pub(super) fn row_name(list: &LobbyList<'_>, stake: StakeId) -> Option<String> {
    let at = list.rows.iter().position(|row| row.stake == stake)?;
    Some(stake_name(&control_name(&list.rows, at)))
}

fn stake_name(control: &str) -> String {
    format!("lobby.stake.{control}")
}

/// The name of a row's control. It is unique even where two stakes have the same name.
fn control_name(rows: &[&StakeRow], at: usize) -> String {
    let row = rows[at];
    let again = rows[..at].iter().any(|before| before.name == row.name);
    if again { format!("{}.{}", row.name, row.stake.0) } else { row.name.clone() }
}

/// Draws the heads of the columns. A click orders the rows.
fn heads(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, columns: &[Column], band: Rect, intents: &mut Vec<Intent>) {
    let choices = &view.settings.lobby;
    for column in columns {
        let place = column.over(band);
        let caption = style.caption().weight(Weight::Medium);
        let Some((sort, name)) = column.holds.sort() else {
            style.letter(ui, place, column.holds.side(), caption, &column.head);
            continue;
        };
        let sorted = choices.sort == sort;
        let label = style.say(&text::lobby::sort_by(column.head.as_str()));
        let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(name, place, &label, sorted) };
        let touch = target.touch(ui, style);
        let ink = if sorted || touch.hovered { style.ink.text } else { style.ink.muted };
        style.letter(ui, place, column.holds.side(), caption.ink(ink), &column.head);
        if sorted {
            // The arrow is drawn in the gap beside the words and points in the direction of the order.
            let side = caption.size * ARROW;
            let words = caption.width(ui, &column.head);
            let x = match column.holds.side() {
                TextSide::Right => place.right() - words - side,
                TextSide::Left | TextSide::Middle => place.left() + words + side,
            };
            arrow(ui, style, pos2(x, place.center().y), side, choices.descending);
        }
        if touch.focused {
            focus_ring(ui, style, place.shrink2(vec2(-2.0, style.theme.stroke.focus * 2.0)), style.theme.radius.tag);
        }
        if touch.clicked {
            intents.push(changed(view.settings, |settings| settings.lobby.sort_by(sort)));
        }
    }
}

/// An arrow's side, in units of the words beside it.
const ARROW: f32 = 0.6;

fn arrow(ui: &Ui, style: &Style<'_>, centre: Pos2, side: f32, down: bool) {
    let tip = if down { side / 2.0 } else { -side / 2.0 };
    let points = [vec2(-side / 2.0, -tip / 2.0), vec2(0.0, tip / 2.0), vec2(side / 2.0, -tip / 2.0)].map(|from| centre + from);
    ui.painter().line(points.to_vec(), Stroke::new(style.control_edge(), style.ink.text));
}

/// Draws the star of a stake. Returns whether it was clicked in this frame.
fn star_ui(ui: &Ui, style: &Style<'_>, view: &LobbyView<'_>, row: &StakeRow, control: &str, rect: Rect) -> bool {
    let on = view.settings.lobby.is_favourite(row);
    let name = format!("lobby.star.{control}");
    let label = style.say(&text::lobby::favourite(row.name.as_str()));
    let target = ClickTarget::switch(&name, rect, &label, on);
    let touch = target.touch(ui, style).hint(&label);
    let ink = match (on, touch.hovered) {
        (true, _) => style.ink.text,
        (false, true) => style.ink.text2,
        (false, false) => style.ink.line_hi,
    };
    let icon = if on { Icon::StarOn } else { Icon::Star };
    style.icon(ui, icon, rect.center(), style.l(style.theme.size.icon), ink);
    if touch.focused {
        focus_ring(ui, style, rect.shrink(style.theme.stroke.focus * 2.0), style.theme.radius.tag);
    }
    touch.clicked
}

/// Draws the row of a stake beside its star; `line` is the whole line. Returns whether it was clicked in this frame.
fn stake(
    ui: &Ui,
    style: &Style<'_>,
    row: &StakeRow,
    (at, control): (usize, &str),
    chosen: bool,
    (rect, line): (Rect, Rect),
    columns: &[Column],
) -> bool {
    let name = stake_name(control);
    let named = columns.iter().find(|column| column.holds == ColumnKind::Name).and_then(|column| column.cells.get(at));
    let label = named.map_or(row.name.as_str(), String::as_str);
    let touch = ListRow::new(&name, rect, label, chosen).over(line).show(ui, style);
    for column in columns {
        let mut lettering = column.holds.lettering(style);
        if chosen && column.holds == ColumnKind::Name {
            lettering = lettering.weight(Weight::SemiBold);
        }
        let cell = column.over(rect);
        if column.holds == ColumnKind::Limit {
            limit_marks(ui, style, cell.left_center(), &row.game);
        } else if column.holds == ColumnKind::Name && label != row.name {
            // The name of the table may be long; a screen reader says it whole.
            style.name(ui, cell, column.holds.side(), lettering, label);
        } else if let Some(words) = column.cells.get(at) {
            style.letter(ui, cell, column.holds.side(), lettering, words);
        }
    }
    touch.clicked
}

impl Column {
    fn over(&self, row: Rect) -> Rect {
        Rect::from_min_max(pos2(self.left, row.top()), pos2(self.left + self.width, row.bottom()))
    }
}

/// The columns for which there is room, spread over the whole width.
fn columns(ui: &Ui, style: &Style<'_>, list: &LobbyList<'_>, left: f32, room: f32) -> Vec<Column> {
    let caption = style.caption().weight(Weight::Medium);
    let (stakes, found_tables) = (&list.rows, &list.found_tables);
    let mut columns: Vec<_> = COLUMNS
        .into_iter()
        .map(|holds| {
            let head = style.say(&holds.head());
            let cells: Vec<_> = stakes.iter().zip(found_tables).map(|(row, table)| holds.cell(style, row, *table)).collect();
            let lettering = holds.lettering(style).weight(Weight::SemiBold);
            let widest = cells.iter().map(|cell| lettering.width(ui, cell)).fold(caption.width(ui, &head), f32::max);
            let marks = stakes.iter().map(|row| limit_marks_size(style, &row.game).x).fold(widest, f32::max);
            let width =
                (if holds == ColumnKind::Limit { marks.max(caption.width(ui, &head)) } else { widest }).max(style.theme.size.min_target);
            Column { holds, head, cells, left: 0.0, width: width.ceil() }
        })
        .collect();
    let least = style.d(style.theme.spacing.m);
    let mut dropped = DROPPED.into_iter();
    let mut gap = gap(&columns, room);
    while gap < least
        && let Some(holds) = dropped.next()
    {
        columns.retain(|column| column.holds != holds);
        gap = self::gap(&columns, room);
    }
    if gap < least && found_tables.iter().any(Option::is_some) {
        // The name of a table is the only one that may be cut.
        let missing = (least - gap) * columns.len().saturating_sub(1) as f32;
        if let Some(name) = columns.iter_mut().find(|column| column.holds == ColumnKind::Name) {
            name.width = (name.width - missing).max(style.theme.size.min_target);
        }
        gap = least;
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
    // There are at most nine columns.
    (room - taken) / columns.len().saturating_sub(1).max(1) as f32
}
