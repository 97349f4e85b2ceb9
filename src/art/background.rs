//! The picture behind a table: the room, the felt's light in it, the table's shadow, the rail and the felt.
//!
//! The gradients are computed in floating point and dithered when they become bytes, so that they show no bands.

use core::fmt::Write as _;
use std::thread;

use bevy::math::{UVec2, Vec2, Vec3, Vec4, Vec4Swizzles as _};
use resvg::tiny_skia::Pixmap;

use super::Extent;
use super::drawing::{Drawing, whole};
use super::raster::{ArtError, Pixels, pixmap};
use super::shapes::{ShapePaint, Shapes};
use crate::layout::TableLayout;
use crate::theme::{Colour, FeltLook, Halo, Theme};

/// The exponent of the superellipse that is the felt's outline, and the number of points of the outline.
pub(crate) const EXPONENT: f32 = 2.7;
const POINTS: u16 = 96;
/// The distance that the dark line inside the rail reaches beyond the felt.
const INNER: f32 = 1.5;

/// The place of a felt in a window, in tenths of a logical pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FeltShape {
    centre: (u16, u16),
    radii: (u16, u16),
    rail: u16,
    line_inset: u16,
}

/// The place of a felt in physical pixels.
struct FeltInPixels {
    centre: Vec2,
    radii: Vec2,
    rail: f32,
    line_inset: f32,
    pixel: f32,
}

impl FeltShape {
    /// The felt of a layout.
    #[must_use]
    pub fn of(layout: &TableLayout) -> FeltShape {
        let felt = layout.felt();
        FeltShape::new(felt.centre, felt.radii, felt.rail, felt.line_inset)
    }

    /// A felt by its middle, its radii, the width of its rail and the distance of the betting line from its edge, all in logical pixels.
    #[must_use]
    pub fn new(centre: Vec2, radii: Vec2, rail: f32, line_inset: f32) -> FeltShape {
        let tenths = |length: f32| whole(length * 10.0);
        FeltShape {
            centre: (tenths(centre.x), tenths(centre.y)),
            radii: (tenths(radii.x), tenths(radii.y)),
            rail: tenths(rail),
            line_inset: tenths(line_inset),
        }
    }

    fn scaled(self, scale_factor: f32) -> FeltInPixels {
        let length = |tenths: u16| f32::from(tenths) / 10.0 * scale_factor;
        let point = |(x, y): (u16, u16)| Vec2::new(length(x), length(y));
        FeltInPixels {
            centre: point(self.centre),
            radii: point(self.radii),
            rail: length(self.rail),
            line_inset: length(self.line_inset),
            pixel: scale_factor,
        }
    }
}

/// The stops of a gradient: a place from 0 to 1, and the colour there.
struct Gradient(Vec<(f32, Vec4)>);

impl Gradient {
    fn new(stops: &[(f32, Colour)]) -> Gradient {
        Gradient(stops.iter().map(|(at, colour)| (*at, vector(*colour))).collect())
    }

    fn at(&self, distance: f32) -> Vec4 {
        let stops = &self.0;
        let after = stops.iter().position(|(at, _)| *at >= distance);
        match after {
            None => stops.last().map_or(Vec4::ZERO, |(_, colour)| *colour),
            Some(0) => stops[0].1,
            Some(after) => {
                let ((from, a), (to, b)) = (stops[after - 1], stops[after]);
                a.lerp(b, (distance - from) / (to - from))
            }
        }
    }
}

fn vector(colour: Colour) -> Vec4 {
    Vec4::from(colour.rgba().map(f32::from)) / 255.0
}

/// An ellipse of light or shadow.
struct Light {
    centre: Vec2,
    radii: Vec2,
    gradient: Gradient,
}

impl Light {
    fn new(halo: &Halo, felt: &FeltInPixels) -> Light {
        let centre = felt.centre + Vec2::new(0.0, halo.drop * felt.radii.y);
        Light { centre, radii: felt.radii * Vec2::from(halo.size), gradient: Gradient::new(&halo.stops) }
    }

    fn over(&self, at: Vec2, ground: Vec3) -> Vec3 {
        let distance = ((at - self.centre) / self.radii).length();
        if distance >= 1.0 {
            return ground;
        }
        let light = self.gradient.at(distance);
        ground.lerp(light.xyz(), light.w)
    }
}

/// Everything that decides the colour of a pixel of the background.
struct Backdrop {
    room: Vec3,
    lights: [Light; 2],
    rail: Pixmap,
    felt: Pixmap,
    lines: Pixmap,
    gradient: Gradient,
    /// The gradient's middle, and its radii in pixels.
    gradient_at: (Vec2, Vec2),
    /// The picture on the cloth, and its corner.
    picture: Option<(Pixmap, Vec2)>,
    width: usize,
}

impl Backdrop {
    fn pixel(&self, index: usize, at: Vec2) -> Vec3 {
        let mut colour = self.lights.iter().fold(self.room, |ground, light| light.over(at, ground));
        colour = premultiplied_over(&self.rail, index, colour);
        let covered = self.felt.pixels()[index].alpha();
        if covered > 0 {
            let distance = ((at - self.gradient_at.0) / self.gradient_at.1).length();
            let cloth = self.picture_at(at, self.gradient.at(distance).xyz());
            colour = colour.lerp(cloth, f32::from(covered) / 255.0);
        }
        premultiplied_over(&self.lines, index, colour)
    }

    /// The colour of the picture on the cloth over the cloth's own.
    fn picture_at(&self, at: Vec2, cloth: Vec3) -> Vec3 {
        let Some((picture, corner)) = &self.picture else { return cloth };
        let at = (at - *corner).max(Vec2::ZERO).as_uvec2().min(UVec2::new(picture.width() - 1, picture.height() - 1));
        let index = usize::try_from(at.y * picture.width() + at.x).unwrap_or(usize::MAX);
        premultiplied_over(picture, index, cloth)
    }

    fn rows(&self, first: usize, rgba: &mut [u8]) {
        let (mut x, mut y) = (0_u16, u16::try_from(first).unwrap_or(u16::MAX));
        for (index, pixel) in rgba.chunks_exact_mut(4).enumerate() {
            let at = Vec2::new(f32::from(x), f32::from(y));
            let colour = self.pixel(first * self.width + index, at + 0.5) * 255.0 + noise(at);
            // The cast saturates: values outside of 0 to 255 become 0 or 255.
            pixel.copy_from_slice(&[colour.x as u8, colour.y as u8, colour.z as u8, u8::MAX]);
            x += 1;
            if usize::from(x) == self.width {
                (x, y) = (0, y.saturating_add(1));
            }
        }
    }
}

fn premultiplied_over(layer: &Pixmap, index: usize, ground: Vec3) -> Vec3 {
    let pixel = layer.pixels()[index];
    if pixel.alpha() == 0 {
        return ground;
    }
    let light = Vec3::new(f32::from(pixel.red()), f32::from(pixel.green()), f32::from(pixel.blue())) / 255.0;
    light + ground * (1.0 - f32::from(pixel.alpha()) / 255.0)
}

/// A value between 0 and 1, evenly spread over neighbouring pixels (Jimenez 2014). Added before rounding down, it makes the mean of the
/// bytes the exact colour.
fn noise(at: Vec2) -> f32 {
    (52.982_918 * at.dot(Vec2::new(0.067_110_56, 0.005_837_15)).fract()).fract()
}

/// Paints the whole window.
pub(super) fn paint(theme: &Theme, size: Extent, felt: FeltShape, scale_factor: f32) -> Result<Pixels, ArtError> {
    let window = (Vec2::new(f32::from(size.width), f32::from(size.height)) * scale_factor).round().max(Vec2::ONE).as_uvec2();
    let felt = felt.scaled(scale_factor);
    let layer = |shapes: Shapes| pixmap(&svg(window, &shapes.finish()), window);
    let gradient = &theme.gradients.felt;
    let corner = felt.centre - felt.radii;
    let covered = (felt.radii * 2.0).ceil().max(Vec2::ONE).as_uvec2();
    let picture = theme.felt().and_then(|look| look.picture.as_ref()?.covering(covered));
    let scene = Backdrop {
        room: vector(theme.palette.room).xyz(),
        lights: [Light::new(&theme.gradients.glow, &felt), Light::new(&theme.gradients.under, &felt)],
        rail: layer(rail(theme, &felt))?,
        felt: layer(Shapes::new().path(&outline(felt.centre, felt.radii), ShapePaint::fill(theme.palette.felt_mid)))?,
        lines: layer(lines(theme, &felt))?,
        gradient: Gradient::new(&gradient.stops),
        gradient_at: (corner + 2.0 * felt.radii * Vec2::from(gradient.centre), 2.0 * felt.radii * gradient.radius),
        picture: picture.map(|picture| (picture, corner)),
        width: usize::try_from(window.x).unwrap_or(usize::MAX),
    };
    let mut rgba = vec![0; 4 * scene.felt.pixels().len()];
    let height = usize::try_from(window.y).unwrap_or(usize::MAX);
    let share = height.div_ceil(thread::available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| {
        for (nth, rows) in rgba.chunks_mut(4 * scene.width * share).enumerate() {
            let scene = &scene;
            scope.spawn(move || scene.rows(nth * share, rows));
        }
    });
    Ok(Pixels { size: window, rgba })
}

fn svg(size: UVec2, body: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}">{body}</svg>"#, size.x, size.y)
}

fn rail(theme: &Theme, felt: &FeltInPixels) -> Shapes {
    let palette = &theme.palette;
    let edge = ShapePaint::fill(palette.rail).and_stroke(palette.rail_outer, theme.stroke.control * felt.pixel);
    Shapes::new()
        .path(&outline(felt.centre, felt.radii + felt.rail), edge)
        .path(&outline(felt.centre, felt.radii + INNER * felt.pixel), ShapePaint::fill(palette.rail_inner))
}

fn lines(theme: &Theme, felt: &FeltInPixels) -> Shapes {
    let (palette, stroke) = (&theme.palette, &theme.stroke);
    let rim = stroke.rim * felt.pixel;
    Shapes::new()
        .path(&outline(felt.centre, felt.radii - rim / 2.0), ShapePaint::stroke(palette.felt_rim, rim))
        .path(&outline(felt.centre, felt.radii - felt.line_inset), ShapePaint::stroke(palette.felt_line, stroke.hair * felt.pixel))
}

/// Draws a felt with its rail and nothing around it.
pub(super) fn felt(theme: &Theme, look: Option<&FeltLook>, size: Extent, rail: u16) -> Drawing {
    let area = Vec2::new(f32::from(size.width), f32::from(size.height));
    let (centre, rail) = (area / 2.0, f32::from(rail));
    let hair = theme.stroke.hair;
    let radii = (centre - rail - hair / 2.0).max(Vec2::ONE);
    let gradient = &theme.gradients.felt;
    let mut stops = String::new();
    let colours = gradient.stops.iter().map(|(_, colour)| *colour);
    let colours: Vec<_> = look.map_or_else(|| colours.collect(), |look| look.stops().to_vec());
    for ((at, _), colour) in gradient.stops.iter().zip(colours) {
        // Writing to a string cannot fail.
        write!(stops, r#"<stop offset="{at}" stop-color="{}"/>"#, colour.hex()).expect("a string takes everything");
    }
    let (x, y) = gradient.centre;
    let fill = format!(r#"<radialGradient id="felt" cx="{x}" cy="{y}" r="{}">{stops}</radialGradient>"#, gradient.radius);
    let edge = ShapePaint::fill(theme.palette.rail).and_stroke(theme.palette.rail_outer, hair);
    let body = Shapes::new()
        .raw(&fill)
        .path(&outline(centre, radii + rail), edge)
        .raw(&format!(r#"<path d="{}" fill="url(#felt)"/>"#, outline(centre, radii)));
    let body = match look {
        Some(look) => body.path(&outline(centre, radii - hair), ShapePaint::stroke(look.rim, hair)),
        None => body,
    };
    Drawing::plain(area, body.finish())
}

/// The outline as a smooth path (Catmull-Rom as Bézier curves).
fn outline(centre: Vec2, radii: Vec2) -> String {
    let round = |share: f32| share.abs().powf(2.0 / EXPONENT).copysign(share);
    let point = |index: u16| {
        let (sine, cosine) = (core::f32::consts::TAU * f32::from(index % POINTS) / f32::from(POINTS)).sin_cos();
        centre + radii * Vec2::new(round(cosine), round(sine))
    };
    let start = point(0);
    let mut path = format!("M{} {}", start.x, start.y);
    for index in 0..POINTS {
        let [before, from, to, after] = [POINTS - 1, 0, 1, 2].map(|offset| point(index + offset));
        let (a, b) = (from + (to - before) / 6.0, to - (after - from) / 6.0);
        // Writing to a string cannot fail.
        write!(path, "C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, to.x, to.y).expect("a string takes everything");
    }
    path.push('Z');
    path
}
