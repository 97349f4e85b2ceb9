//! The desktop client.
pub use bevy;
pub use bevy_egui;
pub use resvg;
