//! A choice of many, one after another on as many lines as they need.

use bevy_egui::egui::{Rect, WidgetType, pos2, vec2};

use super::form::FormUi;
use crate::widget::{Button, ClickTarget, Role};

/// Draws choices, each with its tag and its words, as the controls `name.tag`. Returns the one that was clicked, unless it is the chosen one.
pub(super) fn choice_lines(form: &mut FormUi<'_, '_, '_>, name: &str, choices: &[(&str, &str)], chosen: Option<usize>) -> Option<usize> {
    let style = form.style;
    let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
    let height = style.hit(style.theme.control.input);
    let mut line = form.strip(height);
    let mut x = line.left();
    let mut clicked = None;
    for (at, (tag, words)) in choices.iter().enumerate() {
        let width = Button::width(form.ui, style, words).min(line.width());
        if x > line.left() && x + width > line.right() {
            form.y += gap;
            line = form.strip(height);
            x = line.left();
        }
        let rect = Rect::from_min_size(pos2(x, line.top()), vec2(width, height));
        let role = if Some(at) == chosen { Role::Chosen } else { Role::Ghost };
        let name = format!("{name}.{tag}");
        let button = Button::new(role, &name, rect, words);
        let target = ClickTarget { kind: WidgetType::RadioButton, on: Some(Some(at) == chosen), ..button.target };
        if (Button { target, ..button }).show(form.ui, style) && Some(at) != chosen {
            clicked = Some(at);
        }
        x += width + gap;
    }
    clicked
}
