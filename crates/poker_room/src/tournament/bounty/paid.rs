//! Bounties that are paid.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use crate::tournament::EntryId;

/// A bounty that must be paid to the player of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BountyPaid {
    pub to: EntryId,
    pub amount: Money,
    pub kind: BountyKind,
}

/// The reason for a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountyKind {
    /// The own bounty of a player who was knocked out, or the part of it that is paid at once.
    Knockout,
    /// A player's own bounty, kept to the end of the tournament (R-BTY-2).
    Own,
    /// A player's own bounty when the tournament is cancelled (R-CAN-7).
    Cancelled,
    /// The VIP was knocked out.
    Vip,
    /// A listed player was knocked out.
    Listed,
    /// A pro was knocked out.
    Pro,
}

/// Where the money of a bounty comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountySource {
    /// The bounties that players have paid with their entries.
    Pool,
    House,
}

impl BountyKind {
    /// The first kind in their order.
    pub(super) const FIRST: Self = Self::Knockout;
    /// The last kind in their order.
    pub(super) const LAST: Self = Self::Pro;

    /// Where the money of such a bounty comes from.
    #[must_use]
    pub const fn source(self) -> BountySource {
        match self {
            Self::Knockout | Self::Own | Self::Cancelled => BountySource::Pool,
            Self::Vip | Self::Listed | Self::Pro => BountySource::House,
        }
    }
}
