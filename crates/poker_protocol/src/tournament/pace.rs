//! What makes tables wait.

use serde::{Deserialize, Serialize};

/// What makes the tables of a tournament wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pace {
    /// Whether all tables wait for each other before the next hand (R-TRN-8).
    pub hand_for_hand: bool,
    /// The time left of a break when the message was made, in milliseconds; `None` if there is no break.
    pub break_left_ms: Option<u32>,
    /// Whether the time limit is over, and the hands in progress are the last ones (R-PRZ-7).
    pub time_up: bool,
}
