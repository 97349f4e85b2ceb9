//! Where the felt of a window lies on the stage.

use bevy::math::Vec2;

/// The distance on the stage from one window's left edge to the next one's, in logical pixels. No window is wider.
const STEP: f32 = 16_384.0;

/// The upper left corner of a window on the stage. That of the main window, which has number 0, is at zero.
pub(crate) fn origin(number: u8) -> Vec2 {
    Vec2::new(STEP * f32::from(number), 0.0)
}

/// The number of the window to which a point of the stage belongs.
pub(crate) fn number_at(at: Vec2) -> u8 {
    // A card that is dealt may begin a little left of its table's edge.
    ((at.x + STEP / 4.0) / STEP).max(0.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_in_or_beside_a_window_belongs_to_it() {
        for number in 0..=poker_client::TableDesk::MOST_WINDOWS {
            for within in [Vec2::ZERO, Vec2::new(7_680.0, 4_320.0), Vec2::new(-900.0, -900.0)] {
                assert_eq!(number_at(origin(number) + within), number);
            }
        }
    }
}
