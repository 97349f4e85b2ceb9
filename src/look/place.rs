//! A rectangle of a window that a panel fills: it lies above the table and takes every click that falls on it.

use bevy_egui::egui::{Area, Context, Id, Order, Rect, Sense, Ui};

/// Shows a panel in a rectangle. Clicks on it never reach what lies beneath.
pub fn place<R>(ctx: &Context, name: &'static str, rect: Rect, order: Order, panel: impl FnOnce(&mut Ui) -> R) -> R {
    area(name, rect, order)
        .sense(Sense::CLICK)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.expand_to_include_rect(rect);
            panel(ui)
        })
        .inner
}

/// Shows something that lets clicks pass, as a notice; its own controls still take theirs.
pub fn float<R>(ctx: &Context, name: &'static str, rect: Rect, panel: impl FnOnce(&mut Ui) -> R) -> R {
    area(name, rect, Order::Foreground)
        .interactable(false)
        .show(ctx, |ui| {
            ui.expand_to_include_rect(rect);
            panel(ui)
        })
        .inner
}

fn area(name: &'static str, rect: Rect, order: Order) -> Area {
    Area::new(Id::new(("place", name)))
        .order(order)
        .movable(false)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .constrain(false)
        .fade_in(false)
}
