//! Where everything at a table is: pure functions of the window, the number of seats and the player's text size.
//!
//! Points and rectangles are logical pixels from the window's top left, y downwards. Seats are counted clockwise from the player in front
//! (visual index 0). A text's anchor lies on the middle of its capitals.

mod bar;
mod bets;
mod cards;
mod chrome;
mod fit;
mod log;
mod odds;
mod plate;
mod pots;
mod room;
mod seats;
mod stage;

pub use bar::ActionBar;
pub use bets::BetSpot;
pub use chrome::{HandLine, TimeBankSpot, Tools, TopBar};
pub use log::LogSpot;
pub use plate::PlateParts;
pub use pots::{PotSize, PotSpot};
pub use seats::{MAX_SEATS, MIN_SEATS};
pub use stage::Felt;

use bevy::math::{Rect, Vec2};

use crate::theme::{BarSizes, ChipStack, Pair, Scale, Shadow, Sizes, TableSizes, Theme};
use seats::Place;
use stage::Stage;

/// The parts of the theme that a layout needs.
#[derive(Clone, Debug, PartialEq)]
struct Lengths {
    size: Sizes,
    table: TableSizes,
    bar: BarSizes,
    chips: ChipStack,
    chip_shadow: Shadow,
    ring: Pair,
    knob: f32,
}

/// The layout of one table in one window.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLayout {
    window: Vec2,
    places: &'static [Place],
    scale: Scale,
    /// The scale of what stands on the felt: its text size is the player's, or as much of it as there is room for.
    on_felt: Scale,
    lengths: Lengths,
    bar: ActionBar,
    stage: Stage,
    centres: Vec<Vec2>,
}

impl TableLayout {
    /// The layout for a window of `size` logical pixels and 2 to 10 seats.
    #[must_use]
    pub fn new(size: Vec2, seats: u8, theme: &Theme, text_scale: f32) -> TableLayout {
        let scale = Scale::new(theme, size, text_scale);
        let lengths = Lengths {
            size: theme.size.clone(),
            table: theme.table.clone(),
            bar: theme.bar.clone(),
            chips: theme.chip_stack.clone(),
            chip_shadow: theme.shadow.chip.clone(),
            ring: theme.stroke.ring,
            knob: theme.control.slider_knob,
        };
        fit::largest(scale, |on_felt| TableLayout::with_scales(size, seats, scale, on_felt, lengths.clone()))
    }

    fn with_scales(window: Vec2, seats: u8, scale: Scale, on_felt: Scale, lengths: Lengths) -> TableLayout {
        let bar = ActionBar::new(window, scale, &lengths);
        let stage = Stage::new(window, scale, &bar, &lengths);
        let places = seats::places(seats);
        let mut layout = TableLayout { window, places, scale, on_felt, lengths, bar, stage, centres: Vec::new() };
        layout.centres = layout.place_seats();
        layout
    }

    /// The window in logical pixels.
    #[must_use]
    pub const fn window(&self) -> Vec2 {
        self.window
    }

    /// How lengths grow in this window.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The same for what stands on the felt: text there grows only as far as there is room.
    #[must_use]
    pub const fn felt_scale(&self) -> Scale {
        self.on_felt
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.places.len()).unwrap_or(MAX_SEATS)
    }

    /// A small window.
    #[must_use]
    pub fn compact(&self) -> bool {
        self.scale.compact()
    }

    /// The action bar.
    #[must_use]
    pub const fn action_bar(&self) -> &ActionBar {
        &self.bar
    }

    /// The middle and the radii of the felt.
    #[must_use]
    pub const fn felt(&self) -> Felt {
        self.stage.felt
    }

    /// The part of the window between the top bar and the action bar.
    fn open(&self) -> Rect {
        Rect::new(0.0, self.stage.top, self.window.x, self.bar.bounds.min.y)
    }

    fn l(&self, pair: Pair) -> f32 {
        self.scale.l(pair)
    }

    fn place(&self, seat: u8) -> (Place, Vec2) {
        let index = usize::from(seat).min(self.places.len() - 1);
        (self.places[index], self.centres[index])
    }
}

#[cfg(test)]
mod tests;
