//! What all tables do at a moment.

/// Told to all tables at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// They play, uncounted.
    Playing,
    /// They play and count.
    Measuring,
    /// Nobody acts until everything on its way has come; then each table tells what it counted.
    Draining,
    /// They end.
    Over,
}
