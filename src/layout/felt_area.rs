//! The felt, and the part of the window that it may use.

use bevy::math::Vec2;

use super::ActionBarLayout;
use super::lengths::Lengths;
use crate::theme::UiScale;

/// The middle of the felt and its vertical radius as shares of the height from `top` to `bottom`, its horizontal radius as a share of the
/// window's width, and the least and the most horizontal radius in vertical radii.
const MIDDLE: f32 = 0.487;
const HEIGHT: f32 = 0.37;
const WIDTH: f32 = 0.375;
const NARROWEST: f32 = 1.45;
const WIDEST: f32 = 2.35;

/// The felt: a superellipse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FeltGeometry {
    pub centre: Vec2,
    /// The horizontal and the vertical distance from the middle to the edge.
    pub radii: Vec2,
    /// The width of the rail around the felt.
    pub rail: f32,
    /// The distance of the betting line from the felt's edge, inwards.
    pub line_inset: f32,
}

/// The felt, and the upper and lower end of the part of the window that it may use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FeltArea {
    pub(super) top: f32,
    pub(super) bottom: f32,
    pub(super) felt: FeltGeometry,
}

impl FeltArea {
    pub(super) fn new(window: Vec2, scale: UiScale, bar: &ActionBarLayout, lengths: &Lengths) -> FeltArea {
        let table = &lengths.table;
        let top = scale.l(lengths.size.top_bar).round();
        let drop = if scale.compact() { 0.0 } else { scale.l(table.band_drop) };
        let bottom = window.y - bar.band + drop;
        let height = bottom - top;
        let ry = height * HEIGHT;
        let widest = window.x / 2.0 - scale.l(table.felt_side);
        let rx = (window.x * WIDTH).min(ry * WIDEST).max(ry * NARROWEST).min(widest);
        let felt = FeltGeometry {
            centre: Vec2::new(window.x / 2.0, top + height * MIDDLE),
            radii: Vec2::new(rx, ry),
            rail: scale.l(lengths.size.rail),
            line_inset: scale.l(table.felt_line_inset),
        };
        FeltArea { top, bottom, felt }
    }
}
