//! What the entries of a tournament were paid, and what that must add up to.

use std::collections::BTreeSet;

use poker_protocol::Money;
use poker_rules::Chips;

use crate::rulebook::RefundedFees;
use crate::tournament::{Entrant, EntryId, EntryState, PaidWith, PrizeDivision, Tournament};

/// Entries that were paid and not taken back.
pub(super) struct Bought<'a> {
    tournament: &'a Tournament,
    withdrawn: &'a BTreeSet<EntryId>,
    /// What first phases have left of their pools.
    carried: Money,
}

impl<'a> Bought<'a> {
    pub(super) fn new(tournament: &'a Tournament, withdrawn: &'a BTreeSet<EntryId>, carried: Money) -> Self {
        Self { tournament, withdrawn, carried }
    }

    fn entrants(&self) -> impl Iterator<Item = &'a Entrant> {
        let entrants = (0..).map(EntryId).zip(self.tournament.entrants());
        entrants.filter(|(entry, _)| !self.withdrawn.contains(entry)).map(|(_, entrant)| entrant)
    }

    /// All chips that were bought or brought from first phases. `stack` is that of an entry at the usual buy-in.
    pub(super) fn chips(&self, stack: Chips) -> Chips {
        let terms = self.tournament.terms();
        let add_on = terms.rebuys.and_then(|rules| rules.add_on).map_or(0, |add_on| add_on.chips.get());
        let usual = terms.entry.buy_in.hundredths();
        let chips = self.entrants().map(|entrant| {
            if entrant.paid.with == PaidWith::Carried {
                return entrant.stack.unwrap().get();
            }
            let (first, bought) = (entrant.paid.price.buy_in.hundredths(), entrant.purchases);
            stack.get() * first / usual + stack.get() * u64::from(bought.rebuys) + add_on * u64::from(bought.added_on)
        });
        Chips::new(chips.sum())
    }

    /// All own bounties that were paid in.
    pub(super) fn bounties(&self) -> Money {
        let terms = self.tournament.terms();
        let Some(own) = terms.bounties.map(|prices| prices.own.hundredths()) else { return Money::ZERO };
        let usual = terms.entry.buy_in.hundredths();
        let bounties =
            self.entrants().map(|entrant| own * entrant.paid.price.buy_in.hundredths() / usual + own * u64::from(entrant.purchases.rebuys));
        Money::new(bounties.sum())
    }

    /// What was paid for the prizes, and what first phases have left.
    pub(super) fn collected(&self) -> Money {
        let part_of_buy_in = self.tournament.terms().bounties.is_some_and(|prices| prices.part_of_buy_in);
        let bounties = if part_of_buy_in { self.bounties() } else { Money::ZERO };
        let buy_ins = self.entrants().flat_map(|entrant| [entrant.paid.price.buy_in, entrant.purchases.more.buy_in]);
        [buy_ins.sum::<Money>().saturating_sub(bounties), self.carried].iter().sum()
    }

    /// The prize pool of these entries: what was collected, or the guarantee if that is more, and what the house adds (R-PRZ-2, R-PRZ-3); of
    /// a HexaPro game the multiplier times one buy-in (R-HEX-1).
    pub(super) fn pool(&self) -> Money {
        let terms = self.tournament.terms();
        if let PrizeDivision::Drawn(family) = &terms.prizes.division {
            return family.drawn(self.tournament.drawn().unwrap().number).unwrap().pool(terms.entry.buy_in).unwrap();
        }
        [self.collected().max(terms.prizes.guarantee), terms.prizes.added].iter().sum()
    }

    /// The fees of an entry that a cancellation gives back, and of those that were combined with it: before the beginning those of the
    /// entries, then as the rulebook says (R-CAN-2).
    pub(super) fn refunded_fee(&self, entry: EntryId, in_play: bool) -> Money {
        let all = in_play && self.tournament.terms().cancellation.fees.is == RefundedFees::All;
        let entries = (0..).map(EntryId).zip(self.tournament.entrants());
        let combined = entries.filter(|&(of, _)| self.stack_with(of) == entry);
        let fees = combined.flat_map(|(_, entrant)| [entrant.paid.price.fee, if all { entrant.purchases.more.fee } else { Money::ZERO }]);
        fees.sum()
    }

    /// The entry that has the chips of this one.
    fn stack_with(&self, mut entry: EntryId) -> EntryId {
        while let EntryState::Merged { into } = self.tournament.entrant(entry).unwrap().state {
            entry = into;
        }
        entry
    }
}
