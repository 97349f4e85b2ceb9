//! Seats and places in queues that are kept for a limited time.

use poker_protocol::{PlayerId, StakeId, TableId};

/// What is lost at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Expiry {
    /// The seat that was offered to a player.
    Seat(TableId, PlayerId),
    /// The place in a queue of a player whose connection is gone.
    Place(StakeId, PlayerId),
}
