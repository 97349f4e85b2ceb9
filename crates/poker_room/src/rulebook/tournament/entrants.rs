//! How many entrants a tournament may have (R-REG-2).

use serde::{Deserialize, Serialize};

/// The fewest entrants of any tournament.
pub(in crate::rulebook) const FEWEST_ENTRANTS: u16 = 2;
/// The largest number of entrants of any tournament.
pub(in crate::rulebook) const MOST_ENTRANTS: u16 = 3_000;

/// A range of numbers of entrants, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u16, u16)", into = "(u16, u16)")]
pub struct EntrantRange {
    pub least: u16,
    pub most: u16,
}

impl From<(u16, u16)> for EntrantRange {
    fn from((least, most): (u16, u16)) -> Self {
        Self { least, most }
    }
}

impl From<EntrantRange> for (u16, u16) {
    fn from(EntrantRange { least, most }: EntrantRange) -> Self {
        (least, most)
    }
}

impl EntrantRange {
    /// Whether the number is in the range.
    #[must_use]
    pub fn contains(self, entrants: u16) -> bool {
        (self.least..=self.most).contains(&entrants)
    }
}
