//! What comes of reading a hall that was claimed.

use poker_protocol::HallName;

use super::opening::OpenError;
use super::task::{HallHandle, HallTask};
use crate::store::Lease;

/// A hall that was read from the books.
pub(super) struct Opened {
    pub handle: HallHandle,
    pub task: HallTask,
}

/// A hall that was claimed, and what came of reading it.
pub(super) struct Opening {
    pub lease: Lease,
    pub opened: Result<Opened, OpenError>,
}

/// A hall that does not open.
pub(super) struct Unopened {
    pub hall: HallName,
    pub error: OpenError,
}
