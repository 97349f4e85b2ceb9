//! Bounties that the house pays.

use poker_protocol::{BountyReason, Money};
use serde::{Deserialize, Serialize};

/// A bounty on one player that the house pays, in full, besides the player's own bounty (R-BTY-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseBounty {
    pub kind: HouseBountyKind,
    pub amount: Money,
}

/// The reason why the house pays a bounty on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseBountyKind {
    /// The player is the VIP of the tournament (R-BTY-3).
    Vip,
    /// The player is on the tournament's list of bounty players (R-BTY-5).
    Listed,
    /// The player's account is flagged as a pro (R-BTY-6).
    Pro,
}

impl From<HouseBountyKind> for BountyReason {
    fn from(kind: HouseBountyKind) -> Self {
        match kind {
            HouseBountyKind::Vip => Self::Vip,
            HouseBountyKind::Listed => Self::Listed,
            HouseBountyKind::Pro => Self::Pro,
        }
    }
}
