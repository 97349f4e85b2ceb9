//! The marks of the labels that a player gives to others: each has a colour and a shape of its own.

use bevy::math::Vec2;
use poker_archive::Label;

use super::drawing::Drawing;
use super::shapes::{ShapePaint, Shapes};
use crate::theme::Theme;

/// The shape of a label in a disc of radius 1.
const fn shape(label: Label) -> &'static str {
    match label {
        Label::Circle => "M-.42 0A.42 .42 0 1 1 .42 0A.42 .42 0 1 1 -.42 0Z",
        Label::Triangle => "M0 -.56L.52 .36L-.52 .36Z",
        Label::Square => "M-.4 -.4L.4 -.4L.4 .4L-.4 .4Z",
        Label::Diamond => "M0 -.58L.5 0L0 .58L-.5 0Z",
        Label::Star => "M0 -.62L.16 -.2L.6 -.19L.25 .09L.37 .52L0 .27L-.37 .52L-.25 .09L-.6 -.19L-.16 -.2Z",
        Label::Cross => "M-.17 -.55L.17 -.55L.17 -.17L.55 -.17L.55 .17L.17 .17L.17 .55L-.17 .55L-.17 .17L-.55 .17L-.55 -.17L-.17 -.17Z",
        Label::Ring => "M-.38 0A.38 .38 0 1 1 .38 0A.38 .38 0 1 1 -.38 0Z",
        Label::Heart => "M0 .54L-.5 .02A.29 .29 0 0 1 0 -.3A.29 .29 0 0 1 .5 .02Z",
    }
}

/// The width of the ring, in radii of the disc.
const RING: f32 = 0.2;
/// The width of the dark edge around the disc, in radii.
const EDGE: f32 = 0.14;

pub(super) fn label(theme: &Theme, label: Label, diameter: u16) -> Drawing {
    let radius = f32::from(diameter) / 2.0;
    let (palette, inner) = (&theme.palette, radius * (1.0 - EDGE));
    let place = Label::ALL.iter().position(|other| *other == label).unwrap_or_default();
    let colour = theme.labels.get(place).copied().unwrap_or(palette.plate_top);
    let paint = if label == Label::Ring { ShapePaint::stroke(palette.on_avatar, RING) } else { ShapePaint::fill(palette.on_avatar) };
    let white = Shapes::new().path(shape(label), paint).finish();
    let body = Shapes::new()
        .circle(Vec2::splat(radius), radius, ShapePaint::fill(palette.plate))
        .circle(Vec2::splat(radius), inner, ShapePaint::fill(colour))
        .group(Vec2::splat(radius), Vec2::splat(inner), &white);
    Drawing::plain(Vec2::splat(f32::from(diameter)), body.finish())
}
