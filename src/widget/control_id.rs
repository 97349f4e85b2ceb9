//! Egui's id of a control.

use bevy_egui::egui::Id;

/// The id of the control with this name.
pub fn control_id(name: &str) -> Id {
    Id::new(("control", name))
}
