//! How an entry stands among those that are in.

use serde::{Deserialize, Serialize};

use crate::EntryId;

/// The rank of an entry by its stack at the beginning of the hand in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryRank {
    pub entry: EntryId,
    /// 1 for the largest stack. Entries with equal stacks share the better rank.
    pub rank: u32,
}
