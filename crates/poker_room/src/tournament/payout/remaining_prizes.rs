//! The prizes that are not paid yet.

use poker_protocol::Money;

use super::error::PayoutError;
use super::split::total;

/// What is left to win for the players who are still in a tournament.
pub(super) struct RemainingPrizes {
    /// The sum of the prizes.
    pub(super) pool: Money,
    /// The lowest prize; zero if there are fewer prizes than players.
    pub(super) lowest: Money,
}

impl RemainingPrizes {
    /// The remaining `prizes` of this many `players`.
    ///
    /// # Errors
    /// No players, more prizes than players, or a pool that exceeds the largest amount.
    pub(super) fn new(prizes: &[Money], players: usize) -> Result<Self, PayoutError> {
        if players == 0 {
            return Err(PayoutError::NoPlayers);
        }
        let paid = &prizes[..prizes.iter().rposition(|prize| !prize.is_zero()).map_or(0, |last| last + 1)];
        if paid.len() > players {
            return Err(PayoutError::MorePrizesThanPlayers { prizes: paid.len(), players });
        }
        let lowest = if paid.len() < players { None } else { paid.iter().min().copied() };
        Ok(Self { pool: total(paid)?, lowest: lowest.unwrap_or(Money::ZERO) })
    }
}
