//! The desktop client: presentation only. `ARCHITECTURE.md` has the map.

mod app;
pub mod art;
pub mod assets;
mod attention;
mod command;
mod crash;
mod desk;
mod failure_window;
mod following;
mod fonts;
mod gui;
mod keyboard;
pub mod layout;
mod local_time;
pub mod look;
mod moment;
mod online;
pub mod panel;
mod platform;
mod practice;
mod reason;
mod reduced_motion;
pub mod screen;
mod session;
mod settings;
mod showing;
mod shown;
mod sound;
mod speech;
mod stage;
mod surface;
mod table;
pub mod theme;
mod third_party;
mod tour;
mod trace;
pub mod widget;

/// Runs the command that the arguments ask for; its exit code.
pub fn run(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> i32 {
    command::run(arguments)
}
