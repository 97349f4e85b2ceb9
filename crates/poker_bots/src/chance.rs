//! Dice and fractions, in parts of a thousand.

use poker_rules::Chips;
use rand::Rng;

pub(crate) const WHOLE: u32 = 1000;

/// A number below `below`, from one draw.
pub(crate) fn below(below: u32, rng: &mut impl Rng) -> u32 {
    // The product's high half; the bias of a few parts in 2^32 is no matter here.
    u32::try_from((u64::from(rng.next_u32()) * u64::from(below)) >> 32).unwrap_or(0)
}

/// True `per_mille` times in a thousand.
pub(crate) fn happens(per_mille: u32, rng: &mut impl Rng) -> bool {
    below(WHOLE, rng) < per_mille
}

/// `value` a little larger or smaller, by at most `whim` parts of a thousand.
pub(crate) fn wander(value: u32, whim: u32, rng: &mut impl Rng) -> u32 {
    let by = below(2 * whim + 1, rng);
    scale(value, (WHOLE + by).saturating_sub(whim))
}

/// `value · factor`, the factor in thousandths.
pub(crate) fn scale(value: u32, factor: u32) -> u32 {
    u32::try_from(u64::from(value) * u64::from(factor) / u64::from(WHOLE)).unwrap_or(u32::MAX)
}

/// `part / whole` in thousandths; a whole of nothing counts as everything.
pub(crate) fn ratio(part: Chips, whole: Chips) -> u32 {
    if whole.is_zero() {
        return WHOLE;
    }
    let thousandths = u128::from(part.get()) * u128::from(WHOLE) / u128::from(whole.get());
    u32::try_from(thousandths).unwrap_or(u32::MAX)
}

/// `chance` to the power of `exponent` (thousandths, at least 1000): what is left of a chance against several, or against strength.
pub(crate) fn power(chance: u32, exponent: u32) -> u32 {
    let mut left = WHOLE;
    let mut rest = exponent;
    while rest >= WHOLE {
        left = scale(left, chance);
        rest -= WHOLE;
    }
    // Between two whole powers a straight line is near enough.
    left - scale(left - scale(left, chance), rest)
}
