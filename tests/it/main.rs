//! Tests of the whole program: the real binary, its files, its pictures.
#![expect(clippy::unwrap_used, clippy::disallowed_methods, reason = "a test that cannot go on fails, and waits in real time")]

mod all_tables;
mod command_line;
mod driven;
mod driven_client;
mod entrant;
mod first_start;
mod hand_history;
mod handed_over;
mod independent;
mod keyboard_evening;
mod killed;
mod killed_writing;
mod many_tables_evening;
mod notes;
mod notification;
mod online;
mod refused;
mod resizing;
mod scheduled_tournament;
mod server_process;
mod systems;
mod table_windows;
mod texts;
mod tidy;
mod tiles;
mod tournaments;
mod tournaments_online;
mod turns;
mod window_memory;
mod x_server;
