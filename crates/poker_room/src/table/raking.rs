//! What a hand is raked: each player's share of the pot by the player's own plan (R-PLAN-4).

use poker_protocol::PlanId;
use poker_rules::{Chips, Hand, Seat};

use super::CashTable;
use crate::plan::PRINTED;
use crate::{PotShare, rake_of};

impl CashTable {
    /// Another rake plan, from the next rake on.
    pub fn set_plan(&mut self, seat: Seat, plan: PlanId) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.plan = plan;
        }
    }

    /// The rake of a hand whose betting is over.
    pub(super) fn rake_due(&self, hand: &Hand) -> Chips {
        let Some(terms) = &self.rules.rake else { return Chips::ZERO };
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
