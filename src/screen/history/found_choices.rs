//! What a field of the filters has found, to choose from.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::screen::form::FormUi;
use crate::widget::Button;

/// Draws buttons below one another, each with its dotted name and its words. Returns the place of the one that was clicked.
pub(super) fn found_choices(form: &mut FormUi<'_, '_, '_>, found: impl IntoIterator<Item = (String, String)>) -> Option<usize> {
    let style = form.style;
    let tall = style.hit(style.theme.control.input);
    let mut clicked = None;
    for (place, (name, words)) in found.into_iter().enumerate() {
        let strip = form.strip(tall);
        let width = style.d(style.theme.screen.tab).min(strip.width());
        let rect = Rect::from_min_size(pos2(strip.right() - width, strip.top()), vec2(width, tall));
        if Button::neutral(&name, rect, &words).show(form.ui, style) {
            clicked = Some(place);
        }
        form.y += style.theme.size.target_gap;
    }
    clicked
}
