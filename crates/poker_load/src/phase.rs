//! What all tables do at a moment.

/// The phase of a measurement, the same for all tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Tables play and count nothing.
    Playing,
    /// Tables play and count.
    Measuring,
    /// No table acts. Each reports its counts once no action is in flight.
    Draining,
    /// Tables end.
    Over,
}
