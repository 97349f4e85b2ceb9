//! Bounties that are paid.

use poker_protocol::{BountyReason, Money};
use serde::{Deserialize, Serialize};

use crate::tournament::EntryId;

/// A bounty that must be paid to the player of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BountyPaid {
    /// The entry that was knocked out; `None` for a player's own bounty, and for what is paid together when the tournament is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<EntryId>,
    pub to: EntryId,
    pub amount: Money,
    pub kind: BountyReason,
}

/// Where the money of a bounty comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountySource {
    /// The bounties that players have paid with their entries.
    Pool,
    House,
}

impl BountySource {
    /// Where the money of a bounty comes from that is paid for this reason.
    #[must_use]
    pub const fn of(reason: BountyReason) -> Self {
        match reason {
            BountyReason::Knockout | BountyReason::Own | BountyReason::Cancelled => Self::Pool,
            BountyReason::Vip | BountyReason::Listed | BountyReason::Pro => Self::House,
        }
    }
}
