//! What stacks are worth in prize money (R-PRZ-5, R-PRZ-6): the independent chip model of Malmuth and Harville.
//!
//! A player takes the first prize with the probability of his part of the chips, the next is drawn the same way among the rest, and so
//! on. Exact at any size: the drawing is a race of clocks (`icm/clocks.rs`), whose integral costs players · prizes for each instant.

mod clocks;
mod whole;

use alloc::{vec, vec::Vec};

use crate::Chips;
use clocks::Race;

/// The largest prize pool, in the smallest unit: below it a share is known to far less than a unit.
pub const LARGEST_POOL: Chips = Chips::new(1 << 40);

/// Why there are no shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIcm {
    /// A prize that nobody is left to win.
    #[error("{prizes} prizes for {players} players")]
    MorePrizesThanPlayers {
        /// How many prizes, up to the last that is something.
        prizes: usize,
        /// How many stacks.
        players: usize,
    },
    /// More prize money than [`LARGEST_POOL`].
    #[error("the prizes are more than {} together", LARGEST_POOL.get())]
    PoolTooLarge,
}

/// Each player's expected prize in the smallest unit, in the order of the stacks; `prizes` begins with the first place.
///
/// Exact to about 10⁻¹³ of the pool. Equal stacks have equal shares. Players without chips take the last places, in any order.
///
/// # Errors
/// More prizes than players, or more prize money than [`LARGEST_POOL`].
pub fn shares(stacks: &[Chips], prizes: &[Chips]) -> Result<Vec<f64>, BadIcm> {
    let (_, shares) = pool_and_shares(stacks, prizes)?;
    Ok(shares)
}

/// Each player's prize in whole units, which sum to the prizes: rounded down, what is left over by largest remainder, then by seat order,
/// which is the order of the stacks (R-PRZ-6).
///
/// # Errors
/// More prizes than players, or more prize money than [`LARGEST_POOL`].
pub fn payouts(stacks: &[Chips], prizes: &[Chips]) -> Result<Vec<Chips>, BadIcm> {
    let (pool, shares) = pool_and_shares(stacks, prizes)?;
    Ok(whole::by_largest_remainder(pool, &shares))
}

fn pool_and_shares(stacks: &[Chips], prizes: &[Chips]) -> Result<(Chips, Vec<f64>), BadIcm> {
    let players = stacks.len();
    let prizes = &prizes[..prizes.iter().rposition(|prize| !prize.is_zero()).map_or(0, |last| last + 1)];
    if prizes.len() > players {
        return Err(BadIcm::MorePrizesThanPlayers { prizes: prizes.len(), players });
    }
    let pool: Chips = prizes.iter().sum();
    if pool > LARGEST_POOL {
        return Err(BadIcm::PoolTooLarge);
    }
    let mut by_stack: Vec<usize> = (0..players).collect();
    by_stack.sort_by_key(|&player| core::cmp::Reverse(stacks[player]));
    let racing = by_stack.partition_point(|&player| !stacks[player].is_zero());

    let (won, left) = prizes.split_at(racing.min(prizes.len()));
    let all: f64 = stacks.iter().map(|&stack| real(stack)).sum();
    let rates: Vec<f64> = by_stack[..racing].iter().map(|&player| real(stacks[player]) / all).collect();
    let won: Vec<f64> = won.iter().map(|&prize| real(prize)).collect();
    let left = real(left.iter().sum()) / (players - racing).max(1) as f64;

    let mut shares = vec![left; players];
    for (&player, expected) in by_stack.iter().zip(Race { rates: &rates, prizes: &won }.expected()) {
        shares[player] = expected;
    }
    Ok((pool, shares))
}

/// The amount as a number to calculate with.
fn real(chips: Chips) -> f64 {
    chips.get() as f64
}
