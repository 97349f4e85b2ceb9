//! Runs the state machines of a server: sockets, tasks, threads, clocks.

mod address_counts;
mod admin;
mod connection;
mod door;
mod files;
mod halls;
mod listener;
mod metrics;
mod peer;
mod running;
mod server;
mod signals;
mod start_error;
mod tls;

pub use halls::OpenError;
pub use running::{Running, start, start_with_clock};
pub use start_error::StartError;
pub use tls::TlsError;
