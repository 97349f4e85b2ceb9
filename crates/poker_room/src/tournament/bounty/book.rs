//! The book of bounties of one tournament.

use std::collections::BTreeMap;

use poker_protocol::{BountyReason, Money};
use serde::{Deserialize, Serialize};

use super::entry::BookedEntry;
use super::save::BountiesSave;
use super::shares::{cash_and_rest, equal_shares};
use super::{
    BountyError, BountyForm, BountyPaid, BountyRules, BountySettlement, BountySource, EntryBounty, HouseBounty, HouseBountyKind, KnockOut,
    UnsoundBounties,
};
use crate::tournament::EntryId;
use crate::tournament::marked::Marked;

/// The bounties of one tournament: the own bounty of each entry, and what is earned but not paid. What it holds is always the sum of both,
/// and zero once the tournament is over. Money of the house goes to players directly.
///
/// The methods that return payments expect that these are carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BountiesSave", into = "BountiesSave")]
pub struct Bounties {
    pub(super) rules: BountyRules,
    pub(super) entries: BTreeMap<EntryId, BookedEntry>,
    /// What is earned but not paid: empty between two calls unless bounties are settled at the end.
    pub(super) earned: BTreeMap<(EntryId, BountyReason), Money>,
    pub(super) paid_in: Money,
    pub(super) paid_out: Money,
    /// The entries of which something may have changed.
    pub(super) changed: Marked<EntryId>,
}

impl Bounties {
    /// An empty book.
    #[must_use]
    pub fn new(rules: BountyRules) -> Self {
        Self {
            rules,
            entries: BTreeMap::new(),
            earned: BTreeMap::new(),
            paid_in: Money::ZERO,
            paid_out: Money::ZERO,
            changed: Marked::default(),
        }
    }

    /// The own bounty of an entry; zero if it is out.
    #[must_use]
    pub fn own(&self, entry: EntryId) -> Money {
        self.entries.get(&entry).map_or(Money::ZERO, |booked| booked.own)
    }

    /// The entry with the VIP bounty that is in or may come back (R-BTY-3).
    #[must_use]
    pub fn vip(&self) -> Option<EntryId> {
        let is_vip =
            |booked: &BookedEntry| (booked.is_in() || booked.may_return()) && booked.house_kinds().any(|kind| kind == HouseBountyKind::Vip);
        self.entries.iter().find(|(_, booked)| is_vip(booked)).map(|(&entry, _)| entry)
    }

    /// The kinds of bounties that the house pays for an entry, also if it is out.
    #[must_use]
    pub fn house_kinds(&self, entry: EntryId) -> Vec<HouseBountyKind> {
        self.entries.get(&entry).map(|booked| booked.house_kinds().collect()).unwrap_or_default()
    }

    /// Sets or takes away a bounty that the house pays for an entry.
    ///
    /// # Errors
    /// If the entry is not in.
    pub fn set_house(&mut self, entry: EntryId, bounty: HouseBounty, on: bool) -> Result<(), BountyError> {
        self.entry_in(entry)?.set_house(bounty, on);
        Ok(())
    }

    /// The money of players that the book holds.
    #[must_use]
    pub fn holds(&self) -> Money {
        self.paid_in.saturating_sub(self.paid_out)
    }

    /// Whether the book holds exactly the own bounties and what is earned but not paid. False only if there is a bug.
    #[must_use]
    pub fn check(&self) -> bool {
        let own: Money = self.entries.values().map(|booked| booked.own).sum();
        let earned: Money =
            self.earned.iter().filter(|((_, kind), _)| BountySource::of(*kind) == BountySource::Pool).map(|(_, &amount)| amount).sum();
        self.paid_in.checked_sub(self.paid_out) == own.checked_add(earned)
    }

    /// Enters a player, who pays the own bounty.
    ///
    /// # Errors
    /// If the entry is known, or the bounties would overflow.
    pub fn enter(&mut self, entry: EntryId, bounty: EntryBounty) -> Result<(), BountyError> {
        if self.entries.contains_key(&entry) {
            return Err(BountyError::EnteredTwice(entry));
        }
        self.pay_in(bounty.own)?;
        self.changed.mark(entry);
        self.entries.insert(entry, BookedEntry::new(bounty));
        Ok(())
    }

    /// Takes out an entry that nobody has knocked out, because its player un-registers or is disqualified. Returns its own bounty, which
    /// the caller refunds or confiscates.
    ///
    /// # Errors
    /// If the entry is not in.
    pub fn withdraw(&mut self, entry: EntryId) -> Result<Money, BountyError> {
        let own = self.entry_in(entry)?.take_out();
        self.pay_out(own);
        Ok(own)
    }

    /// Pays the bounties on a player who has lost all chips. If the player may return, the VIP bounty waits for [`Self::stay_out()`],
    /// unless the rules pay it before a rebuy (R-BTY-3).
    ///
    /// # Errors
    /// If the victim or an eliminator is not in, or there is no eliminator, one twice, or the victim itself.
    pub fn knock_out(&mut self, knock_out: &KnockOut<'_>) -> Result<Vec<BountyPaid>, BountyError> {
        let &KnockOut { victim, by, may_return } = knock_out;
        self.check_eliminators(victim, by)?;
        let vip_waits = may_return && !self.rules.vip_before_rebuy;
        let booked = self.entry_in(victim)?;
        let own = booked.take_out();
        let from_house = booked.house_pays(by, |kind| !vip_waits || kind != HouseBountyKind::Vip);
        if may_return {
            booked.offer_return(if vip_waits { by } else { &[] });
        }
        for (to, share) in equal_shares(own, by) {
            self.pay_share(to, share);
        }
        self.earn(from_house);
        Ok(self.settle())
    }

    /// Takes the own bounty of a player who has lost all chips, where nobody is left who has won them: all eliminators have been taken out
    /// since the end of the hand. The caller keeps it for the house.
    ///
    /// # Errors
    /// If the victim is not in.
    pub fn knock_out_by_nobody(&mut self, victim: EntryId, may_return: bool) -> Result<Money, BountyError> {
        let own = self.withdraw(victim)?;
        if may_return && let Some(booked) = self.entry_mut(victim) {
            booked.offer_return(&[]);
        }
        Ok(own)
    }

    /// Whether an entry is in, so that it can earn bounties.
    #[must_use]
    pub fn is_in(&self, entry: EntryId) -> bool {
        self.entries.get(&entry).is_some_and(BookedEntry::is_in)
    }

    /// A player buys a new stack, either after a knock-out or with chips left. `bounty` is the part of the price that is added to the
    /// player's own bounty. A VIP bounty that waits is not paid (R-BTY-3).
    ///
    /// # Errors
    /// If the entry is out for good, or the bounties would overflow.
    pub fn rebuy(&mut self, entry: EntryId, bounty: Money) -> Result<(), BountyError> {
        if !self.entries.get(&entry).is_some_and(|booked| booked.is_in() || booked.may_return()) {
            return Err(BountyError::NotIn(entry));
        }
        self.pay_in(bounty)?;
        if let Some(booked) = self.entry_mut(entry) {
            booked.come_back();
            booked.add_own(bounty);
        }
        Ok(())
    }

    /// The player of the knocked-out entry `old` enters again as `new` and pays a new own bounty (R-BTY-8). A VIP bounty that waits is not
    /// paid (R-BTY-3).
    ///
    /// # Errors
    /// If `old` is unknown or still in, if `new` is known, or if the bounties would overflow.
    pub fn re_enter(&mut self, old: EntryId, new: EntryId, bounty: EntryBounty) -> Result<(), BountyError> {
        match self.entries.get(&old) {
            None => return Err(BountyError::NotIn(old)),
            Some(booked) if booked.is_in() => return Err(BountyError::StillIn(old)),
            Some(_) => self.enter(new, bounty)?,
        }
        if let Some(booked) = self.entry_mut(old) {
            booked.take_out();
        }
        Ok(())
    }

    /// The player of a knocked-out entry can no longer come back: the last offer was declined or has ended. Pays the VIP bounty that has
    /// waited for it.
    ///
    /// # Errors
    /// If the entry has no open offer.
    pub fn stay_out(&mut self, entry: EntryId) -> Result<Vec<BountyPaid>, BountyError> {
        let booked = self.entry_mut(entry).filter(|booked| booked.may_return()).ok_or(BountyError::NoOffer(entry))?;
        let paid = booked.end_offer();
        self.earn(paid);
        Ok(self.settle())
    }

    /// Combines two entries of a player: the bounties on `from` are added to those on `into` (R-BTY-8).
    ///
    /// # Errors
    /// If they are the same or one is not in.
    pub fn combine(&mut self, from: EntryId, into: EntryId) -> Result<(), BountyError> {
        if from == into {
            return Err(BountyError::CombinedWithItself(from));
        }
        self.entry_in(into)?;
        let combined = self.entry_in(from)?;
        let (own, house) = (combined.take_out(), combined.take_house());
        self.entry_in(into)?.add(own, house);
        Ok(())
    }

    /// The tournament is over: each player left is paid the own bounty, and what is earned is paid. Offers to come back end.
    pub fn finish(&mut self) -> Vec<BountyPaid> {
        self.close(BountyReason::Own)
    }

    /// The tournament is cancelled after its start: each player left is paid the own bounty (R-CAN-7), and what is earned is paid. Before
    /// the start each entry is taken out with [`Self::withdraw()`] instead, because it is refunded as a whole (R-CAN-1).
    pub fn cancel(&mut self) -> Vec<BountyPaid> {
        self.close(BountyReason::Cancelled)
    }

    fn close(&mut self, kind: BountyReason) -> Vec<BountyPaid> {
        let mut due = Vec::new();
        for (&to, booked) in &mut self.entries {
            due.extend(booked.end_offer());
            due.push(BountyPaid { from: None, to, amount: booked.take_out(), kind });
            self.changed.mark(to);
        }
        self.earn(due);
        self.pay_earned()
    }

    fn entry_in(&mut self, entry: EntryId) -> Result<&mut BookedEntry, BountyError> {
        self.entry_mut(entry).filter(|booked| booked.is_in()).ok_or(BountyError::NotIn(entry))
    }

    fn entry_mut(&mut self, entry: EntryId) -> Option<&mut BookedEntry> {
        self.changed.mark(entry);
        self.entries.get_mut(&entry)
    }

    fn check_eliminators(&mut self, victim: EntryId, by: &[EntryId]) -> Result<(), BountyError> {
        self.entry_in(victim)?;
        let twice = by.iter().enumerate().any(|(place, entry)| by.iter().take(place).any(|other| other == entry));
        if by.is_empty() || twice || by.contains(&victim) {
            return Err(BountyError::BadEliminators(victim));
        }
        by.iter().try_for_each(|&entry| self.entry_in(entry).map(drop))
    }

    /// Gives an eliminator a share of an own bounty.
    fn pay_share(&mut self, to: EntryId, share: Money) {
        let (amount, rest) = match self.rules.form {
            BountyForm::Regular => (share, Money::ZERO),
            BountyForm::Progressive { percent } => cash_and_rest(share, percent),
        };
        self.earn([BountyPaid { from: None, to, amount, kind: BountyReason::Knockout }]);
        if let Some(booked) = self.entry_mut(to) {
            booked.add_own(rest);
        }
    }

    fn earn(&mut self, bounties: impl IntoIterator<Item = BountyPaid>) {
        for BountyPaid { from: _, to, amount, kind } in bounties {
            if !amount.is_zero() {
                self.changed.mark(to);
                let earned = self.earned.entry((to, kind)).or_default();
                *earned = [*earned, amount].into_iter().sum();
            }
        }
    }

    fn settle(&mut self) -> Vec<BountyPaid> {
        match self.rules.settlement {
            BountySettlement::Individually => self.pay_earned(),
            BountySettlement::AtEnd => Vec::new(),
        }
    }

    fn pay_earned(&mut self) -> Vec<BountyPaid> {
        let earned = std::mem::take(&mut self.earned);
        earned.keys().for_each(|&(to, _)| self.changed.mark(to));
        let paid: Vec<BountyPaid> = earned.into_iter().map(|((to, kind), amount)| BountyPaid { from: None, to, amount, kind }).collect();
        let from_pool = paid.iter().filter(|bounty| BountySource::of(bounty.kind) == BountySource::Pool);
        self.pay_out(from_pool.map(|bounty| bounty.amount).sum());
        paid
    }

    /// Adds to what players have paid in. No sum of own bounties can overflow after it.
    fn pay_in(&mut self, amount: Money) -> Result<(), BountyError> {
        self.paid_in = self.paid_in.checked_add(amount).ok_or(BountyError::Overflow)?;
        Ok(())
    }

    fn pay_out(&mut self, amount: Money) {
        self.paid_out = [self.paid_out, amount].into_iter().sum();
    }
}

impl TryFrom<BountiesSave> for Bounties {
    type Error = UnsoundBounties;

    fn try_from(save: BountiesSave) -> Result<Self, UnsoundBounties> {
        let rows = (save.entries.len(), save.earned.len());
        let book = Self {
            rules: save.rules,
            entries: save.entries.into_iter().collect(),
            earned: save.earned.into_iter().map(|BountyPaid { from: _, to, amount, kind }| ((to, kind), amount)).collect(),
            paid_in: save.paid_in,
            paid_out: save.paid_out,
            changed: Marked::default(),
        };
        let named_twice = rows != (book.entries.len(), book.earned.len());
        if named_twice || !book.check() { Err(UnsoundBounties) } else { Ok(book) }
    }
}

impl From<Bounties> for BountiesSave {
    fn from(book: Bounties) -> Self {
        Self {
            rules: book.rules,
            entries: book.entries.into_iter().collect(),
            earned: book.earned.into_iter().map(|((to, kind), amount)| BountyPaid { from: None, to, amount, kind }).collect(),
            paid_in: book.paid_in,
            paid_out: book.paid_out,
        }
    }
}
