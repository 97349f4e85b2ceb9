//! Tickets that have ended.

use serde::{Deserialize, Serialize};

use super::tally::Tally;

/// The tickets that no longer pay anything, by the place where they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct EndedTickets {
    pub(super) used: Tally,
    pub(super) exchanged: Tally,
    pub(super) replaced: Tally,
}
