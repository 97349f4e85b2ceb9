//! Words that a screen reader says by itself when they change.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Id, Sense, Ui, vec2};

/// Says the newest line. Nothing is drawn.
pub fn announce_ui(ui: &Ui, words: &str) {
    let id = Id::new("announcements");
    let rect = bevy_egui::egui::Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    ui.interact(rect, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_value(words);
    });
}
