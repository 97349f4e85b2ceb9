//! The row of pots above the board.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::cards::TAG;
use super::free_space::{from_left, whole};

/// The sizes of one pot's texts and chips, measured by the caller.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PotSize {
    /// Width of its name at [`TableLayout::pot_label_text`], weight 500.
    pub label: f32,
    /// Width of its amount at [`TableLayout::amount_text`], weight 600.
    pub amount: f32,
    /// The number of stacks of chips beside it: 0, 1 or 2.
    pub stacks: u8,
    /// Whether the pot has been awarded, so that it gets a check.
    pub done: bool,
}

/// Where one pot is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PotSpot {
    /// The picture of its chips.
    pub chips: Option<Rect>,
    pub pill: Rect,
    /// The middle of its check.
    pub check: Option<Vec2>,
    /// Left end of its name.
    pub label: Vec2,
    /// Right end of its amount.
    pub amount: Vec2,
    /// Type size of its name.
    pub label_size: f32,
    /// Type size of its amount.
    pub amount_size: f32,
}

/// The lengths of a row of pots.
struct PotRow {
    /// The size of the row as a share of its usual size.
    share: f32,
    /// The gap between two pots.
    gap: f32,
    /// The padding at both ends of a pill.
    pad: f32,
    /// Type sizes of names and amounts.
    label: f32,
    amount: f32,
}

/// By how much a row that is too wide is reduced at each try, and the least size.
const STEP: f32 = 0.05;
const LEAST: f32 = 0.5;
/// The width of a pot's name in a small window, and of its amount, in units of their type sizes.
const SHORT_LABEL: f32 = 3.0;
const SHORT_AMOUNT: f32 = 3.6;

impl TableLayout {
    /// Type size of amounts on the felt.
    #[must_use]
    pub fn amount_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.amount_text)
    }

    /// Type size of pots' names.
    #[must_use]
    pub fn pot_label_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.pot_label_text)
    }

    /// Size of the check on an awarded pot.
    #[must_use]
    pub fn pot_check(&self) -> f32 {
        self.on_felt.grown(self.lengths.table.pot_check)
    }

    /// Scale of the chips beside a pot.
    #[must_use]
    pub fn pot_chip_scale(&self) -> f32 {
        self.lengths.chips.pot_scale(self.scale)
    }

    fn pot_height(&self) -> f32 {
        self.on_felt.grown(self.lengths.table.pot_h).round()
    }

    /// The y coordinate of the middle of the row of pots.
    fn pot_middle(&self) -> f32 {
        let (table, height) = (&self.lengths.table, self.pot_height());
        self.board_area().min.y - self.l(table.pots) + self.l(table.pot_h) / 2.0 - height / 2.0
    }

    /// The rectangle of a row of pots that is as wide as the board. A row with one or two pots is narrower.
    #[must_use]
    pub fn pots_band(&self) -> Rect {
        let board = self.board_area();
        let half = Vec2::new(board.width(), self.pot_height()) / 2.0;
        Rect::from_center_half_size(Vec2::new(board.center().x, self.pot_middle()), half)
    }

    /// The places of the pots, main pot first, in a row. If the row is too wide, its text and gaps become smaller. If that is not enough,
    /// more rows are added above.
    #[must_use]
    pub fn pots(&self, sizes: &[PotSize]) -> Vec<PotSpot> {
        let (room, mut row) = (self.pots_room(), self.pot_row(1.0));
        while row.share > LEAST && self.pots_width(sizes, &row) > room {
            row = self.pot_row(row.share - STEP);
        }
        self.pots_in_rows(sizes, room, &row)
    }

    /// Whether `count` awarded pots of usual lengths have room in one row.
    pub(super) fn fit_in_a_row(&self, count: usize) -> bool {
        let (label, amount) = (self.pot_label_text() * SHORT_LABEL, self.amount_text() * SHORT_AMOUNT);
        let pots = vec![PotSize { label, amount, stacks: 0, done: true }; count];
        self.pots_width(&pots, &self.pot_row(LEAST)) <= self.pots_room()
    }

    /// The largest width of a row between the seats beside it.
    fn pots_room(&self) -> f32 {
        let (band, gap) = (self.pots_band(), self.l(self.lengths.table.pot_gap));
        let middle = band.center().x;
        let tag = self.plate_size().x * TAG;
        let things = (1..self.seats()).flat_map(|seat| [self.seat_box(seat), self.tag(seat, tag)]);
        let beside = things.filter(|thing| thing.min.y < band.max.y && thing.max.y > band.min.y);
        let half = beside.map(|thing| (thing.min.x - middle).max(middle - thing.max.x) - gap).filter(|half| *half > 0.0);
        2.0 * half.fold(self.window.x / 2.0 - gap, f32::min)
    }

    /// The lengths of a row at `share` of the usual ones. Its text is never smaller than the smallest allowed size.
    fn pot_row(&self, share: f32) -> PotRow {
        let (table, floor) = (&self.lengths.table, self.on_felt.text_floor());
        PotRow {
            share,
            gap: self.l(table.pot_gap) * share,
            pad: self.l(table.pot_pad) * share,
            label: (self.pot_label_text() * share).max(floor),
            amount: (self.amount_text() * share).max(floor),
        }
    }

    fn pots_width(&self, sizes: &[PotSize], row: &PotRow) -> f32 {
        sizes.iter().map(|size| self.pot_width(size, row)).sum::<f32>() + row.gap * sizes.len().saturating_sub(1) as f32
    }

    fn pots_in_rows(&self, sizes: &[PotSize], room: f32, row: &PotRow) -> Vec<PotSpot> {
        let mut rows: Vec<(f32, Vec<PotSize>)> = Vec::new();
        for size in sizes {
            let width = self.pot_width(size, row);
            match rows.last_mut() {
                Some((taken, pots)) if *taken + row.gap + width <= room => {
                    *taken += row.gap + width;
                    pots.push(*size);
                }
                _ => rows.push((width, vec![*size])),
            }
        }
        let step = self.pot_height() + self.l(self.lengths.table.pot_label_gap);
        let mut middle = self.pot_middle();
        let mut spots = Vec::new();
        for (width, pots) in rows {
            let mut left = self.window.x / 2.0 - width / 2.0;
            for size in pots {
                spots.push(self.pot(left, middle, &size, row));
                left += self.pot_width(&size, row) + row.gap;
            }
            middle -= step;
        }
        spots
    }

    fn pot_chips_width(&self, size: &PotSize) -> f32 {
        let (chips, scale) = (&self.lengths.chips, self.pot_chip_scale());
        if size.stacks == 0 {
            0.0
        } else {
            2.0 * chips.half(scale) + chips.spread(size.stacks, scale) + self.l(self.lengths.table.pot_chips_gap)
        }
    }

    fn pot_pill_width(&self, size: &PotSize, row: &PotRow) -> f32 {
        let check = if size.done { self.pot_check() } else { 0.0 };
        let label = size.label * row.label / self.pot_label_text();
        let amount = size.amount * row.amount / self.amount_text();
        2.0 * row.pad + check + label + self.l(self.lengths.table.pot_label_gap) + amount
    }

    fn pot_width(&self, size: &PotSize, row: &PotRow) -> f32 {
        self.pot_chips_width(size) + self.pot_pill_width(size, row)
    }

    fn pot(&self, left: f32, middle: f32, size: &PotSize, row: &PotRow) -> PotSpot {
        let (table, scale) = (&self.lengths.table, self.pot_chip_scale());
        let chips = (size.stacks > 0).then(|| {
            let base = Vec2::new(left + self.lengths.chips.half(scale), middle + self.l(table.bet_nudge));
            self.chips_at(base, size.stacks, scale)
        });
        let pill = whole(from_left(
            left + self.pot_chips_width(size),
            middle,
            Vec2::new(self.pot_pill_width(size, row).ceil(), self.pot_height()),
        ));
        let check = if size.done { self.pot_check() } else { 0.0 };
        let middle = pill.center().y;
        PotSpot {
            chips,
            pill,
            check: size.done.then(|| Vec2::new(pill.min.x + row.pad + check / 2.0 - self.l(table.bet_nudge), middle)),
            label: Vec2::new(pill.min.x + row.pad + check, middle),
            amount: Vec2::new(pill.max.x - row.pad, middle),
            label_size: row.label,
            amount_size: row.amount,
        }
    }

    /// The picture of chips whose first stack stands on `base`.
    pub(super) fn chips_at(&self, base: Vec2, stacks: u8, scale: f32) -> Rect {
        let frame = self.lengths.chips.frame(stacks, scale, &self.lengths.chip_shadow);
        let corner = base - frame.base;
        whole(Rect::from_corners(corner, corner + frame.size))
    }
}
