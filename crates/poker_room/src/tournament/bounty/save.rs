//! The saved book of bounties: lists in the place of maps, whose keys not every format can write; and the same in parts, by entry.

use poker_protocol::{BountyReason, Money};
use serde::{Deserialize, Serialize};

use super::entry::BookedEntry;
use super::{BountyPaid, BountyRules};
use crate::tournament::EntryId;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct BountiesSave {
    pub(super) rules: BountyRules,
    pub(super) entries: Vec<(EntryId, BookedEntry)>,
    pub(super) earned: Vec<BountyPaid>,
    pub(super) paid_in: Money,
    pub(super) paid_out: Money,
}

/// What the players of a tournament have paid for bounties, and what of it they were paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BountyAccount {
    pub paid_in: Money,
    pub paid_out: Money,
}

/// What the book of bounties has of one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBounty {
    pub(super) booked: BookedEntry,
    /// What the entry has earned but was not paid.
    pub(super) earned: Vec<(BountyReason, Money)>,
}
