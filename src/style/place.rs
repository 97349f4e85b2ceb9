//! A rectangle that a panel fills. It lies above the table and takes every click on it.

use bevy::math::Vec2;
use bevy_egui::egui::{Area, AreaState, Context, Id, LayerId, Order, Pos2, Rect, Sense, Ui};

/// Shows a panel in a rectangle, from its first frame on. Clicks on it never reach what lies beneath.
pub fn place<R>(ctx: &Context, name: &str, rect: Rect, order: Order, panel: impl FnOnce(&mut Ui) -> R) -> R {
    if AreaState::load(ctx, place_id(name)).is_none() {
        // Egui does not draw an area in its first frame unless it knows the size.
        raised(name, rect, order).sense(Sense::CLICK).show(ctx, |ui| ui.expand_to_include_rect(rect));
    }
    raised(name, rect, order)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.expand_to_include_rect(rect);
            panel(ui)
        })
        .inner
}

/// Whether `layer` belongs to the place `name`.
pub fn lies_in(layer: LayerId, name: &str) -> bool {
    layer.id == place_id(name)
}

fn place_id(name: &str) -> Id {
    Id::new(("place", name))
}

fn raised(name: &str, rect: Rect, order: Order) -> Area {
    Area::new(place_id(name)).order(order).movable(false).fixed_pos(rect.min).default_size(rect.size()).constrain(false).fade_in(false)
}

/// Converts a rectangle of the layout to egui's type.
pub fn area(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(point(rect.min), point(rect.max))
}

/// Converts a point of the layout to egui's type.
pub fn point(at: Vec2) -> Pos2 {
    Pos2::new(at.x, at.y)
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
