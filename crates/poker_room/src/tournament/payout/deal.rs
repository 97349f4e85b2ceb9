//! Deals: the remaining players share the remaining prizes (R-PRZ-5).

use poker_protocol::Money;
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::error::PayoutError;
use super::icm::icm;
use super::remaining_prizes::RemainingPrizes;
use super::split::{by_stacks, equally};

/// What the players would get under one kind of deal, in the order of their stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealShares {
    pub shares: Vec<Money>,
    /// How much less than the lowest remaining prize each player would get; zero for a player who would not get less. Such a player would
    /// be sure of more by playing on.
    pub shortfalls: Vec<Money>,
}

impl DealShares {
    fn new(shares: Vec<Money>, lowest_prize: Money) -> Self {
        let shortfalls = shares.iter().map(|&share| lowest_prize.saturating_sub(share)).collect();
        Self { shares, shortfalls }
    }
}

/// All kinds of deals, side by side. The shares of each add up to the remaining prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PossibleDeals {
    pub equal: DealShares,
    pub by_stacks: DealShares,
    pub icm: DealShares,
}

/// The deals that players with these stacks can make about the remaining `prizes`.
///
/// # Errors
/// Nobody is left, more prizes than players, or a prize pool that is too large.
pub fn deals(prizes: &[Money], stacks: &[Chips]) -> Result<PossibleDeals, PayoutError> {
    let RemainingPrizes { pool, lowest } = RemainingPrizes::new(prizes, stacks.len())?;
    Ok(PossibleDeals {
        equal: DealShares::new(equally(pool, stacks.len()), lowest),
        by_stacks: DealShares::new(by_stacks(pool, stacks), lowest),
        icm: DealShares::new(icm(prizes, stacks)?, lowest),
    })
}
