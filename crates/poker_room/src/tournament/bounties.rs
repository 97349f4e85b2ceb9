//! The bounties of a tournament: entered with each entry, paid with each knock-out.

use poker_protocol::Money;

use super::Tournament;
use super::bounty::{Bounties, BountyError, BountyPaid, EntryBounty, HouseBounty, HouseBountyKind, KnockOut};
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::table::Busted;

impl Tournament {
    /// Enters a new entry with its own bounty and those that the house pays.
    pub(super) fn enter_bounties(&mut self, entry: EntryId, house: &[HouseBountyKind]) -> Result<(), BountyError> {
        let (Some(bounties), Some(prices)) = (&mut self.bounties, &self.terms.bounties) else { return Ok(()) };
        let amount = |kind| match kind {
            HouseBountyKind::Vip => prices.vip,
            HouseBountyKind::Listed => prices.listed,
            HouseBountyKind::Pro => prices.pro,
        };
        let house = house.iter().map(|&kind| HouseBounty { kind, amount: amount(kind) }).filter(|bounty| !bounty.amount.is_zero());
        bounties.enter(entry, EntryBounty { own: prices.own, house: house.collect() })
    }

    /// Takes the bounties of an entry back that has not played. The caller refunds them with the entry.
    pub(super) fn withdraw_bounties(&mut self, entry: EntryId) {
        if let Some(bounties) = &mut self.bounties {
            let _refunded = bounties.withdraw(entry);
        }
    }

    /// Pays the bounties on a player who is out.
    pub(super) fn pay_bounties(&mut self, out: &Busted) {
        let knock_out = KnockOut { victim: out.entry, by: &out.by, may_return: false };
        let paid = self.bounties.as_mut().and_then(|bounties| bounties.knock_out(&knock_out).ok());
        self.tell_bounties(paid.unwrap_or_default());
    }

    /// Pays what is left: those who have not been knocked out get their own bounties (R-BTY-2).
    pub(super) fn finish_bounties(&mut self) {
        let paid = self.bounties.as_mut().map(Bounties::finish);
        self.tell_bounties(paid.unwrap_or_default());
    }

    fn tell_bounties(&mut self, paid: Vec<BountyPaid>) {
        self.outputs.extend(paid.into_iter().map(TournamentOutput::Bounty));
    }

    /// The own bounty of an entry; zero if it is out or there are none.
    #[must_use]
    pub fn bounty_of(&self, entry: EntryId) -> Money {
        self.bounties.as_ref().map_or(Money::ZERO, |bounties| bounties.own(entry))
    }
}
