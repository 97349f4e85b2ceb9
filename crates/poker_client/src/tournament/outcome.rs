//! How an entry ended.

use poker_protocol::{CancelReason, EntryId, Prize, Refund, TournamentId, TournamentKind};
use poker_rules::Chips;

use super::EntryTally;

/// An entry that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryOutcome {
    pub tournament: TournamentId,
    pub entry: EntryId,
    /// The name of the tournament, the same in every language.
    pub name: String,
    pub kind: TournamentKind,
    pub how: OutcomeKind,
    /// What it has cost, and the bounties that it has won.
    pub tally: EntryTally,
}

/// In which way an entry ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutcomeKind {
    /// With a place.
    Placed { place: u32, prize: Prize },
    /// With chips, at the end of a first phase (R-TYP-10).
    Survived {
        stack: Chips,
        /// Whether this is the stack that is carried to the second phase.
        carried: bool,
        /// The second phase.
        to: TournamentId,
    },
    /// The tournament was cancelled.
    Cancelled {
        why: CancelReason,
        /// What the player gets back for all own entries; it is empty for all but the first of them.
        refund: Refund,
    },
}
