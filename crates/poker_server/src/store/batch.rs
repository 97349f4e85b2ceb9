//! What is kept together or not at all.

use poker_room::RoomChanges;

use crate::door::{OrderId, OrderOutcome};

/// The number of a batch; they rise by one. 0 comes before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BatchNumber(pub u64);

impl BatchNumber {
    /// The one after it.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// What is kept together or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Its number.
    pub number: BatchNumber,
    /// What has changed in the room.
    pub changes: RoomChanges,
    /// Orders that were carried out or refused, with what came of them.
    pub orders: Vec<(OrderId, OrderOutcome)>,
}
