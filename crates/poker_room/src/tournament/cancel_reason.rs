//! Why a tournament is cancelled.

use serde::{Deserialize, Serialize};

/// Why a tournament is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CancelReason {
    /// Not enough players had registered at the time of the beginning (R-REG-2).
    TooFew,
    /// The house has cancelled it (R-REG-3).
    House,
}
