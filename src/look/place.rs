//! A rectangle of a window that a panel fills: it lies above the table and takes every click that falls on it.

use bevy::math::Vec2;
use bevy_egui::egui::{Area, Context, Id, LayerId, Order, Pos2, Rect, Sense, Ui};

/// Shows a panel in a rectangle. Clicks on it never reach what lies beneath.
pub fn place<R>(ctx: &Context, name: &str, rect: Rect, order: Order, panel: impl FnOnce(&mut Ui) -> R) -> R {
    raised(name, rect, order)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.expand_to_include_rect(rect);
            panel(ui)
        })
        .inner
}

/// Whether a layer is that of a place.
pub fn lies_in(layer: LayerId, name: &str) -> bool {
    layer.id == place_id(name)
}

fn place_id(name: &str) -> Id {
    Id::new(("place", name))
}

fn raised(name: &str, rect: Rect, order: Order) -> Area {
    Area::new(place_id(name)).order(order).movable(false).fixed_pos(rect.min).default_size(rect.size()).constrain(false).fade_in(false)
}

/// A rectangle of the layout as egui takes it.
pub fn area(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(point(rect.min), point(rect.max))
}

/// A point of the layout as egui takes it.
pub fn point(at: Vec2) -> Pos2 {
    Pos2::new(at.x, at.y)
}
