//! The server around its machines: sockets, tasks, threads, clocks.

mod admin;
mod connection;
mod door_task;
mod files;
mod gauges;
mod hall_task;
mod halls;
mod histogram;
mod line;
mod listener;
mod metrics;
mod opening;
mod outbox;
mod peer;
mod rate;
mod running;
mod server;
mod shared;
mod signals;
mod steward;
mod tls;

pub use opening::OpenError;
pub use running::{Running, StartError, start};
pub use tls::TlsError;
