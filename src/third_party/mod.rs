//! The only place that configures a foreign plugin: one file each.

pub(crate) mod allocator;
pub(crate) mod egui;
pub(crate) mod error_stream;
pub(crate) mod winit;
