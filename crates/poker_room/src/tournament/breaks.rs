//! Synchronised breaks (R-TRN-10).

use serde::{Deserialize, Serialize};

use crate::Now;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// When the breaks of a tournament begin, and how long they last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BreakRules {
    /// The minute of each hour at which a break is due.
    pub minute: u8,
    /// The length of a break, milliseconds.
    pub length_ms: u32,
}

impl BreakRules {
    /// The first moment after `now` at which a break is due.
    #[must_use]
    pub fn next_after(self, now: Now) -> Now {
        let due = now.0 - now.0 % HOUR_MS + u64::from(self.minute) * MINUTE_MS;
        Now(if due > now.0 { due } else { due + HOUR_MS })
    }
}
