//! The saved book of bounties: lists in the place of maps, whose keys not every format can write.

use poker_protocol::Money;
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
