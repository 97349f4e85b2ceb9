//! A server of rooms: accounts, halls that lose nothing, WebSockets.
//!
//! [`hall`] decides, sans-IO, and so does [`door`]; [`shell`] is everything around them that waits: sockets, tasks, threads, clocks.
//! [`start`] runs a server in this process.

pub mod command;
pub mod config;
pub mod door;
pub mod hall;
pub mod shell;
pub mod store;

#[cfg(test)]
mod sim;

pub use config::Config;
pub use shell::{Running, StartError, start};
