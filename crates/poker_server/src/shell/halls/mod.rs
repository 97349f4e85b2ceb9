//! The halls of this server: their leases, the task of each hall, and the queues between a hall and its connections.

mod gauges;
mod hall_clock;
mod message_text;
mod opened;
mod opening;
mod outbox;
mod registry;
mod supervisor;
mod takeover;
mod task;

pub use opening::OpenError;
pub(super) use opening::Opener;
pub(super) use outbox::{Inbox, Outgoing, outbox};
pub(super) use registry::Halls;
pub(super) use supervisor::{CandidateHall, HallSupervisor};
pub(super) use task::{HallHandle, HallInput};
