//! The places of the top bar, the tools, the time bank and the lines of text under the cards.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{by, from_left, inside, overlap, whole};

/// The bar along the top.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBar {
    pub bar: Rect,
    /// The program's logo.
    pub logo: Rect,
    /// Left end of the table's name.
    pub title: Vec2,
    /// Type size of the name.
    pub title_size: f32,
    /// Type size of what follows the name.
    pub subtitle_size: f32,
    /// The farthest that the text may reach to the right.
    pub text_end: f32,
    /// The clickable rectangles of the icons, leftmost first.
    pub icons: Vec<Rect>,
    /// The side of an icon, which is drawn in the middle of its rectangle.
    pub icon_size: f32,
}

/// The tools at the bottom left.
#[derive(Clone, Debug, PartialEq)]
pub enum Tools {
    /// Buttons with an icon each.
    Icons(Vec<Rect>),
    /// Rows with a checkbox and a sentence each.
    Checkboxes(Vec<Rect>),
}

impl Tools {
    /// The rectangles of the tools, in their order.
    #[must_use]
    pub fn places(&self) -> &[Rect] {
        match self {
            Tools::Icons(places) | Tools::Checkboxes(places) => places,
        }
    }
}

/// The time bank's pill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeBankSpot {
    pub pill: Rect,
    /// The middle of its icon.
    pub icon: Vec2,
    pub icon_size: f32,
    /// Left end of its text.
    pub text: Vec2,
}

/// The line that names the player's hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandLineSpot {
    /// The middle of the text, or its left end if it is not centred.
    pub at: Vec2,
    /// Whether the text is centred at `at`; otherwise it begins there.
    pub centred: bool,
    /// The largest width of the text.
    pub room: f32,
}

impl TableLayout {
    /// The top bar with this number of icons.
    #[must_use]
    pub fn top_bar(&self, icons: u8) -> TopBar {
        let (size, table, scale) = (&self.lengths.size, &self.lengths.table, self.scale);
        let bar = Rect::new(0.0, 0.0, self.window.x, self.felt_area.top);
        let middle = bar.center().y;
        let left = self.l(table.edge);
        let logo = from_left(left, middle, Vec2::splat(self.l(size.logo)));
        let target = scale.target(self.l(table.top_icon_step).min(bar.height()));
        let step = self.l(table.top_icon_step).max(target + size.target_gap);
        let last = self.window.x - self.l(table.top_icon_edge).max(target / 2.0 + 1.0);
        let place = |index: u8| {
            let x = last - f32::from(icons - 1 - index) * step;
            // The clickable rectangle may reach below a low bar, but never above the window.
            Rect::from_center_size(Vec2::new(x, middle.max(target / 2.0)), Vec2::splat(target))
        };
        let places: Vec<Rect> = (0..icons).map(place).collect();
        let text_end = places.first().map_or(bar.max.x, |first| first.min.x) - left;
        TopBar {
            bar,
            logo,
            title: Vec2::new(left + self.l(table.top_title_x), middle),
            title_size: scale.type_size(size.title_text),
            subtitle_size: scale.type_size(size.subtitle_text),
            text_end,
            icons: places,
            icon_size: self.l(size.icon),
        }
    }

    /// The side of the clickable square of a tool's icon.
    fn tool_target(&self) -> f32 {
        self.scale.target(self.scale.fixed(self.lengths.size.min_target)).round()
    }

    /// The tools: rows of checkboxes where their sentences fit on one or two lines, otherwise icons. Rows lie above the log, or beside it
    /// where a seat is in the way. A small tile has none.
    #[must_use]
    pub fn tools(&self) -> Tools {
        if self.scale.small() {
            return Tools::Icons(Vec::new());
        }
        let rows = || [1.0, NARROW_TOOLS].into_iter().find_map(|share| self.tool_rows(share));
        match rows().filter(|_| !self.compact()) {
            Some(rows) => Tools::Checkboxes(rows),
            None => Tools::Icons(self.tool_icons(self.lengths.bar.tools)),
        }
    }

    /// The rows of checkboxes at `share` of their usual width; `None` where there is no room.
    fn tool_rows(&self, share: f32) -> Option<Vec<Rect>> {
        let (bar, scale) = (&self.lengths.bar, self.scale);
        let left = self.l(self.lengths.table.edge);
        let row = self.tool_row(share);
        let width = scale.fixed(bar.tool_w) * share * if scale.shows_log() { 1.0 } else { bar.tool_row_small / bar.tool_row };
        let height = f32::from(bar.tools) * row;
        let corners = match self.low_log() {
            Some(log) => {
                let gap = scale.fixed(bar.log_tools_gap);
                let over = Vec2::new(left, log.min.y - (gap - row / 2.0).max(0.0) - height);
                vec![over, Vec2::new(log.max.x + gap, log.center().y - height / 2.0)]
            }
            None => vec![Vec2::new(left, self.window.y - left - height)],
        };
        corners.into_iter().find_map(|corner| {
            let top = |index: u8| corner.round() + Vec2::new(0.0, f32::from(index) * row);
            let places: Vec<Rect> =
                (0..bar.tools).map(top).map(|corner| Rect::from_corners(corner, corner + Vec2::new(width.floor(), row))).collect();
            let tags: Vec<Rect> = self.widest_tags().collect();
            let clear = |place: &Rect| !self.covers_seat(*place) && !tags.iter().any(|tag| overlap(*tag, *place));
            let free = |place: &Rect| place.max.x <= self.bar.tools_end && clear(place);
            places.iter().all(free).then_some(places)
        })
    }

    /// The height of a tool's row: narrow rows hold two lines.
    fn tool_row(&self, share: f32) -> f32 {
        let (bar, scale) = (&self.lengths.bar, self.scale);
        let row = scale.fixed(if scale.shows_log() { bar.tool_row } else { bar.tool_row_small });
        scale.target(if share < 1.0 { row * TWO_LINES } else { row }).round()
    }

    /// The distance from the bottom of the window to the top of the tools.
    pub(super) fn tools_height(&self) -> f32 {
        let top = self.tools().places().iter().map(|place| place.min.y).fold(self.window.y, f32::min);
        self.window.y - top
    }

    fn tool_icons(&self, count: u8) -> Vec<Rect> {
        let target = self.tool_target();
        let middle = self.bar.slots[0].center().y;
        let left = self.low_log().map_or(self.bar.pad.x, |log| log.max.x + self.bar.pad.x);
        let step = target + self.lengths.size.target_gap;
        (0..count).map(|index| whole(from_left(left + f32::from(index) * step, middle, Vec2::splat(target)))).collect()
    }

    pub(super) fn covers_seat(&self, area: Rect) -> bool {
        (0..self.seats()).any(|seat| overlap(area, self.seat_box(seat)))
    }

    /// The time bank's pill for a text of this width (type size `state_size`): beside the player's plate, or at the bottom where something
    /// is in the way.
    #[must_use]
    pub fn time_bank(&self, text_width: f32) -> TimeBankSpot {
        let (table, scale) = (&self.lengths.table, self.scale);
        let size = Vec2::new(
            scale.grown(table.time_bank_text) + text_width + scale.grown(table.time_bank),
            scale.target(scale.grown(table.time_bank_h)),
        )
        .ceil();
        let plate = self.seat_plate(0);
        let beside = whole(from_left(plate.max.x + self.l(table.time_bank), plate.center().y, size));
        let taken =
            self.bar.stacked || self.own_place != 0 || self.covers_seat(beside) || self.bar.drawn().any(|control| overlap(control, beside));
        let pill = if !taken {
            beside
        } else if let (true, Tools::Icons(icons)) = (self.compact(), self.tools()) {
            let left = icons.last().map_or(self.bar.pad.x, |last| last.max.x + self.lengths.size.target_gap);
            whole(from_left(left, self.bar.slots[0].center().y, size))
        } else {
            let left = self.bar.slots[0].min.x - self.bar.gap - size.x;
            whole(from_left(left, self.bar.slots[0].center().y, size))
        };
        let icon = Vec2::new(pill.min.x + scale.grown(table.time_bank_icon) * 0.5 + self.l(table.time_bank) * ICON_INSET, pill.center().y);
        let text = Vec2::new(pill.min.x + scale.grown(table.time_bank_text), pill.center().y);
        TimeBankSpot { pill, icon, icon_size: scale.grown(table.time_bank_icon), text }
    }

    /// Type size of the line that names the hand.
    #[must_use]
    pub fn hand_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.hand_text)
    }

    /// The line that names the player's hand, `text_width` wide. It is under the plate, and lower if the plate has a tag (`tagged`). In a
    /// stacked layout it is right of the plate where there is room. In a small window it is shown at showdown only.
    #[must_use]
    pub fn hand_line(&self, text_width: f32, tagged: bool) -> HandLineSpot {
        let table = &self.lengths.table;
        let plate = self.seat_plate(self.own_place);
        let height = self.hand_text();
        if self.bar.stacked && !self.compact() && self.own_place == 0 {
            let at = Vec2::new(plate.max.x + self.l(table.hand_side), plate.center().y);
            let area = from_left(at.x, at.y, Vec2::new(text_width, height));
            if !self.covers_seat(area) && inside(area, self.open()) {
                return HandLineSpot { at, centred: false, room: text_width };
            }
        }
        let drop = self.on_felt.grown(if tagged { table.hand_drop_tagged } else { table.hand_drop });
        let half = text_width / 2.0 + self.l(table.seat_side);
        let x = plate.center().x.min(self.window.x - half).max(half);
        let at = Vec2::new(x, (plate.max.y + drop).min(self.window.y - height));
        HandLineSpot { at, centred: true, room: self.row_room(at, height) }
    }

    /// The largest width of a centred line that does not touch a seat, the action bar or the window's edge.
    fn row_room(&self, at: Vec2, height: f32) -> f32 {
        let row = Rect::from_center_size(at, Vec2::new(self.window.x, height));
        let others = (0..self.seats()).filter(|seat| *seat != self.own_place);
        let things = others.map(|seat| self.seat_box(seat)).chain([self.bar.bounds]);
        let gap = self.bar.gap;
        let half = things.filter(|thing| overlap(row, *thing)).map(|thing| (thing.min.x - at.x).max(at.x - thing.max.x) - gap);
        2.0 * half.fold(self.window.x / 2.0 - gap, f32::min).max(0.0)
    }

    /// Type size of the result line.
    #[must_use]
    pub fn result_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.table.result_text)
    }

    /// The largest width of the result line's text. In a small window `buttons` seat actions in the action bar's slots take some of the
    /// room.
    #[must_use]
    pub fn result_room(&self, buttons: usize) -> f32 {
        if !self.compact() {
            return self.window.x * WIDEST_RESULT;
        }
        let (least, most) = self.result_band(buttons);
        most - least - 2.0 * self.lengths.table.pill_pad_ratio * self.result_text()
    }

    /// The left and right ends of the free part of a small window's bottom band: from the tools to the buttons of the seat actions.
    fn result_band(&self, buttons: usize) -> (f32, f32) {
        let least = self.tools().places().iter().map(|place| place.max.x + self.bar.gap).fold(0.0, f32::max);
        let most = self.bar.slots.iter().rev().take(buttons).map(|slot| slot.min.x).fold(self.window.x, f32::min) - self.bar.gap;
        (least, most)
    }

    /// The pill of the result line for a text of this width. `buttons` is the number of seat actions, as in [`Self::result_room`].
    #[must_use]
    pub fn result_pill(&self, text_width: f32, buttons: usize) -> Rect {
        let table = &self.lengths.table;
        let felt = self.felt_area.felt.centre;
        if !self.compact() {
            let middle = self.board_area().max.y + self.l(table.result);
            return self.amount_pill(Vec2::new(felt.x, middle), text_width, self.result_text());
        }
        let middle = self.window.y - self.scale.fixed(table.result_band);
        let pill = self.amount_pill(Vec2::new(felt.x, middle), text_width, self.result_text());
        let (least, most) = self.result_band(buttons);
        let shift = (least - pill.min.x).max(0.0) + (most - pill.max.x).min(0.0);
        by(pill, Vec2::new(shift.round(), 0.0))
    }
}

/// The share of their width to which the tools' rows may shrink, and by how much a row of two lines is taller.
const NARROW_TOOLS: f32 = 0.68;
const TWO_LINES: f32 = 1.25;
/// The part of the window's width that the result line may take under the board.
const WIDEST_RESULT: f32 = 0.62;
/// The distance of the time bank's icon from the pill's end, in units of the pill's padding.
const ICON_INSET: f32 = 0.6;
