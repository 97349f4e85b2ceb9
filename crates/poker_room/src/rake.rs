//! What the house takes from a pot, R-RAKE-1 to 6.

use poker_rules::Chips;

use crate::rulebook::Rounding;

/// What a table rakes: a stake's row with the rules around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RakeTerms {
    /// Hundredths of a percent of the pot.
    pub percent_bp: u32,
    /// Most rake of one hand.
    pub cap: Chips,
    /// Rounding of the percentage.
    pub rounding: Rounding,
    /// Least rake of a raked hand.
    pub minimum: Chips,
    /// No rake without a flop.
    pub no_flop_no_drop: bool,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Vec<u8>,
}

/// Hundredths of a percent in a whole.
const WHOLE_BP: u128 = 10_000;

/// The rake of a pot from which unmatched bets have gone back (R-RAKE-6): percentage, rounding, cap, minimum.
#[must_use]
pub fn rake(pot: Chips, flop_seen: bool, dealt_in: u8, terms: &RakeTerms) -> Chips {
    if pot.is_zero() || terms.percent_bp == 0 || (terms.no_flop_no_drop && !flop_seen) {
        return Chips::ZERO;
    }
    let parts = u128::from(pot.get()) * u128::from(terms.percent_bp);
    let rounded = match terms.rounding {
        Rounding::Nearest => (parts + WHOLE_BP / 2) / WHOLE_BP,
        Rounding::Up => parts.div_ceil(WHOLE_BP),
    };
    // R-RAKE-5: half a chip of a halved cap is dropped, a cap is the most.
    let cap = if terms.halve_cap_for.contains(&dealt_in) { terms.cap.split(2).0 } else { terms.cap };
    let capped = Chips::new(u64::try_from(rounded).unwrap_or(u64::MAX)).min(cap);
    capped.max(terms.minimum).min(pot)
}
