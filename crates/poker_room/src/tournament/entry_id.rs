//! The number of an entry in its tournament.

use serde::{Deserialize, Serialize};

/// The number of an entry in its tournament, from 0 in the order of registration. A player who enters again has another entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u32);

impl EntryId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}
