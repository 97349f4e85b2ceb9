//! What the house takes from a pot, R-RAKE-1 to 7 and R-PLAN-4.

use poker_protocol::{Money, PlanId};

use crate::rulebook::{BelowMinimum, PRINTED, RakeTerms, Rounding};

/// What a player has in the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotShare {
    /// How much, unmatched bets returned.
    pub amount: Money,
    /// The plan the player is on.
    pub plan: PlanId,
}

/// Hundredths of a percent in a whole.
const WHOLE_BP: u128 = 10_000;

/// The rake of a pot among players who all pay the printed percentage.
#[must_use]
pub fn rake(pot: Money, flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Money {
    rake_of(&[PotShare { amount: pot, plan: PRINTED }], flop_seen, dealt_in, terms)
}

/// The rake of a pot from which unmatched bets have gone back (R-RAKE-6): percentage, rounding, cap, minimum.
///
/// Each player's share of the pot is raked as the whole pot would be on that player's plan; the sum is rounded once (R-PLAN-4).
#[must_use]
pub fn rake_of(shares: &[PotShare], flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Money {
    let pot: Money = shares.iter().map(|share| share.amount).sum();
    if terms.no_flop_no_drop && !flop_seen {
        return Money::ZERO;
    }
    // R-RAKE-5: half a hundredth of a halved cap is dropped, a cap is the most.
    let cap = if terms.halve_cap_for.contains(&dealt_in) { terms.cap.halved() } else { terms.cap };
    let parts: u128 = shares.iter().fold(0, |sum: u128, share| sum.saturating_add(parts_of(*share, pot, cap, terms)));
    let whole = u128::from(pot.hundredths()) * WHOLE_BP;
    if parts == 0 || (terms.below_minimum == BelowMinimum::NoRake && parts < u128::from(terms.minimum.hundredths()).saturating_mul(whole)) {
        return Money::ZERO;
    }
    let rounded = match terms.rounding {
        Rounding::Nearest => parts.saturating_add(whole / 2) / whole,
        Rounding::Up => parts.div_ceil(whole),
    };
    Money::new(u64::try_from(rounded).unwrap_or(u64::MAX)).max(terms.minimum).min(cap).min(pot)
}

/// A player's part of the rake, in parts of a hundredth so small that `pot * WHOLE_BP` of them are one: no fraction is lost before the rounding.
/// Capping before it comes to the same as after, since a cap is whole. No cap of a rulebook is so large that this overflows.
fn parts_of(share: PotShare, pot: Money, cap: Money, terms: &RakeTerms) -> u128 {
    let percent_bp = terms.plan_percent_bp.get(&share.plan).copied().unwrap_or(terms.percent_bp);
    let of_pot = (u128::from(pot.hundredths()) * u128::from(percent_bp)).min(u128::from(cap.hundredths()) * WHOLE_BP);
    u128::from(share.amount.hundredths()).saturating_mul(of_pot)
}
