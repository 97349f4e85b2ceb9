//! Code that adapts other crates and libraries, with one file for each.

pub(crate) mod allocator;
pub(crate) mod egui;
pub(crate) mod error_stream;
pub(crate) mod winit;
