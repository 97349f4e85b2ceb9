//! Deals at the final table: what is proposed, and how far the talks have come (R-PRZ-5).

use poker_protocol::{DealKind, Money, ProposalId};
use serde::{Deserialize, Serialize};

use super::entry_id::EntryId;
use super::payout::{DealShares, PossibleDeals};
use crate::Now;

/// How players at the final table make deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealTerms {
    /// How long all have to agree to a proposal, milliseconds.
    pub answer_ms: u32,
    /// The only kind of deal that can be proposed; `None` if any kind can (R-UI-11).
    #[serde(default)]
    pub only: Option<DealKind>,
}

impl DealTerms {
    /// The kinds of deals that can be proposed.
    #[must_use]
    pub fn kinds(&self) -> Vec<DealKind> {
        match self.only {
            Some(kind) => vec![kind],
            None => vec![DealKind::Equal, DealKind::ByStacks, DealKind::Icm],
        }
    }
}

/// A player's answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealAnswer {
    Agree,
    /// Ends the talks, also for a player who has agreed before. The one who has proposed the deal withdraws it.
    Decline,
}

/// How the talks about a deal have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealEnd {
    /// All have agreed; the tournament ends.
    Agreed,
    Declined {
        by: EntryId,
    },
    Withdrawn,
    /// Not all have agreed in time.
    Expired,
    /// Who is in, or present, has changed.
    Changed,
}

/// A deal that is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealProposal {
    pub deal: ProposalId,
    pub by: EntryId,
    pub kind: DealKind,
    /// The players who are left, in the order of their seats.
    pub entries: Vec<EntryId>,
    /// What each of them would get under each kind of deal, in the same order.
    pub shares: PossibleDeals,
    /// When the talks end without an agreement.
    pub until: Now,
}

impl DealProposal {
    /// What is proposed.
    #[must_use]
    pub fn proposed(&self) -> &DealShares {
        match self.kind {
            DealKind::Equal => &self.shares.equal,
            DealKind::ByStacks => &self.shares.by_stacks,
            DealKind::Icm => &self.shares.icm,
        }
    }

    /// What the player of an entry would get; nothing if the entry is not in the deal.
    #[must_use]
    pub fn share(&self, entry: EntryId) -> Money {
        let at = self.entries.iter().position(|&of| of == entry);
        at.and_then(|at| self.proposed().shares.get(at).copied()).unwrap_or_default()
    }
}

/// The talks about deals at a final table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DealTalks {
    /// The number of deals that were proposed.
    pub count: u32,
    /// The level at which each player has last proposed a deal: one each, so that nobody holds up the play for long.
    pub proposed_at: Vec<(EntryId, u32)>,
    pub state: DealState,
}

/// How far the talks have come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum DealState {
    /// Nobody proposes a deal.
    #[default]
    Nothing,
    /// A player will propose a deal when the hand in progress is over, with the stacks of then.
    Asked { deal: ProposalId, by: EntryId, kind: DealKind },
    /// Waits for answers.
    Open { proposal: Box<DealProposal>, agreed: Vec<EntryId> },
    /// All have agreed.
    Agreed(Box<DealProposal>),
}

impl DealTalks {
    /// Whether a deal is proposed when the hand in progress is over.
    pub(super) fn is_asked(&self) -> bool {
        matches!(self.state, DealState::Asked { .. })
    }

    /// Whether a deal waits for answers.
    pub(super) fn is_open(&self) -> bool {
        self.until().is_some()
    }

    /// When the talks end without an agreement.
    pub(super) fn until(&self) -> Option<Now> {
        match &self.state {
            DealState::Open { proposal, .. } => Some(proposal.until),
            DealState::Nothing | DealState::Asked { .. } | DealState::Agreed(_) => None,
        }
    }

    /// The deal that is talked about, and the player who has proposed it.
    pub(super) fn current(&self) -> Option<(ProposalId, EntryId)> {
        match &self.state {
            DealState::Asked { deal, by, .. } => Some((*deal, *by)),
            DealState::Open { proposal, .. } => Some((proposal.deal, proposal.by)),
            DealState::Nothing | DealState::Agreed(_) => None,
        }
    }
}
