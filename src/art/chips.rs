//! Draws stacks of chips.

use bevy::math::Vec2;

use super::drawing::{Drawing, from_hundredths};
use super::shapes::{ShapePaint, Shapes};
use super::sources::Sources;
use crate::theme::Theme;

/// Half the side of the box in which a chip is drawn from above.
const TOP_HALF: f32 = 32.0;

pub(super) fn stacks(sources: &Sources, theme: &Theme, chips: &[u8], scale: u16) -> Drawing {
    let (form, shadow, scale) = (&theme.chip_stack, &theme.shadow.chip, from_hundredths(scale));
    let stacks: Vec<&[u8]> = chips.chunks(usize::from(form.max_chips)).take(usize::from(form.max_stacks)).collect();
    let frame = form.frame(u8::try_from(stacks.len()).unwrap_or(form.max_stacks).max(1), 1.0, shadow);
    let mut shapes = Shapes::new();
    let mut base = frame.base;
    for stack in stacks {
        let radii = Vec2::new(form.half_width + shadow.grow, form.half_depth + shadow.grow / 2.0);
        shapes = shapes.ellipse(
            base + Vec2::new(1.0, shadow.dy),
            radii,
            ShapePaint::fill(shadow.colour.for_linear_light(theme.palette.felt_mid)),
        );
        let mut middle = base;
        for chip in stack {
            shapes = shapes.group(middle, Vec2::ONE, &sources.chip(*chip, theme));
            middle.y -= form.pitch;
        }
        base.x += form.next;
    }
    Drawing::plain(frame.size * scale, shapes.finish()).in_units(frame.size)
}

pub(super) fn top(sources: &Sources, theme: &Theme, chip: u8, diameter: u16) -> Drawing {
    let body = Shapes::new().group(Vec2::splat(TOP_HALF), Vec2::ONE, &sources.chip_top(chip, theme)).finish();
    Drawing::plain(Vec2::splat(f32::from(diameter)), body).in_units(Vec2::splat(2.0 * TOP_HALF))
}
