//! The remaining players' shares of a cancelled tournament's pool.

use poker_protocol::Money;
use poker_rules::Chips;

use super::stage::CancelledStage;
use crate::rulebook::{CancellationTerms, SharedHouseMoney};
use crate::tournament::payout::error::PayoutError;
use crate::tournament::payout::icm::icm;
use crate::tournament::payout::prize_pool::PrizePool;
use crate::tournament::payout::remaining_prizes::RemainingPrizes;
use crate::tournament::payout::split::{added, by_stacks, by_weights, half_and_half, total};

/// Each player's share of the money at this stage, in the order of `stacks`.
///
/// # Errors
/// Nobody is left, more prizes than players, or a prize pool that is too large.
pub(super) fn shares(stage: CancelledStage<'_>, stacks: &[Chips], terms: &CancellationTerms) -> Result<Vec<Money>, PayoutError> {
    if stacks.is_empty() {
        return Err(PayoutError::NoPlayers);
    }
    match stage {
        CancelledStage::NotInTheMoney { pool, freeroll } => Ok(half_and_half(shared_of(pool, freeroll, terms), stacks)),
        CancelledStage::InTheMoney { prizes } => lowest_and_by_stacks(prizes, stacks),
        CancelledStage::FinalTable { prizes } => icm(prizes, stacks),
        CancelledStage::HexaPro { pool, prizes } => {
            let percent = terms.hexapro_percent.as_ref().map_or(0, |percent| percent.is);
            percent_and_icm(percent_of(pool, percent), prizes, stacks)
        }
    }
}

/// The part of the pool that is shared while nobody is in the money (R-CAN-2).
fn shared_of(pool: PrizePool, freeroll: bool, terms: &CancellationTerms) -> Money {
    match terms.house_money.is {
        SharedHouseMoney::InFreerolls if !freeroll => pool.collected(),
        SharedHouseMoney::InFreerolls | SharedHouseMoney::Always => pool.total(),
    }
}

/// The lowest remaining prize for each player, and the rest in proportion to stacks (R-CAN-3).
fn lowest_and_by_stacks(prizes: &[Money], stacks: &[Chips]) -> Result<Vec<Money>, PayoutError> {
    let RemainingPrizes { pool, lowest } = RemainingPrizes::new(prizes, stacks.len())?;
    let lowest = vec![lowest; stacks.len()];
    let rest = pool.saturating_sub(total(&lowest)?);
    Ok(added(&lowest, &by_stacks(rest, stacks)))
}

/// `each` for every player, and the rest by ICM, with prizes in the proportions of the remaining ones (R-CAN-6). If the remaining prizes
/// are less than `each` for every player, they are shared equally.
fn percent_and_icm(each: Money, prizes: &[Money], stacks: &[Chips]) -> Result<Vec<Money>, PayoutError> {
    let RemainingPrizes { pool, .. } = RemainingPrizes::new(prizes, stacks.len())?;
    let most = Money::new(pool.hundredths() / stacks.len() as u64);
    let first = vec![each.min(most); stacks.len()];
    let rest = pool.saturating_sub(total(&first)?);
    let weights: Vec<u64> = prizes.iter().map(|prize| prize.hundredths()).collect();
    Ok(added(&first, &icm(&by_weights(rest, &weights), stacks)?))
}

/// `percent` of an amount, rounded down; at most the amount.
fn percent_of(amount: Money, percent: u32) -> Money {
    let part = u128::from(amount.hundredths()) * u128::from(percent.min(100)) / 100;
    Money::new(u64::try_from(part).unwrap_or(u64::MAX))
}
