//! Plates, avatars, the clock's ring, pills and the dealer button.

use core::f32::consts::TAU;

use bevy::math::{Rect, Vec2};

use super::drawing::{Drawing, from_hundredths};
use super::shapes::{ShapePaint, Shapes};
use super::{Extent, PlateState, RING_STEPS};
use crate::theme::{Colour, Shadow, Theme};

/// Shapes on avatars, in a circle of radius 1.
const AVATAR_SHAPES: [&str; 6] = [
    "M-1 1L1 1L1 -1Z",
    "M-1 .1L1 .1L1 1L-1 1Z",
    "M-.3 .55A.85 .85 0 1 1 1.4 .55A.85 .85 0 1 1 -.3 .55Z",
    "M-1 -1L.1 -1L.1 1L-1 1Z",
    "M-1 1L0 -.35L1 1Z",
    "M-1 -.3A1.3 1.3 0 0 1 .3 1L-1 1Z",
];

/// The lengths of a dash and a gap in logical pixels: first around an empty seat or the sign of a lost connection, then in the ring of the
/// time bank.
const DASH: (f32, f32) = (3.0, 3.0);
const BANK_DASH: (f32, f32) = (4.0, 3.0);
/// The distance by which the dark ground reaches inwards from the ring's outer edge, in widths of the ring.
const RING_GROUND: f32 = 1.3;

fn whole(size: Extent) -> Rect {
    Rect::new(0.0, 0.0, f32::from(size.width), f32::from(size.height))
}

/// The corner radius of a plate, interpolated by its height between the theme's two sizes.
fn plate_radius(theme: &Theme, height: f32) -> f32 {
    let (heights, radii) = (theme.size.seat.height, theme.radius.plate);
    let along = (height - heights.compact) / (heights.regular - heights.compact).max(f32::EPSILON);
    (radii.compact + (radii.regular - radii.compact) * along).max(0.0)
}

fn cast(rect: Rect, radius: f32, shadow: &Shadow, ground: Colour, shapes: Shapes) -> Shapes {
    let under = rect.inflate(shadow.grow);
    let under = Rect::from_corners(under.min + Vec2::Y * shadow.dy, under.max + Vec2::Y * shadow.dy);
    shapes.rect(under, radius + shadow.grow, ShapePaint::fill(shadow.colour.for_linear_light(ground)))
}

pub(super) fn plate(theme: &Theme, size: Extent, state: PlateState) -> Drawing {
    let (palette, stroke, shadows) = (&theme.palette, &theme.stroke, &theme.shadow);
    let area = whole(size);
    let radius = plate_radius(theme, area.height());
    let halo = match state {
        PlateState::ToAct { pulse: true } => Some(&shadows.act_halo_pulse),
        PlateState::ToAct { pulse: false } => Some(&shadows.act_halo),
        PlateState::Idle | PlateState::Hovered | PlateState::Winner | PlateState::Empty | PlateState::Strip => None,
    };
    let paint = match state {
        PlateState::Idle => ShapePaint::fill(palette.plate).and_stroke(palette.line, stroke.control),
        PlateState::Hovered => ShapePaint::fill(palette.plate_hi).and_stroke(palette.line_hi, stroke.control),
        PlateState::ToAct { .. } => ShapePaint::fill(palette.plate_hi).and_stroke(palette.accent, stroke.act),
        PlateState::Winner => ShapePaint::fill(palette.lit).and_stroke(palette.lit_line, stroke.control),
        PlateState::Strip => ShapePaint::fill(palette.room).and_stroke(palette.line, stroke.control),
        PlateState::Empty => ShapePaint::fill(palette.felt_pill.for_linear_light(palette.felt_edge))
            .and_stroke(palette.line_hi, stroke.control)
            .dashed(DASH.0, DASH.1),
    };
    let mut shapes = Shapes::new();
    if state != PlateState::Empty {
        shapes = cast(area, radius, &shadows.plate, palette.felt_edge, shapes);
    }
    if let Some(halo) = halo {
        shapes = cast(area, radius, halo, palette.rail, shapes);
    }
    let room = halo.map_or(shadows.plate.grow, |halo| halo.grow.max(shadows.plate.grow));
    let below = room.max(shadows.plate.grow + shadows.plate.dy);
    Drawing::plain(area.size(), shapes.rect(area, radius, paint).finish()).with_room(Vec2::splat(room), Vec2::new(room, below))
}

pub(super) fn avatar(theme: &Theme, avatar: u8, faded: bool, diameter: u16) -> Drawing {
    let index = usize::from(avatar);
    // The theme has at least one avatar.
    let style = &theme.avatars[index % theme.avatars.len()];
    let shape = AVATAR_SHAPES[index % AVATAR_SHAPES.len()];
    // The colour is mixed with the plate's here, so that the picture itself stays opaque.
    let left = if faded { theme.avatar.folded } else { 1.0 };
    let on_plate = |colour: Colour| colour.faded(left).over(theme.palette.plate);
    let body = Shapes::new()
        .raw(r#"<clipPath id="disc"><circle r="1"/></clipPath><g clip-path="url(#disc)">"#)
        .circle(Vec2::ZERO, 1.0, ShapePaint::fill(on_plate(style.ground)))
        .path(shape, ShapePaint::fill(on_plate(style.shape.over(style.ground))))
        .raw("</g>");
    let shifted = Shapes::new().group(Vec2::ONE, Vec2::ONE, &body.finish());
    Drawing::plain(Vec2::splat(f32::from(diameter)), shifted.finish()).in_units(Vec2::splat(2.0))
}

pub(super) fn away_disc(theme: &Theme, diameter: u16, dashed: bool) -> Drawing {
    let radius = f32::from(diameter) / 2.0;
    let ground = ShapePaint::fill(theme.palette.plate_hi);
    let mut shapes = Shapes::new().circle(Vec2::splat(radius), radius, ground);
    if dashed {
        let line = theme.stroke.control;
        shapes =
            shapes.circle(Vec2::splat(radius), radius - line / 2.0, ShapePaint::stroke(theme.palette.line_hi, line).dashed(DASH.0, DASH.1));
    }
    Drawing::plain(Vec2::splat(f32::from(diameter)), shapes.finish())
}

pub(super) fn clock_disc(theme: &Theme, diameter: u16) -> Drawing {
    let radius = f32::from(diameter) / 2.0;
    let disc = Shapes::new().circle(Vec2::splat(radius), radius, ShapePaint::fill(theme.palette.room));
    Drawing::plain(Vec2::splat(f32::from(diameter)), disc.finish())
}

/// Draws the ring alone. Its middle is transparent.
pub(super) fn ring(theme: &Theme, diameter: u16, stroke: u16, steps: u16, dashed: bool) -> Drawing {
    let (outer, width, palette) = (f32::from(diameter) / 2.0, from_hundredths(stroke), &theme.palette);
    let (centre, radius) = (Vec2::splat(outer), outer - width / 2.0);
    let ground = width * RING_GROUND;
    let mut shapes = Shapes::new().circle(centre, outer - ground / 2.0, ShapePaint::stroke(palette.room, ground));
    shapes = shapes.circle(centre, radius, ShapePaint::stroke(palette.line, width));
    let plain = ShapePaint::stroke(palette.accent, width);
    let paint = if dashed { plain.dashed(BANK_DASH.0, BANK_DASH.1) } else { plain.round() };
    if steps >= RING_STEPS {
        shapes = shapes.circle(centre, radius, paint);
    } else if steps > 0 {
        let end = centre + Vec2::from_angle(TAU * f32::from(steps) / f32::from(RING_STEPS) - TAU / 4.0) * radius;
        let long = u8::from(steps > RING_STEPS / 2);
        let arc = format!("M{} {}A{radius} {radius} 0 {long} 1 {} {}", centre.x, centre.y - radius, end.x, end.y);
        shapes = shapes.path(&arc, paint);
    }
    Drawing::plain(Vec2::splat(2.0 * outer), shapes.finish())
}

/// Draws a pill. Surface colours and the lit colour get a hairline; other colours are those of the felt and get none.
pub(super) fn pill(theme: &Theme, size: Extent, fill: Colour) -> Drawing {
    let (palette, hair) = (&theme.palette, theme.stroke.hair);
    let area = whole(size);
    let paint = if [palette.plate, palette.plate_hi, palette.plate_top].contains(&fill) {
        ShapePaint::fill(fill).and_stroke(palette.line, hair)
    } else if fill == palette.lit {
        ShapePaint::fill(fill).and_stroke(palette.lit_line, hair)
    } else {
        ShapePaint::fill(fill.for_linear_light(palette.felt_mid))
    };
    Drawing::plain(area.size(), Shapes::new().rect(area, area.height() / 2.0, paint).finish())
}

pub(super) fn dealer_button(theme: &Theme, diameter: u16) -> Drawing {
    let (size, shadow, palette) = (f32::from(diameter), &theme.shadow.button, &theme.palette);
    let (centre, radius) = (Vec2::splat(size / 2.0), size / 2.0);
    let side = shadow.grow + shadow.dy / 3.0;
    let body = Shapes::new()
        .circle(
            centre + Vec2::new(shadow.dy / 3.0, shadow.dy),
            radius + shadow.grow,
            ShapePaint::fill(shadow.colour.for_linear_light(palette.felt_mid)),
        )
        .circle(centre, radius, ShapePaint::fill(palette.lit))
        .circle(centre, radius - theme.stroke.hair / 2.0, ShapePaint::stroke(palette.lit_line, theme.stroke.hair));
    Drawing::plain(Vec2::splat(size), body.finish()).with_room(Vec2::ZERO, Vec2::new(side, shadow.grow + shadow.dy))
}
