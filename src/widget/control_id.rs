//! Egui's id of a control.

use bevy_egui::egui::Id;

/// The identity of a control.
pub fn control_id(name: &str) -> Id {
    Id::new(("control", name))
}
