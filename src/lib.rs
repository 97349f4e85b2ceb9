//! The desktop client: presentation only. `ARCHITECTURE.md` has the map.

mod app;
mod app_commands;
mod archive;
pub mod art;
pub mod assets;
mod attention;
mod autoplay;
mod command;
mod crash;
mod desk;
mod egui_pass;
mod failure_window;
mod felt_style;
mod first_seat;
mod following;
mod fonts;
mod frame_clock;
mod frame_set;
mod frame_times;
mod greeting;
mod history;
pub mod icon;
mod intents;
mod keyboard;
mod language;
pub mod layout;
mod local_time;
mod look_picture;
mod looks;
mod motion_timing;
mod navigation;
mod notification;
mod one_thread;
mod online;
pub mod panel;
pub mod person;
mod platform;
mod practice;
mod reduced_motion;
mod renderer;
mod replayer;
mod returned_memory;
pub mod screen;
mod search_key;
mod session;
mod session_time;
mod settings;
mod sound;
mod stage;
pub mod style;
mod surface;
mod table;
mod table_menus;
pub mod theme;
mod third_party;
mod toasts;
mod tour;
mod trace;
mod watched_folder;
pub mod widget;
mod window_frames;
mod window_opening;
mod window_raising;
mod window_titles;
mod windows;

/// Runs the command that the arguments ask for, and returns its exit code.
pub fn run(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> i32 {
    command::run(arguments)
}
