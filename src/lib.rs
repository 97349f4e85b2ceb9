//! The desktop client.
pub use bevy;
pub use bevy_egui;
pub use resvg;

pub mod assets;
pub mod layout;
pub mod look;
pub mod panel;
pub mod theme;
pub mod widget;
