//! A server of rooms: accounts, halls whose state survives a crash, and WebSocket connections.
//!
//! [`hall`] and [`door`] are state machines without IO. [`shell`] runs them with sockets, tasks, threads and clocks.
//! [`start`] runs a server in this process.

pub mod command;
pub mod config;
pub mod door;
pub mod hall;
pub mod shell;
pub mod store;
pub mod tournament_check;

#[cfg(test)]
mod sim;

pub use config::Config;
pub use shell::{Running, StartError, start, start_with_clock};
