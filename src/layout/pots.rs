//! The row of pots above the board.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::room::{from_left, whole};

/// What one pot takes: measured by the caller.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PotSize {
    /// Width of its name at [`TableLayout::pot_label_text`], weight 500.
    pub label: f32,
    /// Width of its amount at [`TableLayout::amount_text`], weight 600.
    pub amount: f32,
    /// Stacks of chips beside it: 0, 1 or 2.
    pub stacks: u8,
    /// It has been awarded and gets a check.
    pub done: bool,
}

/// Where one pot is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PotSpot {
    /// The picture of its chips.
    pub chips: Option<Rect>,
    /// Its pill.
    pub pill: Rect,
    /// The middle of its check.
    pub check: Option<Vec2>,
    /// Left end of its name.
    pub label: Vec2,
    /// Right end of its amount.
    pub amount: Vec2,
}

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

    /// Size of chips beside a pot.
    #[must_use]
    pub fn pot_chip_scale(&self) -> f32 {
        self.lengths.chips.pot_scale(self.scale)
    }

    fn pot_height(&self) -> f32 {
        self.on_felt.grown(self.lengths.table.pot_h).round()
    }

    /// The middle of the row.
    fn pot_middle(&self) -> f32 {
        let (table, height) = (&self.lengths.table, self.pot_height());
        self.board_area().min.y - self.l(table.pots) + self.l(table.pot_h) / 2.0 - height / 2.0
    }

    /// The row as wide as the board: one or two pots take less.
    pub(super) fn pots_band(&self) -> Rect {
        let board = self.board_area();
        let half = Vec2::new(board.width(), self.pot_height()) / 2.0;
        Rect::from_center_half_size(Vec2::new(board.center().x, self.pot_middle()), half)
    }

    /// The pots, main pot first, in a row; where the window is too narrow for one row, more rows above it.
    #[must_use]
    pub fn pots(&self, sizes: &[PotSize]) -> Vec<PotSpot> {
        let gap = self.l(self.lengths.table.pot_gap);
        let room = self.stage.felt.radii.x * 2.0 - self.plate_size().x;
        let mut rows: Vec<(f32, Vec<PotSize>)> = Vec::new();
        for size in sizes {
            let width = self.pot_width(size);
            match rows.last_mut() {
                Some((taken, row)) if *taken + gap + width <= room => {
                    *taken += gap + width;
                    row.push(*size);
                }
                _ => rows.push((width, vec![*size])),
            }
        }
        let step = self.pot_height() + self.l(self.lengths.table.pot_label_gap);
        let mut middle = self.pot_middle();
        let mut spots = Vec::new();
        for (width, row) in rows {
            let mut left = self.window.x / 2.0 - width / 2.0;
            for size in row {
                spots.push(self.pot(left, middle, &size));
                left += self.pot_width(&size) + gap;
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

    fn pot_pill_width(&self, size: &PotSize) -> f32 {
        let table = &self.lengths.table;
        let check = if size.done { self.pot_check() } else { 0.0 };
        2.0 * self.l(table.pot_pad) + check + size.label + self.l(table.pot_label_gap) + size.amount
    }

    fn pot_width(&self, size: &PotSize) -> f32 {
        self.pot_chips_width(size) + self.pot_pill_width(size)
    }

    fn pot(&self, left: f32, middle: f32, size: &PotSize) -> PotSpot {
        let (table, scale) = (&self.lengths.table, self.pot_chip_scale());
        let chips = (size.stacks > 0).then(|| {
            let base = Vec2::new(left + self.lengths.chips.half(scale), middle + self.l(table.bet_nudge));
            self.chips_at(base, size.stacks, scale)
        });
        let pill =
            whole(from_left(left + self.pot_chips_width(size), middle, Vec2::new(self.pot_pill_width(size).ceil(), self.pot_height())));
        let (pad, check) = (self.l(table.pot_pad), if size.done { self.pot_check() } else { 0.0 });
        let middle = pill.center().y;
        PotSpot {
            chips,
            pill,
            check: size.done.then(|| Vec2::new(pill.min.x + pad + check / 2.0 - self.l(table.bet_nudge), middle)),
            label: Vec2::new(pill.min.x + pad + check, middle),
            amount: Vec2::new(pill.max.x - pad, middle),
        }
    }

    /// The picture of chips whose first stack stands at a point.
    pub(super) fn chips_at(&self, base: Vec2, stacks: u8, scale: f32) -> Rect {
        let frame = self.lengths.chips.frame(stacks, scale, &self.lengths.chip_shadow);
        let corner = base - frame.base;
        whole(Rect::from_corners(corner, corner + frame.size))
    }
}
