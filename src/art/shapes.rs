//! Builds SVG elements.

use core::fmt::{Display, Write as _};

use bevy::math::{Rect, Vec2};

use crate::theme::Colour;

/// SVG elements in the order in which they are drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Shapes(String);

/// How a shape is painted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShapePaint {
    fill: Option<Colour>,
    stroke: Option<(Colour, f32)>,
    dash: Option<(f32, f32)>,
    round: bool,
}

impl ShapePaint {
    pub(super) fn fill(colour: Colour) -> ShapePaint {
        ShapePaint { fill: Some(colour), ..ShapePaint::default() }
    }

    pub(super) fn stroke(colour: Colour, width: f32) -> ShapePaint {
        ShapePaint { stroke: Some((colour, width)), ..ShapePaint::default() }
    }

    pub(super) fn and_stroke(self, colour: Colour, width: f32) -> ShapePaint {
        ShapePaint { stroke: Some((colour, width)), ..self }
    }

    pub(super) fn dashed(self, on: f32, off: f32) -> ShapePaint {
        ShapePaint { dash: Some((on, off)), ..self }
    }

    pub(super) fn round(self) -> ShapePaint {
        ShapePaint { round: true, ..self }
    }
}

impl Display for ShapePaint {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.fill {
            Some(colour) => write!(f, r#"fill="{}" fill-opacity="{}""#, colour.hex(), colour.opacity())?,
            None => f.write_str(r#"fill="none""#)?,
        }
        if let Some((colour, width)) = self.stroke {
            write!(f, r#" stroke="{}" stroke-opacity="{}" stroke-width="{width}""#, colour.hex(), colour.opacity())?;
        }
        if let Some((on, off)) = self.dash {
            write!(f, r#" stroke-dasharray="{on} {off}""#)?;
        }
        if self.round {
            f.write_str(r#" stroke-linecap="round""#)?;
        }
        Ok(())
    }
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        Shapes::default()
    }

    pub(super) fn finish(self) -> String {
        self.0
    }

    fn add(mut self, element: core::fmt::Arguments<'_>) -> Shapes {
        // Writing to a string cannot fail.
        self.0.write_fmt(element).expect("a string takes everything");
        self
    }

    /// A rectangle; its border lies inside.
    pub(super) fn rect(self, rect: Rect, radius: f32, paint: ShapePaint) -> Shapes {
        let inset = paint.stroke.map_or(0.0, |(_, width)| width / 2.0);
        let (corner, size) = (rect.min + inset, (rect.size() - 2.0 * inset).max(Vec2::ZERO));
        let radius = (radius - inset).clamp(0.0, size.min_element() / 2.0);
        self.add(format_args!(r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{radius}" {paint}/>"#, corner.x, corner.y, size.x, size.y))
    }

    pub(super) fn ellipse(self, centre: Vec2, radii: Vec2, paint: ShapePaint) -> Shapes {
        self.add(format_args!(r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" {paint}/>"#, centre.x, centre.y, radii.x, radii.y))
    }

    pub(super) fn circle(self, centre: Vec2, radius: f32, paint: ShapePaint) -> Shapes {
        self.ellipse(centre, Vec2::splat(radius), paint)
    }

    pub(super) fn path(self, data: &str, paint: ShapePaint) -> Shapes {
        self.add(format_args!(r#"<path d="{data}" {paint}/>"#))
    }

    /// Adds elements that are given as text, moved and scaled.
    pub(super) fn group(self, at: Vec2, scale: Vec2, inner: &str) -> Shapes {
        self.add(format_args!(r#"<g transform="translate({} {}) scale({} {})">{inner}</g>"#, at.x, at.y, scale.x, scale.y))
    }

    /// Adds elements that are given as text.
    pub(super) fn raw(self, inner: &str) -> Shapes {
        self.add(format_args!("{inner}"))
    }
}
