//! What waits for a reviewer: signs the watch found, and players' complaints (R-INT-4, R-INT-7).

use poker_protocol::{HandId, PlayerId, Suspicion};
use serde::{Deserialize, Serialize};

use super::sign::Sign;
use crate::Now;

/// A report, unique in its room and rising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ReportId(pub u64);

/// What is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// The watch found it.
    Found {
        /// What, with its figures.
        sign: Sign,
    },
    /// A player complains.
    Complaint {
        by: PlayerId,
        why: Suspicion,
        /// In the player's own words.
        remark: String,
    },
}

/// Something to review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Its number.
    pub id: ReportId,
    /// When it was made.
    pub at: Now,
    /// What is reported.
    pub matter: Matter,
    pub about: Vec<PlayerId>,
    /// The hands to look at; all of them are kept with all cards.
    pub hands: Vec<HandId>,
}
