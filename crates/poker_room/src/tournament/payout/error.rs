//! Why a payout is refused.

use poker_rules::icm::BadIcm;

/// Why a payout cannot be calculated. Nothing is paid then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PayoutError {
    #[error("nobody is left who could be paid")]
    NoPlayers,
    /// Prizes of zero at the end of the list are not counted.
    #[error("{prizes} prizes for {players} players")]
    MorePrizesThanPlayers { prizes: usize, players: usize },
    /// Amounts add up to more than the largest amount, or to more than the largest pool of ICM.
    #[error("the prize pool is too large")]
    PoolTooLarge,
    #[error("the shares of the places add up to {0} parts per million, not to a million")]
    SharesDoNotSum(u64),
    #[error("a ticket without value is no prize")]
    TicketWithoutValue,
}

impl From<BadIcm> for PayoutError {
    fn from(error: BadIcm) -> Self {
        match error {
            BadIcm::MorePrizesThanPlayers { prizes, players } => Self::MorePrizesThanPlayers { prizes, players },
            BadIcm::PoolTooLarge => Self::PoolTooLarge,
        }
    }
}
