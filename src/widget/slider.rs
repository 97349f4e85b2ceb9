//! A track with a knob.

use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{Color32, CursorIcon, EventFilter, Key, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use super::surface::{corner, focus_ring};
use crate::style::Style;

/// A slider. It knows the position of its knob, but not the number or amount that it sets.
#[derive(Clone, Copy, Debug)]
pub struct Slider<'a> {
    /// The control's name: dotted and stable.
    pub name: &'a str,
    /// The slider's rectangle. The track goes from its left to its right, and the slider reacts over its whole height.
    pub rect: Rect,
    /// What it sets, for a screen reader.
    pub label: &'a str,
    /// The value for a screen reader.
    pub value: f64,
    /// The position of the knob, 0 to 1.
    pub part: f32,
    pub enabled: bool,
}

/// A change of a slider by the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SliderChange {
    /// The knob was put here, 0 to 1.
    To(f32),
    /// The knob was moved by steps, up or down, by key or screen reader.
    By(i8),
}

impl Slider<'_> {
    /// Draws the slider. Returns the player's change.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> Option<SliderChange> {
        self.show_in(ui, style, style.ink.accent)
    }

    /// Draws the slider with its track filled in white up to the knob, because it shows a place and is no setting. Returns the player's
    /// change.
    pub fn show_place(self, ui: &Ui, style: &Style<'_>) -> Option<SliderChange> {
        self.show_in(ui, style, style.ink.text)
    }

    fn show_in(self, ui: &Ui, style: &Style<'_>, fill: Color32) -> Option<SliderChange> {
        let radius = knob_radius(style);
        let least = style.theme.size.min_target;
        let hit_height = (style.theme.control.slider_hit * style.k()).max(least).min(self.rect.height().max(least));
        let hit = Rect::from_center_size(self.rect.center(), vec2(self.rect.width() + radius * 2.0, hit_height));
        let live = self.enabled && ui.is_enabled() && !style.is_blocked(ui);
        let id = style.control_id(self.name);
        let response = ui.interact(hit, id, if live { Sense::click_and_drag() } else { Sense::hover() });
        style.note(self.name, hit, ui.clip_rect(), live);
        response.widget_info(|| WidgetInfo::slider(live, self.value, self.label));
        let focused = live && response.has_focus();
        let mut slid = None;
        if live {
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if let Some(pointer) = response.interact_pointer_pos()
                && (response.dragged() || response.drag_stopped() || response.clicked() || response.is_pointer_button_down_on())
            {
                let part = ((pointer.x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
                if (part - self.part).abs() > f32::EPSILON {
                    slid = Some(SliderChange::To(part));
                }
            }
            if focused {
                let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
            }
            slid = slid.or_else(|| keyed(ui, id, focused));
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        self.paint(ui, style, if live { fill } else { style.ink.disabled }, live, focused);
        slid
    }

    /// Draws the slider as part of a picture: it is no control.
    pub fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, part: f32) {
        let slider = Slider { name: "", rect, label: "", value: 0.0, part, enabled: true };
        slider.paint(ui, style, style.ink.accent, true, false);
    }

    fn paint(self, ui: &Ui, style: &Style<'_>, fill: Color32, live: bool, focused: bool) {
        let ink = &style.ink;
        let radius = knob_radius(style);
        let y = self.rect.center().y;
        let half = style.theme.control.slider_track * style.k() / 2.0;
        let x = self.rect.left() + self.rect.width() * self.part.clamp(0.0, 1.0);
        let track = |left: f32, right: f32| Rect::from_min_max(pos2(left, y - half), pos2(right, y + half));
        let painter = ui.painter();
        painter.rect_filled(track(self.rect.left(), self.rect.right()), corner(half), ink.line);
        painter.rect_filled(track(self.rect.left(), x), corner(half), fill);
        let knob = pos2(x, y);
        painter.circle_filled(knob, radius, if live { ink.text } else { ink.disabled });
        painter.circle_filled(knob, style.theme.control.slider_hole * style.k() / 2.0, ink.plate);
        if focused {
            focus_ring(ui, style, Rect::from_center_size(knob, vec2(radius, radius) * 2.0), radius);
        }
    }
}

fn knob_radius(style: &Style<'_>) -> f32 {
    style.theme.control.slider_knob * style.k() / 2.0
}

/// The steps by the keys Left and Right, or by a screen reader.
fn keyed(ui: &Ui, id: bevy_egui::egui::Id, focused: bool) -> Option<SliderChange> {
    let steps = ui.input(|input| {
        let asked = |action| i8::try_from(input.num_accesskit_action_requests(id, action)).unwrap_or(0);
        let pressed = |key| if focused { i8::try_from(input.num_presses(key)).unwrap_or(0) } else { 0 };
        asked(Action::Increment) - asked(Action::Decrement) + pressed(Key::ArrowRight) - pressed(Key::ArrowLeft)
    });
    (steps != 0).then_some(SliderChange::By(steps))
}
