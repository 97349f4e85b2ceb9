//! Prize money for stacks by the independent chip model (R-PRZ-5, R-PRZ-6).

use poker_protocol::Money;
use poker_rules::Chips;
use poker_rules::icm::payouts;

use super::error::PayoutError;

/// Divides `prizes` among players with these stacks by the probabilities of Malmuth and Harville. Players without chips share the last
/// places equally.
///
/// # Errors
/// More prizes than players, or a prize pool that is too large.
pub fn icm(prizes: &[Money], stacks: &[Chips]) -> Result<Vec<Money>, PayoutError> {
    let prizes: Vec<u64> = prizes.iter().map(|prize| prize.hundredths()).collect();
    Ok(payouts(stacks, &prizes)?.into_iter().map(Money::new).collect())
}
