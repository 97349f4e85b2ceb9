//! Workarounds for foreign libraries, with one file for each: egui, winit, the allocator of the C library, the error stream.

pub(crate) mod allocator;
pub(crate) mod egui;
pub(crate) mod error_stream;
pub(crate) mod winit;
