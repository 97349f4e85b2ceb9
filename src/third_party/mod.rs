<<<<<<< HEAD
//! Code that adapts other crates and libraries, with one file for each.
=======
//! What works around foreign libraries, one file each: egui, winit, the C library's allocator, the error stream.
>>>>>>> e82ed8c (Give each invariant a test that is named after it, and drop those that the code does not keep)

pub(crate) mod allocator;
pub(crate) mod egui;
pub(crate) mod error_stream;
pub(crate) mod winit;
