//! A rectangle that a panel fills. It lies above the table and takes every click on it.

use bevy::math::Vec2;
use bevy_egui::egui::{Area, AreaState, Context, Id, LayerId, Order, Pos2, Rect, Sense, Ui};

use super::{Scope, Style};

/// Shows a panel that a window has once in a rectangle, from its first frame on. Clicks on it never reach what lies beneath.
pub fn place<R>(ctx: &Context, name: &str, rect: Rect, order: Order, panel: impl FnOnce(&mut Ui) -> R) -> R {
    place_at(ctx, Scope::default().id(PLACE, name), (rect, order), panel)
}

impl Style<'_> {
    /// Shows a panel of a table in a rectangle of the window, from its first frame on. Clicks on it never reach what lies beneath.
    pub fn place<R>(&self, ctx: &Context, name: &str, rect: Rect, order: Order, panel: impl FnOnce(&mut Ui) -> R) -> R {
        place_at(ctx, self.id(PLACE, name), (rect, order), panel)
    }

    /// Whether `layer` belongs to the place `name`.
    pub fn lies_in(&self, layer: LayerId, name: &str) -> bool {
        layer.id == self.id(PLACE, name)
    }

    /// Converts a rectangle of the layout, which counts from the corner of the table, to the rectangle of the window.
    pub fn area(&self, rect: bevy::math::Rect) -> Rect {
        Rect::from_min_max(self.point(rect.min), self.point(rect.max))
    }

    /// Converts a point of the layout, which counts from the corner of the table, to the point of the window.
    pub fn point(&self, at: Vec2) -> Pos2 {
        Pos2::new(at.x, at.y) + self.window.min.to_vec2()
    }
}

/// The kind of a place's identity.
const PLACE: &str = "place";

fn place_at<R>(ctx: &Context, id: Id, (rect, order): (Rect, Order), panel: impl FnOnce(&mut Ui) -> R) -> R {
    if AreaState::load(ctx, id).is_none() {
        // Egui does not draw an area in its first frame unless it knows the size.
        raised(id, rect, order).sense(Sense::CLICK).show(ctx, |ui| ui.expand_to_include_rect(rect));
    }
    raised(id, rect, order)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.expand_to_include_rect(rect);
            panel(ui)
        })
        .inner
}

fn raised(id: Id, rect: Rect, order: Order) -> Area {
    Area::new(id).order(order).movable(false).fixed_pos(rect.min).default_size(rect.size()).constrain(false).fade_in(false)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Shape, pos2, vec2};
    use egui_kittest::Harness;

    use super::*;

    #[test]
    fn a_panel_is_seen_from_its_first_frame_on() {
        let rect = Rect::from_min_size(pos2(10.0, 10.0), vec2(50.0, 40.0));
        let panel = |ui: &mut Ui, opened: &mut bool| {
            if *opened {
                place(ui.ctx(), "panel", rect, Order::Middle, |ui| ui.painter().rect_filled(rect, 0.0, Color32::WHITE));
            }
        };
        let mut harness = Harness::builder().with_size(vec2(200.0, 100.0)).build_ui_state(panel, false);
        let seen = |harness: &Harness<'_, bool>| {
            let filled_so = |shape: &Shape| matches!(shape, Shape::Rect(filled) if filled.fill == Color32::WHITE && filled.rect == rect);
            harness.output().shapes.iter().any(|clipped| filled_so(&clipped.shape))
        };
        assert!(!seen(&harness));
        *harness.state_mut() = true;
        harness.step();
        assert!(seen(&harness));
    }
}
