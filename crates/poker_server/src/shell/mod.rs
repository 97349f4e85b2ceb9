//! The server around its machines: sockets, tasks, threads, clocks.

mod admin;
mod connection;
mod files;
mod gate;
mod gate_task;
mod hall_task;
mod histogram;
mod line;
mod listener;
mod metrics;
mod outbox;
mod peer;
mod rate;
mod running;
mod server;
mod shared;
mod signals;
mod store_thread;
mod tls;

pub use gate::{ConnectionId, Gate, GateOutput, OpenGate};
pub use peer::Peer;
pub use running::{Running, StartError, start};
pub use tls::TlsError;
