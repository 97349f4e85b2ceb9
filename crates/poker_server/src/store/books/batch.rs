//! A batch: changes that are written in one transaction.

use poker_room::RoomChanges;

use crate::door::{OrderId, OrderOutcome};

/// The number of a batch. Numbers rise by one, and the first batch has 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BatchNumber(pub u64);

impl BatchNumber {
    /// The next number.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// Changes that are written together or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    pub number: BatchNumber,
    pub changes: RoomChanges,
    /// Orders with their outcomes.
    pub orders: Vec<(OrderId, OrderOutcome)>,
}
