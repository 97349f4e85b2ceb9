//! Bounties (R-BTY).

use serde::{Deserialize, Serialize};

use super::entrant::EntrantView;
use crate::Money;

/// The bounties of a tournament; amounts are zero where it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BountyView {
    /// The own bounty of each new entry.
    pub own: Money,
    /// Whether the own bounty is a part of the buy-in. If not, it is paid besides it (R-BTY-4).
    pub part_of_buy_in: bool,
    /// In a progressive tournament, the percentage of a bounty that the eliminator is paid; the rest is added to the eliminator's own
    /// bounty (R-BTY-2). Otherwise 100.
    pub paid_percent: u32,
    /// What the house pays for knocking out the VIP (R-BTY-3).
    pub vip: Money,
    /// What the house pays for knocking out a player of the tournament's list (R-BTY-5).
    pub listed: Money,
    /// What the house pays for knocking out a professional player (R-BTY-6).
    pub pro: Money,
}

/// The reason why a bounty is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BountyReason {
    /// The own bounty of a player who was knocked out, or the part of it that is paid at once.
    Knockout,
    /// A player's own bounty, kept to the end of the tournament.
    Own,
    /// A player's own bounty when the tournament is cancelled (R-CAN-7).
    Cancelled,
    /// The VIP was knocked out.
    Vip,
    /// A listed player was knocked out.
    Listed,
    /// A professional player was knocked out.
    Pro,
}

/// A bounty that was paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PaidBounty {
    /// The player who was knocked out; `None` for a player's own bounty.
    pub from: Option<EntrantView>,
    /// The player who is paid.
    pub to: EntrantView,
    pub amount: Money,
    pub why: BountyReason,
    /// The own bounty of `to` after it.
    pub own: Money,
}
