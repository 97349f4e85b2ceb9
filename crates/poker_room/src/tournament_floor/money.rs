//! The money of a tournament: what enters it, and what leaves it.

use poker_protocol::{Money, PlayerId, TournamentId};

use crate::ledger::Fund;
use crate::rulebook::EntryPrice;
use crate::tournament::TournamentTerms;
use crate::{Account, Movement, Reason};

/// What an entry, a rebuy or an add-on costs, by what it is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shares {
    pub prizes: Money,
    pub bounties: Money,
    pub fees: Money,
}

impl Shares {
    /// The parts of the price of an entry or a rebuy.
    pub(super) fn of_entry(terms: &TournamentTerms, price: EntryPrice) -> Self {
        let bounties = terms.own_bounty_at(price.buy_in);
        let inside = bounties.saturating_sub(terms.extra_bounty_at(price.buy_in));
        Self { prizes: price.buy_in.saturating_sub(inside), bounties, fees: price.fee }
    }

    /// The parts of the price of an add-on, which has no bounty.
    pub(super) fn of_chips(price: EntryPrice) -> Self {
        Self { prizes: price.buy_in, bounties: Money::ZERO, fees: price.fee }
    }

    /// The parts of the price of what a player buys for an entry: a rebuy has the own bounty of a new entry, an add-on has none.
    pub(super) fn of_purchase(terms: &TournamentTerms, price: EntryPrice, reason: Reason) -> Self {
        if reason == Reason::TournamentRebuy { Self::of_entry(terms, price) } else { Self::of_chips(price) }
    }

    /// What the player pays.
    pub(super) fn total(self) -> Money {
        [self.prizes, self.bounties, self.fees].iter().sum()
    }

    /// The movements with which a player pays. The statement has one entry for the whole price.
    pub(super) fn paid_by(self, player: PlayerId, tournament: TournamentId, reason: Reason) -> [Movement; 3] {
        let account = |fund| Account::Tournament(tournament, fund);
        let prizes = account(Fund::Prizes);
        let share = |fund, amount| Movement { from: prizes, to: account(fund), amount, reason: Reason::TournamentShares };
        [
            Movement { from: Account::Balance(player), to: prizes, amount: self.total(), reason },
            share(Fund::Bounties, self.bounties),
            share(Fund::Fees, self.fees),
        ]
    }

    /// The movements with which a player gets all of it back.
    pub(super) fn given_back_to(self, player: PlayerId, tournament: TournamentId) -> [Movement; 3] {
        let account = |fund| Account::Tournament(tournament, fund);
        let prizes = account(Fund::Prizes);
        let share = |fund, amount| Movement { from: account(fund), to: prizes, amount, reason: Reason::TournamentShares };
        [
            share(Fund::Bounties, self.bounties),
            share(Fund::Fees, self.fees),
            Movement { from: prizes, to: Account::Balance(player), amount: self.total(), reason: Reason::TournamentRefund },
        ]
    }
}
