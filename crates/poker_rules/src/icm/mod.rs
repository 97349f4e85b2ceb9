//! The value of stacks in prize money (R-PRZ-5, R-PRZ-6): the independent chip model of Malmuth and Harville.
//!
//! A player wins the first prize with a probability equal to the player's part of all chips; the second prize is drawn the same way
//! among the others, and so on. The result is exact for any number of players: the drawing is the same as a race of clocks
//! (`icm/clocks.rs`), and each point of its integral costs players × prizes steps.
//!
//! Stacks are chips, and prizes are money, which is counted here in its smallest unit.

mod clocks;
mod whole;

use alloc::{vec, vec::Vec};

use crate::Chips;
use clocks::Race;

/// The largest prize pool, in the smallest unit. Up to it the error of a share is far below one unit.
pub const LARGEST_POOL: u64 = 1 << 40;

/// Why shares cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadIcm {
    /// There are more prizes than players.
    #[error("{prizes} prizes for {players} players")]
    MorePrizesThanPlayers {
        /// The number of prizes up to the last that is not zero.
        prizes: usize,
        /// The number of stacks.
        players: usize,
    },
    /// The prizes together are more than [`LARGEST_POOL`].
    #[error("the prizes are more than {} together", LARGEST_POOL)]
    PoolTooLarge,
}

/// Each player's expected prize in the smallest unit, in the order of `stacks`. `prizes` begins with the first place.
///
/// The error is about 10⁻¹³ of the pool. Equal stacks have equal shares. Players without chips share the last places equally.
///
/// # Errors
/// More prizes than players, or more prize money than [`LARGEST_POOL`].
pub fn shares(stacks: &[Chips], prizes: &[u64]) -> Result<Vec<f64>, BadIcm> {
    let (_, shares) = pool_and_shares(stacks, prizes)?;
    Ok(shares)
}

/// Each player's prize in whole units; they add up to the prizes. Shares are rounded down, and the units left over go to the largest
/// remainders, and among equal ones to the first in the order of `stacks`, which is the seat order (R-PRZ-6).
///
/// # Errors
/// More prizes than players, or more prize money than [`LARGEST_POOL`].
pub fn payouts(stacks: &[Chips], prizes: &[u64]) -> Result<Vec<u64>, BadIcm> {
    let (pool, shares) = pool_and_shares(stacks, prizes)?;
    Ok(whole::by_largest_remainder(pool, &shares))
}

fn pool_and_shares(stacks: &[Chips], prizes: &[u64]) -> Result<(u64, Vec<f64>), BadIcm> {
    let players = stacks.len();
    let prizes = &prizes[..prizes.iter().rposition(|&prize| prize > 0).map_or(0, |last| last + 1)];
    if prizes.len() > players {
        return Err(BadIcm::MorePrizesThanPlayers { prizes: prizes.len(), players });
    }
    let pool = prizes.iter().fold(0, |sum: u64, &prize| sum.saturating_add(prize));
    if pool > LARGEST_POOL {
        return Err(BadIcm::PoolTooLarge);
    }
    let mut by_stack: Vec<usize> = (0..players).collect();
    by_stack.sort_by_key(|&player| core::cmp::Reverse(stacks[player]));
    let racing = by_stack.partition_point(|&player| !stacks[player].is_zero());

    let (won, left) = prizes.split_at(racing.min(prizes.len()));
    let all: f64 = stacks.iter().map(|stack| stack.get() as f64).sum();
    let rates: Vec<f64> = by_stack[..racing].iter().map(|&player| stacks[player].get() as f64 / all).collect();
    let won: Vec<f64> = won.iter().map(|&prize| prize as f64).collect();
    let left = left.iter().sum::<u64>() as f64 / (players - racing).max(1) as f64;

    let mut shares = vec![left; players];
    for (&player, expected) in by_stack.iter().zip(Race { rates: &rates, prizes: &won }.expected()) {
        shares[player] = expected;
    }
    Ok((pool, shares))
}
