//! The tabs of the log.

/// The tabs of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogTab {
    /// The hand in progress.
    #[default]
    This,
    /// The one before.
    Last,
    /// The chat.
    Chat,
}
