//! Draws a felt on a screen: its light, its rail and its gradient.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use crate::art::FELT_EXPONENT;
use crate::style::Style;
use crate::theme::{Colour, Halo};

/// The number of points of the outline, which is a superellipse, and the number of rings of a gradient.
const POINTS: u16 = 96;
const RINGS: u16 = 24;

/// Draws a felt with its light and its rail.
pub fn felt(ui: &Ui, style: &Style<'_>, centre: Pos2, radii: Vec2, rail: f32) {
    let gradients = &style.theme.gradients;
    let palette = &style.theme.palette;
    halo(ui, centre, radii, &gradients.glow);
    halo(ui, centre, radii, &gradients.under);
    let edge = style.control_edge();
    let fill = |grown: f32, ink: Colour, line: Stroke| {
        let outline = outline(centre, radii + Vec2::splat(grown));
        Shape::convex_polygon(outline, Color32::from(ink), line)
    };
    ui.painter().add(fill(rail, palette.rail, Stroke::new(edge, palette.rail_outer)));
    ui.painter().add(fill(edge, palette.rail_inner, Stroke::NONE));
    cloth(ui, style, outline(centre, radii), Rect::from_center_size(centre, radii * 2.0));
    let line = |inset: f32, stroke: Stroke| Shape::closed_line(outline(centre, radii - Vec2::splat(inset)), stroke);
    ui.painter().add(line(edge / 2.0, Stroke::new(style.theme.stroke.rim, palette.felt_rim)));
    let inset = rail * 4.0 / 3.0;
    ui.painter().add(line(inset, Stroke::new(style.hair(), palette.felt_line)));
}

/// Fills a convex outline with the cloth's gradient, which is laid over `bounds`.
fn cloth(ui: &Ui, style: &Style<'_>, outline: Vec<Pos2>, bounds: Rect) {
    let gradient = &style.theme.gradients.felt;
    let middle = bounds.min + bounds.size() * vec2(gradient.centre.0, gradient.centre.1);
    let reach = bounds.size() * gradient.radius;
    let ink = |point: Pos2| sampled(&gradient.stops, ((point - middle) / reach).length());
    ui.painter().add(fan(middle, &outline, ink));
}

/// Fills a rectangle with the cloth, as if it were cut from a felt of that size.
pub fn felt_ground(ui: &Ui, style: &Style<'_>, rect: Rect) {
    let side = RINGS;
    let along = |step: u16| f32::from(step) / f32::from(side);
    let mut outline = Vec::new();
    outline.extend((0..side).map(|step| rect.left_top() + vec2(rect.width() * along(step), 0.0)));
    outline.extend((0..side).map(|step| rect.right_top() + vec2(0.0, rect.height() * along(step))));
    outline.extend((0..side).map(|step| rect.right_bottom() - vec2(rect.width() * along(step), 0.0)));
    outline.extend((0..side).map(|step| rect.left_bottom() - vec2(0.0, rect.height() * along(step))));
    cloth(ui, style, outline, rect);
}

fn halo(ui: &Ui, centre: Pos2, radii: Vec2, halo: &Halo) {
    let centre = centre + vec2(0.0, radii.y * halo.drop);
    let reach = radii * vec2(halo.size.0, halo.size.1);
    let rim: Vec<_> = around().map(|(cos, sin)| centre + reach * vec2(cos, sin)).collect();
    ui.painter().add(fan(centre, &rim, |point| sampled(&halo.stops, ((point - centre) / reach).length())));
}

fn around() -> impl Iterator<Item = (f32, f32)> {
    (0..POINTS).map(|point| {
        let (sin, cos) = (TAU * f32::from(point) / f32::from(POINTS)).sin_cos();
        (cos, sin)
    })
}

fn outline(centre: Pos2, radii: Vec2) -> Vec<Pos2> {
    let bent = |part: f32| part.abs().powf(2.0 / FELT_EXPONENT).copysign(part);
    around().map(|(cos, sin)| centre + radii * vec2(bent(cos), bent(sin))).collect()
}

/// A mesh of rings between a middle and a rim, so that colours follow their gradient.
fn fan(middle: Pos2, rim: &[Pos2], ink: impl Fn(Pos2) -> Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, ink(middle));
    let count = u32::try_from(rim.len()).unwrap_or(0);
    for ring in 1..=RINGS {
        let part = f32::from(ring) / f32::from(RINGS);
        for point in rim {
            let at = pos2(middle.x + (point.x - middle.x) * part, middle.y + (point.y - middle.y) * part);
            mesh.colored_vertex(at, ink(at));
        }
        let outer = 1 + u32::from(ring - 1) * count;
        for step in 0..count {
            let next = (step + 1) % count;
            if ring == 1 {
                mesh.add_triangle(0, outer + step, outer + next);
            } else {
                let inner = outer - count;
                mesh.add_triangle(inner + step, outer + step, outer + next);
                mesh.add_triangle(inner + step, outer + next, inner + next);
            }
        }
    }
    mesh
}

/// A gradient's colour at a place. Beyond its ends the colour stays the same.
fn sampled(stops: &[(f32, Colour)], at: f32) -> Color32 {
    let after = stops.iter().position(|(place, _)| *place >= at);
    match after {
        Some(0) => stops.first(),
        None => stops.last(),
        Some(after) => {
            let ((from, a), (to, b)) = (stops[after - 1], stops[after]);
            return Color32::from(a).lerp_to_gamma(b.into(), (at - from) / (to - from));
        }
    }
    .map_or(Color32::TRANSPARENT, |(_, ink)| (*ink).into())
}
