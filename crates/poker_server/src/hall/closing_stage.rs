//! The state of a hall that closes.

use poker_room::Now;

/// The state of closing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClosingStage {
    /// Hands in progress are finished. At this moment the rest are voided.
    Finishing { until: Now },
    /// All connections have ended.
    Ended,
}
