//! What a hand is raked: each player's share of the pot by the player's own plan (R-PLAN-4).

use poker_protocol::{PlanId, RakeTiming};
use poker_rules::{Chips, Hand, Seat};

use super::{CashTable, Phase};
use crate::plan::PRINTED;
use crate::{PotShare, rake_of};

impl CashTable {
    /// Another rake plan, from the next rake on.
    pub fn set_plan(&mut self, seat: Seat, plan: PlanId) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.plan = plan;
        }
    }

    /// Where a street has just begun: what the pot owes by now leaves it, if that is when rake is taken (R-RAKE-7).
    pub(super) fn rake_street(&mut self) {
        let each_street = self.rules.cash.rake.as_ref().is_some_and(|terms| terms.timing == RakeTiming::EachStreet);
        let Some(hand) = self.hand().filter(|hand| each_street && hand.begins_street()) else { return };
        let due = self.rake_due(hand).saturating_sub(hand.rake());
        let Phase::Playing(live) = &mut self.phase else { return };
        let log = &mut self.log;
        // Never more than lies there; a street that could not be raked is raked with the next one, or at the end.
        let _raked = live.hand.take_street_rake(due, &mut |event| log.push(event));
    }

    /// The rake of a hand in all, for what has been bet so far.
    pub(super) fn rake_due(&self, hand: &Hand) -> Chips {
        let Some(terms) = &self.rules.cash.rake else { return Chips::ZERO };
        let shares: Vec<PotShare> = hand
            .setup()
            .seats
            .iter()
            .map(|dealt| PotShare {
                // Dead posts too.
                chips: dealt.stack.saturating_sub(hand.stack(dealt.seat)),
                plan: self.seats[dealt.seat].as_ref().map_or(PRINTED, |seated| seated.plan),
            })
            .collect();
        rake_of(&shares, hand.flop_seen(), hand.dealt_in().len(), terms)
    }
}
