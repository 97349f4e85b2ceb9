//! What the remaining players of a cancelled tournament get (R-CAN-2 to R-CAN-7).

use poker_protocol::Money;
use poker_rules::Chips;

use super::shares::shares;
use super::stage::CancelledStage;
use crate::rulebook::{CancellationTerms, RefundedFees};
use crate::tournament::payout::error::PayoutError;
use crate::tournament::payout::split::total;

/// A player who is still in the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemainingPlayer {
    pub stack: Chips,
    /// The fee of the entry that is still in play. A HexaPro tournament has none unless the house charges one (R-CAN-6).
    pub entry_fee: Money,
    /// The fees of rebuys and add-ons.
    pub rebuy_fees: Money,
    /// The player's own bounty; zero if the tournament has none.
    pub bounty: Money,
}

/// What a remaining player gets, by the account that pays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CancellationRefund {
    pub fee: Money,
    /// The share of the prize pool.
    pub pool: Money,
    /// The player's own bounty.
    pub bounty: Money,
}

impl CancellationRefund {
    /// What the player gets in all.
    #[must_use]
    pub fn total(&self) -> Money {
        [self.fee, self.pool, self.bounty].iter().sum()
    }
}

/// What each of the remaining `players` gets, in their order. The shares of the pool add up to the money that is shared at this stage. For
/// a cancellation before the start, see `before_start`.
///
/// # Errors
/// Nobody is left, more prizes than players, or amounts that are too large.
pub fn cancellation(
    stage: CancelledStage<'_>,
    players: &[RemainingPlayer],
    terms: &CancellationTerms,
) -> Result<Vec<CancellationRefund>, PayoutError> {
    let stacks: Vec<Chips> = players.iter().map(|player| player.stack).collect();
    let shares = shares(stage, &stacks, terms)?;
    players
        .iter()
        .zip(shares)
        .map(|(player, pool)| Ok(CancellationRefund { fee: fee(player, terms)?, pool, bounty: bounty(player, terms) }))
        .collect()
}

fn fee(player: &RemainingPlayer, terms: &CancellationTerms) -> Result<Money, PayoutError> {
    match terms.fees.is {
        RefundedFees::Entry => Ok(player.entry_fee),
        RefundedFees::All => total(&[player.entry_fee, player.rebuy_fees]),
    }
}

fn bounty(player: &RemainingPlayer, terms: &CancellationTerms) -> Money {
    if terms.own_bounty.is { player.bounty } else { Money::ZERO }
}
