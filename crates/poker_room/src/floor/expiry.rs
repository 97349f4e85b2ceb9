//! Seats and places in queues that are kept for a limited time.

use poker_protocol::{PlayerId, StakeId, TableId};

/// What expires at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Expiry {
    /// The seat that was offered to a player.
    Seat(TableId, PlayerId),
    /// The place of a disconnected player in a queue.
    Place(StakeId, PlayerId),
}
