//! The rake of a hand: each player's share of the pot is raked by the player's own plan (R-PLAN-4).

use poker_protocol::{PlanId, RakeTiming};
use poker_rules::{Chips, Hand, Seat};

use super::exchange::{chips_for, money_for};
use super::table::CashTable;
use crate::rulebook::PRINTED;
use crate::{PotShare, RakeTerms, rake, rake_of};

/// The rake of the pot of a cash table whose players all pay the printed percentage.
#[must_use]
pub fn pot_rake(pot: Chips, flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Chips {
    chips_for(rake(money_for(pot), flop_seen, dealt_in, terms))
}

impl CashTable {
    /// Sets the rake plan of a player, from the next rake on.
    pub fn set_plan(&mut self, seat: Seat, plan: PlanId) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().plan = plan;
        }
    }

    /// Whether rake is taken at the beginning of each street (R-RAKE-7).
    pub(super) fn rakes_streets(&self) -> bool {
        self.rules.cash.rake.as_ref().is_some_and(|terms| terms.timing == RakeTiming::EachStreet)
    }

    /// The total rake of the hand in progress for what has been bet so far.
    pub(super) fn rake_due(&self) -> Chips {
        self.table.hand().map_or(Chips::ZERO, |hand| self.rake_due_of(hand))
    }

    /// The total rake of a hand of the players here for what has been bet so far.
    pub(super) fn rake_due_of(&self, hand: &Hand) -> Chips {
        let Some(terms) = &self.rules.cash.rake else { return Chips::ZERO };
        let shares: Vec<PotShare> = hand
            .setup()
            .seats
            .iter()
            .map(|dealt| PotShare {
                // Includes dead posts.
                amount: money_for(dealt.stack.saturating_sub(hand.stack(dealt.seat))),
                plan: self.seated(dealt.seat).map_or(PRINTED, |seated| seated.own().plan),
            })
            .collect();
        chips_for(rake_of(&shares, hand.flop_seen(), hand.dealt_in().len(), terms))
    }
}
