//! The rake that the house takes from a pot (R-RAKE-1 to 7, R-PLAN-4).

use poker_protocol::{Money, PlanId};

use crate::rulebook::{BelowMinimum, PRINTED, RakeTerms, Rounding};

/// A player's share of the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotShare {
    /// What the player put in, without unmatched bets that were returned.
    pub amount: Money,
    /// The plan in force for the player.
    pub plan: PlanId,
}

/// A whole has 10,000 basis points.
const WHOLE_BP: u128 = 10_000;

/// The rake of a pot whose players all pay the printed percentage.
#[must_use]
pub fn rake(pot: Money, flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Money {
    rake_of(&[PotShare { amount: pot, plan: PRINTED }], flop_seen, dealt_in, terms)
}

/// The rake of a pot without unmatched bets (R-RAKE-6): percentage, rounding, cap, minimum.
///
/// Each player's share is raked as the whole pot would be under that player's plan. The sum is rounded once (R-PLAN-4).
#[must_use]
pub fn rake_of(shares: &[PotShare], flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Money {
    let pot: Money = shares.iter().map(|share| share.amount).sum();
    if terms.no_flop_no_drop && !flop_seen {
        return Money::ZERO;
    }
    // R-RAKE-5: halving rounds down, because a cap is a maximum.
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

/// A player's part of the rake, counted in units of which `pot * WHOLE_BP` make one hundredth, so that nothing is lost before the rounding.
/// Capping before rounding gives the same as after, because a cap is a whole number of hundredths. No rulebook has a cap so large that this
/// overflows.
fn parts_of(share: PotShare, pot: Money, cap: Money, terms: &RakeTerms) -> u128 {
    let percent_bp = terms.plan_percent_bp.get(&share.plan).copied().unwrap_or(terms.percent_bp);
    let of_pot = (u128::from(pot.hundredths()) * u128::from(percent_bp)).min(u128::from(cap.hundredths()) * WHOLE_BP);
    u128::from(share.amount.hundredths()).saturating_mul(of_pot)
}
