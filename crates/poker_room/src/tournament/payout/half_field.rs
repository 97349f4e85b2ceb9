//! Tournaments of one table that stop when half of the field is out (R-TYP-6, R-TYP-7).

use poker_protocol::Money;
use poker_rules::Chips;

use super::split::{equally, half_and_half};

/// The number of players who are paid: the tournament stops when no more are left (R-TYP-8).
#[must_use]
pub fn places_paid(field: usize) -> usize {
    field / 2
}

/// The prizes of a Fifty50: half of the pool is shared equally, half in proportion to stacks. `stacks` are those of the paid players. A
/// player who is paid although the last hand took all chips has a stack of zero (R-TYP-8).
#[must_use]
pub fn fifty50(pool: Money, stacks: &[Chips]) -> Vec<Money> {
    half_and_half(pool, stacks)
}

/// The prizes of a double or nothing, in which the paid players share the pool equally.
#[must_use]
pub fn double_or_nothing(pool: Money, paid: usize) -> Vec<Money> {
    equally(pool, paid)
}
