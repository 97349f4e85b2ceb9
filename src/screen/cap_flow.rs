//! Caps of keys side by side.

use bevy_egui::egui::{Rect, vec2};

use crate::style::Style;

/// Caps side by side, in as many lines as they need.
pub(super) struct CapFlow {
    widths: Vec<f32>,
    gap: f32,
    line: f32,
}

impl CapFlow {
    /// Caps of these widths.
    pub(super) fn of(style: &Style<'_>, widths: impl Iterator<Item = f32>) -> Self {
        Self {
            widths: widths.collect(),
            gap: style.d(style.theme.spacing.xs).max(style.theme.size.target_gap),
            line: style.hit(style.theme.screen.key_cap),
        }
    }

    /// The width of all caps in one line.
    pub(super) fn width(&self) -> f32 {
        self.widths.iter().sum::<f32>() + self.gap * self.widths.len().saturating_sub(1) as f32
    }

    /// The height of all lines at a width.
    pub(super) fn height(&self, width: f32) -> f32 {
        let lines = self.corners(width).last().map_or(0.0, |(_, line)| line + 1.0);
        lines * (self.line + self.gap) - self.gap
    }

    /// The rectangles of the caps in a room.
    pub(super) fn rects(&self, room: Rect) -> Vec<Rect> {
        let corners = self.corners(room.width());
        let at = |((left, line), width): ((f32, f32), &f32)| {
            Rect::from_min_size(room.min + vec2(left, line * (self.line + self.gap)), vec2(*width, self.line))
        };
        corners.into_iter().zip(&self.widths).map(at).collect()
    }

    /// The left edge of each cap and the number of its line, from 0.
    fn corners(&self, width: f32) -> Vec<(f32, f32)> {
        let (mut left, mut line) = (0.0, 0.0);
        let mut corners = Vec::new();
        for cap in &self.widths {
            if left > 0.0 && left + cap > width + ROUNDED {
                (left, line) = (0.0, line + 1.0);
            }
            corners.push((left, line));
            left += cap + self.gap;
        }
        corners
    }
}

/// What a row may be narrower than its caps because its width was rounded.
const ROUNDED: f32 = 1.0;
