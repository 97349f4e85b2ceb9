//! Finds free places for rectangles.

use core::f32::consts::TAU;

use bevy::math::{Rect, Vec2};

/// The number of steps from the wanted place up to which a free place is searched, and the number of directions.
const STEPS: u8 = 48;
const DIRECTIONS: u8 = 16;

/// Overlaps smaller than this are rounding errors.
const HAIR: f32 = 0.01;

/// Whether two rectangles overlap by more than a rounding error.
pub(super) fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    common.width() > HAIR && common.height() > HAIR
}

/// Whether `a` lies inside `outer`, except for a rounding error.
pub(super) fn inside(a: Rect, outer: Rect) -> bool {
    a.min.cmpge(outer.min - HAIR).all() && a.max.cmple(outer.max + HAIR).all()
}

/// A rectangle from its left edge, its vertical middle and its size.
pub(super) fn from_left(left: f32, middle: f32, size: Vec2) -> Rect {
    Rect::from_center_size(Vec2::new(left + size.x / 2.0, middle), size)
}

/// The rectangle moved so that its corner lies on a whole pixel.
pub(super) fn whole(rect: Rect) -> Rect {
    let corner = rect.min.round();
    Rect::from_corners(corner, corner + rect.size())
}

/// What a rectangle must not cover, and what it should not cover if possible.
pub(super) struct Obstacles<'a> {
    pub(super) bounds: Rect,
    pub(super) never: &'a [Rect],
    pub(super) rather_not: &'a [Rect],
}

impl Obstacles<'_> {
    /// The nearest place for `rect` that is clear of everything, at whole pixels; directions towards `towards` are tried first. If there is
    /// none, `rather_not` is ignored. If there is still none, `rect` stays where it is.
    pub(super) fn nearest_free(&self, rect: Rect, step: f32, towards: Vec2) -> Rect {
        let clear = |moved: Rect| inside(moved, self.bounds) && !self.never.iter().any(|other| overlap(moved, *other));
        let clear_of_all = |moved: Rect| clear(moved) && !self.rather_not.iter().any(|other| overlap(moved, *other));
        nearest(rect, step, towards, clear_of_all).or_else(|| nearest(rect, step, towards, clear)).unwrap_or(rect)
    }
}

fn nearest(rect: Rect, step: f32, towards: Vec2, free: impl Fn(Rect) -> bool) -> Option<Rect> {
    if free(rect) {
        return Some(rect);
    }
    let to = towards - rect.center();
    // Places on the left are searched in mirrored order, so that the layout is symmetric.
    let turn = if to.x < 0.0 { -TAU } else { TAU } / f32::from(DIRECTIONS);
    let ahead = if to == Vec2::ZERO { Vec2::Y } else { to.normalize() };
    (1..=STEPS).flat_map(|distance| (0..DIRECTIONS).map(move |direction| (distance, direction))).find_map(|(distance, direction)| {
        let half = f32::from(direction.div_ceil(2));
        let angle = if direction % 2 == 0 { half * turn } else { -half * turn };
        let moved = by(rect, (Vec2::from_angle(angle).rotate(ahead) * step * f32::from(distance)).round());
        free(moved).then_some(moved)
    })
}

/// The rectangle moved by `offset`.
pub(super) fn by(rect: Rect, offset: Vec2) -> Rect {
    Rect::from_corners(rect.min + offset, rect.max + offset)
}
