//! The tiles of buy-ins of the HexaPro family (R-UI-4).

use bevy_egui::egui::{Rect, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};
use poker_client::{DrawTable, OfferList};
use poker_protocol::OfferRow;
use poker_text::{Arg, text};

use super::{TournamentListState, TournamentsView};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, corner, focus_ring, scrolled};

/// Draws the tiles. Returns the offer of the tile that was clicked, and the name of the control of the chosen one.
pub(super) fn tiles(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &TournamentsView<'_>,
    (list, state): (&OfferList<'_>, &mut TournamentListState),
    room: Rect,
) -> Option<String> {
    let shown = state.offer_row(list).map(|row| row.offer);
    let several = list.families().count() > 1;
    let mut clicked = None;
    scrolled(ui, "tournament tiles", room, |ui, room| {
        // The focus rings of the first and the last tiles lie inside.
        let inset = style.theme.stroke.focus * 2.0;
        let room = room.shrink2(vec2(inset, 0.0)).translate(vec2(0.0, inset));
        let mut y = room.top() + heading(ui, style, list, room);
        for (name, rows) in list.families() {
            if several {
                let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.muted);
                y += style.letter_block(ui, pos2(room.left(), y), room.width(), lettering, name) + style.d(style.theme.spacing.xs);
            }
            let table = family_table(view, &rows);
            let grid = TileGrid::of(ui, style, &rows, room.width());
            for (at, row) in rows.iter().enumerate() {
                let rect = grid.tile(pos2(room.left(), y), at);
                if tile(ui, style, row, range(table, row), rect, shown == Some(row.offer)) {
                    clicked = Some(row.offer);
                }
            }
            y += grid.height(rows.len()) + style.d(style.theme.spacing.m);
        }
        y - room.top() + inset * 2.0
    });
    if clicked.is_some() {
        state.offer = clicked;
    }
    shown.map(|offer| tile_name(offer.0))
}

fn tile_name(offer: u32) -> String {
    format!("tournament.tile.{offer}")
}

/// Draws what the tiles are for. Returns its height.
fn heading(ui: &Ui, style: &Style<'_>, list: &OfferList<'_>, room: Rect) -> f32 {
    let title = style.lettering(style.theme.text.sizes.amount, Weight::SemiBold, style.ink.text);
    let mut y = room.top();
    y += style.letter_block(ui, pos2(room.left(), y), room.width(), title, &style.say(&text::tournaments::choose_buy_in()));
    y += style.d(style.theme.spacing.xxs);
    let players = list.0.first().map_or(0, |row| row.players);
    let about = style.say(&text::tournaments::about_draw(Arg::count(players.into())));
    y += style.letter_block(ui, pos2(room.left(), y), room.width(), style.body(), &about);
    y + style.d(style.theme.spacing.m) - room.top()
}

/// The multipliers of a family, from any of its games that is looked at; all games of a family have the same.
fn family_table<'a>(view: &TournamentsView<'a>, rows: &[&OfferRow]) -> Option<&'a poker_protocol::DrawView> {
    rows.iter().find_map(|row| view.tournaments.looked_at(row.open)?.overview()?.draw.as_ref())
}

/// The least and the largest prize pool of a game.
fn range(draw: Option<&poker_protocol::DrawView>, row: &OfferRow) -> Option<(poker_protocol::Money, poker_protocol::Money)> {
    let table = DrawTable::of(draw?, row.facts.cost.buy_in, row.players);
    let rows = table.rows();
    Some((table.pool(rows.last()?), table.pool(rows.first()?)))
}

/// The tiles of a family, in rows.
struct TileGrid {
    across: usize,
    size: Vec2,
    gap: f32,
}

impl TileGrid {
    fn of(ui: &Ui, style: &Style<'_>, rows: &[&OfferRow], width: f32) -> Self {
        let gap = style.d(style.theme.spacing.m);
        let (least, height) = style.theme.list.tile;
        let widest = rows.iter().map(|row| seat_row_width(ui, style, row)).fold(0.0, f32::max);
        let least = style.d(least).max(widest + style.d(style.theme.spacing.m) * 2.0 + 1.0);
        // A window is never so wide that this is a large number.
        let across = ((width + gap) / (least + gap)).floor().max(1.0);
        let size = vec2((width - gap * (across - 1.0)) / across, style.d(height).max(content_height(style)));
        Self { across: across as usize, size, gap }
    }

    fn tile(&self, top: bevy_egui::egui::Pos2, at: usize) -> Rect {
        let (column, row) = (at % self.across, at / self.across);
        Rect::from_min_size(top + vec2(column as f32, row as f32) * (self.size + Vec2::splat(self.gap)), self.size)
    }

    fn height(&self, tiles: usize) -> f32 {
        let rows = tiles.div_ceil(self.across) as f32;
        rows * self.size.y + (rows - 1.0).max(0.0) * self.gap
    }
}

/// The height that the lines of a tile need, with the room above and below them.
fn content_height(style: &Style<'_>) -> f32 {
    let figures = style.lettering(style.theme.list.figures, Weight::SemiBold, style.ink.text);
    let lines = style.caption().size * CAPTION_LINE * 2.0 + style.d(style.theme.list.tile_seat);
    (figures.size + lines + style.d(style.theme.spacing.xs) * 3.0 + style.d(style.theme.spacing.m) * 2.0).ceil()
}

/// The height of a line under the price, in type sizes.
const CAPTION_LINE: f32 = 1.4;

/// Draws a tile. Returns whether it was clicked in this frame.
fn tile(
    ui: &Ui,
    style: &Style<'_>,
    row: &OfferRow,
    range: Option<(poker_protocol::Money, poker_protocol::Money)>,
    rect: Rect,
    chosen: bool,
) -> bool {
    let (name, price) = (tile_name(row.offer.0), style.texts.show(&style.amounts.short_money(row.facts.cost.total)));
    let label = style.say(&text::tournaments::tile(row.facts.name.as_str(), price.as_str()));
    let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(&name, rect, &label, chosen) };
    let touch = target.touch(ui, style);
    let radius = style.theme.radius.panel * style.scale.zoom();
    let (fill, edge) = match (chosen, touch.hovered) {
        (true, _) => (style.ink.plate_hi, Stroke::new(style.theme.list.tile_edge, style.ink.text)),
        (false, true) => (style.ink.plate_hi, Stroke::new(style.hair(), style.ink.line_hi)),
        (false, false) => (style.ink.plate, Stroke::new(style.hair(), style.ink.line)),
    };
    ui.painter().rect(rect, corner(radius), fill, edge, StrokeKind::Inside);
    let pad = style.d(style.theme.spacing.m);
    let inner = rect.shrink(pad);
    let seat = style.d(style.theme.list.tile_seat);
    let figures = style.lettering(style.theme.list.figures, Weight::SemiBold, style.ink.text);
    let top = inner.with_max_y(inner.top() + figures.size);
    let check = if chosen { seat } else { 0.0 };
    style.shrink(ui, top.with_max_x(top.right() - check), TextSide::Left, figures, &price);
    if chosen {
        let centre = pos2(inner.right() - seat / 2.0, top.center().y);
        ui.painter().circle_filled(centre, seat / 2.0, style.ink.text);
        style.icon(ui, Icon::Check, centre, seat * 0.6, style.ink.room);
    }
    let caption = style.caption();
    let line = |y: f32| Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), caption.size * CAPTION_LINE));
    let mut y = top.bottom() + style.d(style.theme.spacing.xs);
    if let Some((low, high)) = range {
        let amounts = text::number::range(style.amounts.short_money(low), style.amounts.short_money(high));
        style.shrink(ui, line(y), TextSide::Left, caption.weight(Weight::Medium).ink(style.ink.text), &style.say(&amounts));
    }
    y += caption.size * CAPTION_LINE + style.d(style.theme.spacing.xs);
    let seats = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), seat));
    seat_row(ui, style, row, seats);
    let running = style.say(&text::tournaments::games_running(Arg::count(row.running.into())));
    style.shrink(ui, line(seats.bottom() + style.d(style.theme.spacing.xs)), TextSide::Left, caption, &running);
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
    touch.clicked
}

/// The words for the seats that are free.
fn free_seats(style: &Style<'_>, row: &OfferRow) -> String {
    let free = row.players.saturating_sub(row.entries);
    style.say(&if free == 0 { text::tournaments::starting() } else { text::tournaments::seats_free(Arg::count(free.into())) })
}

fn seat_row_width(ui: &Ui, style: &Style<'_>, row: &OfferRow) -> f32 {
    let step = style.d(style.theme.list.tile_seat) + style.d(style.theme.spacing.xxs);
    // There are at most six.
    step * row.players.min(MOST_SEATS) as f32 + style.d(style.theme.spacing.xxs) + style.caption().width(ui, &free_seats(style, row))
}

/// Draws the seats of the open game, and how many are free.
fn seat_row(ui: &Ui, style: &Style<'_>, row: &OfferRow, room: Rect) {
    let side = room.height();
    let step = side + style.d(style.theme.spacing.xxs);
    let mut x = room.left();
    for seat in 0..row.players.min(MOST_SEATS) {
        let centre = pos2(x + side / 2.0, room.center().y);
        if seat < row.entries {
            ui.painter().circle_filled(centre, side / 2.0, style.ink.plate_top);
            style.icon(ui, Icon::User, centre, side * 0.6, style.ink.text);
        } else {
            let ring: Vec<_> = (0..=48_u8)
                .map(|step| centre + (side / 2.0 - 1.0) * Vec2::angled(std::f32::consts::TAU * f32::from(step) / 48.0))
                .collect();
            let stroke = Stroke::new(style.hair(), style.ink.line_hi);
            ui.painter().extend(Shape::dashed_line(&ring, stroke, 2.5, 2.5));
        }
        x += step;
    }
    let words_room = room.with_min_x(x + style.d(style.theme.spacing.xxs));
    style.fit(ui, words_room, TextSide::Left, style.caption().ink(style.ink.text2), &free_seats(style, row));
}

/// The most seats that are drawn.
const MOST_SEATS: u32 = 6;
