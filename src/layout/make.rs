//! How a layout is made: with the largest text on the felt for which there is room.

use bevy::math::Vec2;

use super::felt_area::FeltArea;
use super::lengths::Lengths;
use super::seat_places::seat_places;
use super::{ActionBarLayout, TableLayout, fit};
use crate::theme::{Theme, UiScale};

impl TableLayout {
    /// The layout for a window of `size` logical pixels and 2 to 10 seats.
    #[must_use]
    pub fn new(size: Vec2, seats: u8, theme: &Theme, text_scale: f32) -> TableLayout {
        let scale = UiScale::new(theme, size, text_scale).at_table();
        let lengths = Lengths::of(theme);
        fit::largest(scale, |on_felt| TableLayout::with_scales(size, seats, (scale, on_felt), lengths.clone(), 0.0))
    }

    /// The layout with these scales, of the window and of things on the felt, and with strips of this height under the plates.
    pub(super) fn with_scales(window: Vec2, seats: u8, (scale, on_felt): (UiScale, UiScale), lengths: Lengths, strip: f32) -> TableLayout {
        let bar = ActionBarLayout::new(window, scale, &lengths);
        let felt_area = FeltArea::new(window, scale, &bar, &lengths);
        let places = seat_places(seats);
        let mut layout = TableLayout {
            window,
            places,
            scale,
            on_felt,
            lengths,
            bar,
            felt_area,
            centres: Vec::new(),
            own_place: 0,
            strip,
            corners: None,
        };
        layout.centres = layout.place_seats();
        layout
    }
}
