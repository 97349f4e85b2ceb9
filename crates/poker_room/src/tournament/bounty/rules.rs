//! How the bounties of a tournament are paid.

use serde::{Deserialize, Serialize};

/// How the bounties of a tournament are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BountyRules {
    pub form: BountyForm,
    pub settlement: BountySettlement,
    /// Whether a VIP bounty is paid for a knock-out after which the VIP rebuys or enters again (R-BTY-3).
    pub vip_before_rebuy: bool,
}

/// How the own bounty of a player who is knocked out is paid. The form has no effect on bounties that the house pays (R-BTY-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountyForm {
    /// The eliminator is paid all of it (R-BTY-1).
    Regular,
    /// The eliminator is paid `percent` of it, rounded up to a cent. The rest is added to the eliminator's own bounty (R-BTY-2).
    Progressive { percent: u32 },
}

/// When bounties are paid (R-BTY-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountySettlement {
    /// Each one at its knock-out.
    Individually,
    /// All that an entry has earned, when the tournament is over.
    AtEnd,
}
