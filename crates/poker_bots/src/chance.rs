//! Random draws and fractions, in thousandths.

use poker_rules::Chips;
use rand::Rng;

pub(crate) const WHOLE: u32 = 1000;

/// A random number below `below`.
pub(crate) fn below(below: u32, rng: &mut impl Rng) -> u32 {
    // The upper half of the product. Its bias of a few parts in 2^32 does not matter here.
    u32::try_from((u64::from(rng.next_u32()) * u64::from(below)) >> 32).unwrap_or(0)
}

/// True with a probability of `per_mille` thousandths.
pub(crate) fn happens(per_mille: u32, rng: &mut impl Rng) -> bool {
    below(WHOLE, rng) < per_mille
}

/// `value`, made larger or smaller at random by at most `whim` thousandths.
pub(crate) fn vary(value: u32, whim: u32, rng: &mut impl Rng) -> u32 {
    let by = below(2 * whim + 1, rng);
    scale(value, (WHOLE + by).saturating_sub(whim))
}

/// `value · factor`, with the factor in thousandths.
pub(crate) fn scale(value: u32, factor: u32) -> u32 {
    u32::try_from(u64::from(value) * u64::from(factor) / u64::from(WHOLE)).unwrap_or(u32::MAX)
}

/// `part / whole` in thousandths; 1000 if `whole` is zero.
pub(crate) fn ratio(part: Chips, whole: Chips) -> u32 {
    if whole.is_zero() {
        return WHOLE;
    }
    let thousandths = u128::from(part.get()) * u128::from(WHOLE) / u128::from(whole.get());
    u32::try_from(thousandths).unwrap_or(u32::MAX)
}

/// `chance` to the power of `exponent`, both in thousandths; `exponent` is at least 1000. It estimates what remains of a chance against
/// several or against strong opponents.
pub(crate) fn power(chance: u32, exponent: u32) -> u32 {
    let mut left = WHOLE;
    let mut rest = exponent;
    while rest >= WHOLE {
        left = scale(left, chance);
        rest -= WHOLE;
    }
    // Linear interpolation between two whole powers is accurate enough.
    left - scale(left - scale(left, chance), rest)
}
