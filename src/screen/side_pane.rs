//! Whether a screen has room for a pane at its right side.

use crate::style::Style;

/// Whether there is room for a pane beside the main part of a screen. If not, a bar at the bottom takes its place.
pub(super) fn has_pane(style: &Style<'_>) -> bool {
    let screen = &style.theme.screen;
    !style.scale.compact() && style.window.width() >= style.d(screen.pane) * 2.0 + style.d(screen.margin) * 3.0
}
