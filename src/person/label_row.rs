//! The eight labels to choose from, each told by its colour, its shape and its name.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};
use poker_archive::Label;
use poker_text::{Text, text};

use crate::art::Art;
use crate::style::{Icon, Style};
use crate::widget::{ClickTarget, corner, focus_ring, picture};

/// What a label is called.
pub fn label_name(label: Label) -> Text {
    match label {
        Label::Circle => text::people::circle(),
        Label::Triangle => text::people::triangle(),
        Label::Square => text::people::square(),
        Label::Diamond => text::people::diamond(),
        Label::Star => text::people::star(),
        Label::Cross => text::people::cross(),
        Label::Ring => text::people::ring(),
        Label::Heart => text::people::heart(),
    }
}

/// The part of a choice that its mark fills.
const MARK: f32 = 0.66;

/// The number of choices: the labels, and none.
const CHOICES: usize = Label::ALL.len() + 1;

/// The side of a choice, and how many lie in a row of this width.
fn grid(style: &Style<'_>, width: f32) -> (f32, usize) {
    let side = style.hit(style.theme.control.input);
    let gap = style.theme.size.target_gap;
    (side, ((width + gap) / (side + gap)).floor().clamp(1.0, CHOICES as f32) as usize)
}

/// The height of all choices in this width.
pub(super) fn height(style: &Style<'_>, width: f32) -> f32 {
    let (side, columns) = grid(style, width);
    let gap = style.theme.size.target_gap;
    CHOICES.div_ceil(columns) as f32 * (side + gap) - gap
}

/// Draws the choices on as many lines as they need. Returns their height.
pub(super) fn label_row(ui: &Ui, style: &Style<'_>, name: &str, room: Rect, chosen: &mut Option<Label>) -> f32 {
    let (side, columns) = grid(style, room.width());
    let gap = style.theme.size.target_gap;
    let choices = std::iter::once(None).chain(Label::ALL.map(Some));
    for (at, choice) in choices.enumerate() {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        let rect = Rect::from_min_size(pos2(room.left() + (side + gap) * column, room.top() + (side + gap) * row), Vec2::splat(side));
        let words = style.say(&choice.map_or_else(text::people::no_label, label_name));
        let tag = choice.map_or_else(|| "none".to_owned(), |label| format!("{label:?}").to_lowercase());
        let control = format!("{name}.label.{tag}");
        let on = *chosen == choice;
        let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&control, rect, &words, on) };
        let touch = target.touch(ui, style).hint(&words);
        let radius = style.control_radius(side);
        if on {
            let edge = Stroke::new(style.theme.stroke.focus, style.ink.text);
            ui.painter().rect(rect, corner(radius), style.ink.plate_top, edge, StrokeKind::Inside);
        } else if touch.hovered {
            ui.painter().rect_filled(rect, corner(radius), style.ink.plate_hi);
        }
        let mark = (side * MARK).round();
        match choice {
            Some(label) => picture(ui, style, &Art::label(mark, label), rect.center() - vec2(mark, mark) / 2.0),
            None => style.icon(ui, Icon::Minus, rect.center(), style.l(style.theme.size.icon), style.ink.text2),
        }
        if touch.focused {
            focus_ring(ui, style, rect.shrink(style.theme.stroke.focus), radius);
        }
        if touch.clicked && !on {
            *chosen = choice;
        }
    }
    height(style, room.width())
}
