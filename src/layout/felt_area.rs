//! The felt, and the part of the window that it may use.

use bevy::math::Vec2;

use super::ActionBarLayout;
use super::lengths::Lengths;
use crate::theme::UiScale;

/// The height of the felt's middle as a share of the stage, and its radii as shares of the stage and of each other.
const MIDDLE: f32 = 0.487;
const HEIGHT: f32 = 0.37;
const WIDTH: f32 = 0.375;
const NARROWEST: f32 = 1.45;
const WIDEST: f32 = 2.35;

/// The felt: a superellipse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FeltGeometry {
    /// Its middle.
    pub centre: Vec2,
    /// From the middle to its edges.
    pub radii: Vec2,
    /// How much wider the rail around it is on every side.
    pub rail: f32,
    /// How far inside its edge the betting line runs.
    pub line_inset: f32,
}

/// The upper part of the window, without the bars.
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
