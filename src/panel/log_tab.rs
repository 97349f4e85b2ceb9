//! The tabs of the log.

/// The tabs of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogTab {
    /// The hand in progress.
    #[default]
    This,
    /// The hand before the one in progress.
    Last,
    Chat,
    /// What has happened in the tournament.
    Tournament,
}
