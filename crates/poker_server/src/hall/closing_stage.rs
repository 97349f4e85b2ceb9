//! The state of a hall that closes.

use poker_room::Now;

/// How far the closing of a hall is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClosingStage {
    /// Hands in progress are finished. At `until` the rest are voided.
    Finishing { until: Now },
    /// All connections have ended.
    Ended,
}
