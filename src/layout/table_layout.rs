//! The layout of one table.

use bevy::math::{Rect, Vec2};

use super::ActionBarLayout;
use super::felt_area::{FeltArea, FeltGeometry};
use super::lengths::Lengths;
use super::seat_places::{MAX_SEATS, SeatPlace};
use crate::theme::{LengthPair, UiScale};

/// The layout of one table in one window.
#[derive(Clone, Debug, PartialEq)]
pub struct TableLayout {
    pub(super) window: Vec2,
    pub(super) places: &'static [SeatPlace],
    pub(super) scale: UiScale,
    /// The scale of things on the felt. Its text size is the player's, or less where there is no room.
    pub(super) on_felt: UiScale,
    pub(super) lengths: Lengths,
    pub(super) bar: ActionBarLayout,
    pub(super) felt_area: FeltArea,
    pub(super) centres: Vec<Vec2>,
    /// The seat where the player sits: 0 at the bottom.
    pub(super) own_place: u8,
    /// The height of the strips of figures under the plates of other players; 0 without them.
    pub(super) strip: f32,
    /// The cards in the upper corners of a tournament's table.
    pub(super) corners: Option<[Rect; 2]>,
}

impl TableLayout {
    /// The size of the window in logical pixels.
    #[must_use]
    pub const fn window(&self) -> Vec2 {
        self.window
    }

    /// The scale of lengths in this window.
    #[must_use]
    pub const fn scale(&self) -> UiScale {
        self.scale
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.places.len()).unwrap_or(MAX_SEATS)
    }

    /// Whether the window is small.
    #[must_use]
    pub fn compact(&self) -> bool {
        self.scale.compact()
    }

    /// Whether this is a small tile: its action bar has the slots only, and there are no switches.
    #[must_use]
    pub fn small(&self) -> bool {
        self.scale.small()
    }

    /// The layout of the action bar.
    #[must_use]
    pub const fn action_bar(&self) -> &ActionBarLayout {
        &self.bar
    }

    /// The middle and the radii of the felt.
    #[must_use]
    pub const fn felt(&self) -> FeltGeometry {
        self.felt_area.felt
    }

    /// The part of the window between the top bar and the action bar.
    pub(super) fn open(&self) -> Rect {
        Rect::new(0.0, self.felt_area.top, self.window.x, self.bar.bounds.min.y)
    }

    pub(super) fn l(&self, pair: LengthPair) -> f32 {
        self.scale.l(pair)
    }

    pub(super) fn place(&self, seat: u8) -> (SeatPlace, Vec2) {
        let index = usize::from(seat).min(self.places.len() - 1);
        (self.places[index], self.centres[index])
    }
}
