//! The bounties on one entry.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::shares::equal_shares;
use super::{BountyPaid, HouseBounty, HouseBountyKind};
use crate::tournament::EntryId;

/// The bounties on a new entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryBounty {
    /// The part of the entry's price that is its own bounty: of the buy-in (R-BTY-1) or an extra payment, the knockout prize (R-BTY-4).
    pub own: Money,
    /// What the house pays for knocking the player out.
    pub house: Vec<HouseBounty>,
}

/// An entry in the book of bounties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct BookedEntry {
    pub(super) own: Money,
    house: Vec<HouseBounty>,
    state: BountyState,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BountyState {
    In,
    /// Knocked out with an open offer to come back. `by` are the eliminators who wait for the VIP bounty, in the order of their shares.
    MayReturn {
        by: Vec<EntryId>,
    },
    Out,
}

impl BookedEntry {
    pub(super) fn new(bounty: EntryBounty) -> Self {
        Self { own: bounty.own, house: bounty.house, state: BountyState::In }
    }

    pub(super) fn is_in(&self) -> bool {
        self.state == BountyState::In
    }

    pub(super) fn may_return(&self) -> bool {
        matches!(self.state, BountyState::MayReturn { .. })
    }

    pub(super) fn add_own(&mut self, bounty: Money) {
        self.own = [self.own, bounty].into_iter().sum();
    }

    /// Puts the entry out and returns its own bounty.
    pub(super) fn take_out(&mut self) -> Money {
        self.state = BountyState::Out;
        std::mem::take(&mut self.own)
    }

    /// Puts the entry back in.
    pub(super) fn come_back(&mut self) {
        self.state = BountyState::In;
    }

    /// Puts the entry out with an offer to come back. The VIP bounty waits for the answer.
    pub(super) fn offer_return(&mut self, by: &[EntryId]) {
        self.state = BountyState::MayReturn { by: by.to_vec() };
    }

    /// Ends the offer to come back, if there is one, and returns what is now paid for the knock-out.
    pub(super) fn end_offer(&mut self) -> Vec<BountyPaid> {
        match std::mem::replace(&mut self.state, BountyState::Out) {
            BountyState::MayReturn { by } => {
                let paid = self.house_pays(&by, |kind| kind == HouseBountyKind::Vip);
                // A player who enters again after all does not have it any more.
                self.house.retain(|bounty| bounty.kind != HouseBountyKind::Vip);
                paid
            }
            state @ (BountyState::In | BountyState::Out) => {
                self.state = state;
                Vec::new()
            }
        }
    }

    /// What the house pays `by` for the bounties on this entry that are of the `wanted` kinds.
    pub(super) fn house_pays(&self, by: &[EntryId], wanted: impl Fn(HouseBountyKind) -> bool) -> Vec<BountyPaid> {
        let bounties = self.house.iter().filter(|bounty| wanted(bounty.kind));
        let paid = bounties.flat_map(|bounty| {
            equal_shares(bounty.amount, by).map(|(to, amount)| BountyPaid { from: None, to, amount, kind: bounty.kind.into() })
        });
        paid.collect()
    }

    /// Adds the bounties of another entry of the same player (R-BTY-8). The VIP bounty is one bounty on the player and is not added.
    pub(super) fn add(&mut self, other: Money, house: Vec<HouseBounty>) {
        self.add_own(other);
        for bounty in house {
            match self.house.iter_mut().find(|own| own.kind == bounty.kind) {
                Some(own) if own.kind != HouseBountyKind::Vip => own.amount = [own.amount, bounty.amount].into_iter().sum(),
                Some(_) => {}
                None => self.house.push(bounty),
            }
        }
    }

    /// The kinds of bounties that the house pays for the entry.
    pub(super) fn house_kinds(&self) -> impl Iterator<Item = HouseBountyKind> {
        self.house.iter().map(|bounty| bounty.kind)
    }

    /// Sets or takes away a bounty that the house pays. One that is set already stays as it is, because combined entries have a larger one.
    pub(super) fn set_house(&mut self, bounty: HouseBounty, on: bool) {
        let is_set = self.house_kinds().any(|kind| kind == bounty.kind);
        match (is_set, on) {
            (false, true) => self.house.push(bounty),
            (true, false) => self.house.retain(|own| own.kind != bounty.kind),
            (true, true) | (false, false) => {}
        }
    }

    /// Takes the bounties that the house pays off the entry.
    pub(super) fn take_house(&mut self) -> Vec<HouseBounty> {
        std::mem::take(&mut self.house)
    }
}
