//! What a room switches at its tables.

use std::collections::BTreeSet;

use poker_protocol::JackpotKind;

use crate::table::Tempo;

/// A change of what holds at a table from one moment to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Other pauses, from the next one on.
    Tempo(Tempo),
    /// Other jackpots have nothing in them.
    EmptyPools(BTreeSet<JackpotKind>),
    /// No hand starts any more; the one in progress goes on.
    StopDealing,
}
