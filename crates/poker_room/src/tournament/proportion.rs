//! Multi-buy-in: the player chooses the buy-in, and fee, stack and own bounty are in proportion to it (R-REG-11).

use poker_protocol::Money;
use poker_rules::Chips;

use super::terms::TournamentTerms;
use crate::rulebook::EntryPrice;

impl TournamentTerms {
    /// The price of an entry with this buy-in, its fee rounded down to a hundredth; `None` if a player cannot choose the buy-in.
    #[must_use]
    pub fn price_at(&self, buy_in: Money) -> Option<EntryPrice> {
        let chosen = self.buy_ins.is_some_and(|range| (range.least..=range.most).contains(&buy_in));
        (chosen || buy_in == self.entry.buy_in)
            .then(|| EntryPrice { buy_in, fee: Money::new(self.in_proportion(self.entry.fee.hundredths(), buy_in)) })
    }

    /// The stack of an entry with this buy-in where the usual one is `usual`: in whole chips, rounded down.
    pub(super) fn stack_at(&self, usual: Chips, buy_in: Money) -> Chips {
        Chips::new(self.in_proportion(usual.get(), buy_in))
    }

    /// The own bounty of an entry with this buy-in, rounded down to a hundredth; zero if there are no bounties.
    #[must_use]
    pub fn own_bounty_at(&self, buy_in: Money) -> Money {
        self.bounties.map_or(Money::ZERO, |prices| Money::new(self.in_proportion(prices.own.hundredths(), buy_in)))
    }

    /// The part of the buy-in that is the entry's own bounty.
    pub(super) fn bounty_in(&self, buy_in: Money) -> Money {
        let part = self.bounties.is_some_and(|prices| prices.part_of_buy_in);
        if part { self.own_bounty_at(buy_in) } else { Money::ZERO }
    }

    /// The own bounty of an entry with this buy-in, if it is paid besides the buy-in (R-BTY-4).
    #[must_use]
    pub fn extra_bounty_at(&self, buy_in: Money) -> Money {
        let besides = self.bounties.is_some_and(|prices| !prices.part_of_buy_in);
        if besides { self.own_bounty_at(buy_in) } else { Money::ZERO }
    }

    fn in_proportion(&self, usual: u64, buy_in: Money) -> u64 {
        if self.buy_ins.is_none() {
            // A player on a rake plan may pay less for the same stack (R-PLAN-5).
            return usual;
        }
        let base = u128::from(self.entry.buy_in.hundredths());
        let scaled = (u128::from(usual) * u128::from(buy_in.hundredths())).checked_div(base);
        scaled.map_or(usual, |scaled| u64::try_from(scaled).unwrap_or(u64::MAX))
    }
}
