//! The prizes of a tournament whose playing time is over (R-PRZ-7).

use std::cmp::Reverse;

use poker_protocol::Money;
use poker_rules::Chips;

use super::error::PayoutError;
use super::remaining_prizes::RemainingPrizes;
use super::split::by_stacks;
use crate::rulebook::TimeLimitPayout;

/// What the remaining players get of the remaining `prizes`, in the order of `stacks`. Where prizes go by rank, the earlier of two equal
/// stacks ranks higher: the caller puts equal stacks in a random order (R-TRN-7).
///
/// # Errors
/// Nobody is left, more prizes than players, or a prize pool that is too large.
pub fn time_limit(prizes: &[Money], stacks: &[Chips], payout: TimeLimitPayout) -> Result<Vec<Money>, PayoutError> {
    let remaining = RemainingPrizes::new(prizes, stacks.len())?;
    Ok(match payout {
        TimeLimitPayout::Rank => by_rank(prizes, stacks),
        TimeLimitPayout::Proportional => by_stacks(remaining.pool, stacks),
    })
}

fn by_rank(prizes: &[Money], stacks: &[Chips]) -> Vec<Money> {
    let mut paid = vec![Money::ZERO; stacks.len()];
    let mut ranking: Vec<(&Chips, &mut Money)> = stacks.iter().zip(&mut paid).collect();
    ranking.sort_by_key(|(stack, _)| Reverse(**stack));
    ranking.into_iter().zip(prizes).for_each(|((_, paid), &prize)| *paid = prize);
    paid
}
