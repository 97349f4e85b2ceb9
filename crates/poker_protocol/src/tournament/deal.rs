//! Deals: the players of the final table share the prizes that are left (R-PRZ-5).

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::entrant::EntrantView;
use crate::{EntryId, Money};

/// The number of a proposal in its tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ProposalId(pub u32);

/// How the remaining prize money is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DealKind {
    /// In equal parts.
    Equal,
    /// In proportion to the stacks.
    ByStacks,
    /// By the independent chip model.
    Icm,
}

/// What each player would get under each kind of deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealTable {
    /// The sum of the remaining prizes, and of each column of the table.
    pub pool: Money,
    /// The lowest remaining prize. A player whose share is less would be sure of more by playing on.
    pub lowest: Money,
    /// The players, in the order of their stacks.
    pub rows: Vec<DealRow>,
}

/// What one player would get.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealRow {
    pub who: EntrantView,
    pub stack: Chips,
    pub equal: Money,
    pub by_stacks: Money,
    pub icm: Money,
}

/// A proposal that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealProposal {
    pub proposal: ProposalId,
    /// The player who made it.
    pub by: EntrantView,
    pub kind: DealKind,
    /// What each player would get. If all agree, they get the shares of `kind`.
    pub table: DealTable,
    /// Those who have agreed, the proposer first.
    pub agreed: Vec<EntryId>,
    /// The time left when the message was made, in milliseconds; `None` without a limit.
    pub left_ms: Option<u32>,
}

/// Why a proposal is no longer open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DealEnd {
    /// The player who made it has withdrawn it.
    Withdrawn,
    /// A player has refused.
    Refused,
    /// The time is over.
    TimeOver,
    /// The stacks or the players are no longer those of the proposal.
    Changed,
}

/// What happens to proposals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealEvent {
    /// A player will propose a deal: at once, or when the hand in progress is over, with the stacks of then.
    Asked { proposal: ProposalId, by: EntrantView, kind: DealKind },
    /// A player proposes a deal.
    Proposed { proposal: DealProposal },
    /// A player has answered.
    Answered { proposal: ProposalId, by: EntryId, agree: bool },
    /// The proposal is no longer open.
    Ended { proposal: ProposalId, why: DealEnd },
    /// All have agreed. Each player's place and prize follow.
    Made { proposal: ProposalId, kind: DealKind },
}
