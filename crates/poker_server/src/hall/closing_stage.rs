//! The state of a hall that closes.

use super::close_by::CloseBy;

/// How far the closing of a hall is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClosingStage {
    /// Hands in progress are finished.
    Finishing { until: CloseBy },
    /// All connections have ended.
    Ended,
}
