//! The prizes of the places (R-PRZ-3).

use poker_protocol::Money;

use super::error::PayoutError;
use super::split::by_weights;
use crate::rulebook::WHOLE_PPM;

/// The prize table of a tournament whose winner receives the entire pool.
pub const WINNER_TAKES_ALL: [u32; 1] = [WHOLE_PPM];

/// The prizes of a pool, which add up to it (R-PRZ-6). `shares_ppm` are the shares of the paid places in parts per million. A place with
/// a smaller share has no larger prize.
///
/// # Errors
/// The shares do not add up to a million.
pub fn prizes(pool: Money, shares_ppm: impl IntoIterator<Item = u32>) -> Result<Vec<Money>, PayoutError> {
    let weights: Vec<u64> = shares_ppm.into_iter().map(u64::from).collect();
    let sum = weights.iter().sum();
    if sum != u64::from(WHOLE_PPM) {
        return Err(PayoutError::SharesDoNotSum(sum));
    }
    Ok(by_weights(pool, &weights))
}
