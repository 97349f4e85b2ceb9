//! A book of bounties with short words.

use poker_protocol::{BountyReason, Money};

use crate::{
    Bounties, BountyForm, BountyPaid, BountyRules, BountySettlement, EntryBounty, EntryId, HouseBounty, HouseBountyKind, KnockOut,
};

pub(super) const A: EntryId = EntryId(1);
pub(super) const B: EntryId = EntryId(2);
pub(super) const C: EntryId = EntryId(3);
pub(super) const D: EntryId = EntryId(4);

pub(super) const REGULAR: BountyRules =
    BountyRules { form: BountyForm::Regular, settlement: BountySettlement::Individually, vip_before_rebuy: false };
pub(super) const PROGRESSIVE: BountyRules = BountyRules { form: BountyForm::Progressive { percent: 50 }, ..REGULAR };

pub(super) fn own(cents: u64) -> EntryBounty {
    EntryBounty { own: Money::new(cents), house: Vec::new() }
}

pub(super) fn with_house(cents: u64, house: &[(HouseBountyKind, u64)]) -> EntryBounty {
    let house = house.iter().map(|&(kind, amount)| HouseBounty { kind, amount: Money::new(amount) }).collect();
    EntryBounty { own: Money::new(cents), house }
}

/// A book with entries A, B, C … and these own bounties.
pub(super) fn book(rules: BountyRules, cents: &[u64]) -> Bounties {
    let mut book = Bounties::new(rules);
    for (entry, &cents) in (1..).map(EntryId).zip(cents) {
        book.enter(entry, own(cents)).unwrap();
    }
    book
}

pub(super) fn paid(to: EntryId, cents: u64, kind: BountyReason) -> BountyPaid {
    BountyPaid { from: None, to, amount: Money::new(cents), kind }
}

impl Bounties {
    /// `by` knock `victim` out for good.
    pub(super) fn out(&mut self, victim: EntryId, by: &[EntryId]) -> Vec<BountyPaid> {
        self.knock_out(&KnockOut { victim, by, may_return: false }).unwrap()
    }

    /// `by` knock `victim` out, who may come back.
    pub(super) fn bust(&mut self, victim: EntryId, by: &[EntryId]) -> Vec<BountyPaid> {
        self.knock_out(&KnockOut { victim, by, may_return: true }).unwrap()
    }

    pub(super) fn owns(&self, entries: &[EntryId]) -> Vec<u64> {
        entries.iter().map(|&entry| self.own(entry).hundredths()).collect()
    }
}
