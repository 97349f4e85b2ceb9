//! Reports that wait for a reviewer: signs from the watch, and players' complaints (R-INT-4, R-INT-7).

use poker_protocol::{HandId, PlayerId, Suspicion};
use serde::{Deserialize, Serialize};

use super::sign::Sign;
use crate::Now;

/// The number of a report, unique in its room and rising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ReportId(pub u64);

/// What is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// A sign that the watch has found.
    Found {
        /// The sign with its figures.
        sign: Sign,
    },
    /// A complaint by a player.
    Complaint {
        by: PlayerId,
        why: Suspicion,
        /// The player's own words.
        remark: String,
    },
}

/// A report to review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    pub id: ReportId,
    pub at: Now,
    pub matter: Matter,
    pub about: Vec<PlayerId>,
    /// The hands to look at. Their records are kept with all cards.
    pub hands: Vec<HandId>,
}

impl Report {
    /// Whether the watch has found it. The others are complaints.
    pub(super) fn is_finding(&self) -> bool {
        matches!(self.matter, Matter::Found { .. })
    }
}
