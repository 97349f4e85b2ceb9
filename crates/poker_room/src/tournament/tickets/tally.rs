//! Counts of tickets.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

/// A number of tickets and what they are worth together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Tally {
    tickets: u64,
    worth: Money,
}

impl Tally {
    pub(super) fn tickets(self) -> u64 {
        self.tickets
    }

    /// This tally with one more ticket; `None` if the worth overflows.
    pub(super) fn with(self, value: Money) -> Option<Self> {
        Some(Self { tickets: self.tickets.checked_add(1)?, worth: self.worth.checked_add(value)? })
    }

    /// The sum of two tallies; `None` if it overflows.
    pub(super) fn and(self, other: Self) -> Option<Self> {
        Some(Self { tickets: self.tickets.checked_add(other.tickets)?, worth: self.worth.checked_add(other.worth)? })
    }
}
