//! How often each player won, tied and lost.

use alloc::{vec, vec::Vec};

use crate::LowValue;

/// The number of parts in which one pot is counted: the least number whose half can be divided by each of 1 to 10 without a remainder.
pub const SHARES: u64 = 5040;

/// The most deals of one count. Their shares fit a `u64`.
pub(super) const MOST_DEALS: u64 = 1 << 50;

/// The results of some deals in whole numbers. Player numbers start at 0; a number without a player gives zeros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    deals: u64,
    lows: u64,
    players: Vec<Score>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    high: WinCount,
    low: WinCount,
    scoops: u64,
    shares: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct WinCount {
    wins: u64,
    ties: u64,
}

/// How often a player's hand won, tied and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Deals in which the hand was better than all others.
    pub wins: u64,
    /// Deals in which the hand was the best and another was equal.
    pub ties: u64,
    /// Deals in which another hand was better.
    pub losses: u64,
}

impl Tally {
    pub(super) fn new(players: usize) -> Tally {
        Tally { deals: 0, lows: 0, players: vec![Score::default(); players] }
    }

    /// The number of deals.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players.len()
    }

    /// The results of the player's high hands.
    pub fn high(&self, player: usize) -> Outcomes {
        self.score(player).high.of(self.deals)
    }

    /// The results of the player's lows in the deals in which any player had a low. Having none counts as a loss (R-VAR-4).
    pub fn low(&self, player: usize) -> Outcomes {
        self.score(player).low.of(self.lows)
    }

    /// The number of deals in which the player won the whole pot, without a tie.
    pub fn scoops(&self, player: usize) -> u64 {
        self.score(player).scoops
    }

    /// The player's part of all pots, as numerator and denominator.
    pub fn share(&self, player: usize) -> (u64, u64) {
        (self.score(player).shares, self.deals * SHARES)
    }

    /// The player's average part of the pot, from 0 to 1; 0 before the first deal.
    pub fn equity(&self, player: usize) -> f64 {
        let (part, whole) = self.share(player);
        if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
    }

    fn score(&self, player: usize) -> Score {
        self.players.get(player).copied().unwrap_or_default()
    }

    /// Counts `deals` deals with the same winners. `high` are the players with the best hand and `low` those with the best low, one bit
    /// each; `low` is 0 if there is no low.
    #[inline]
    pub(super) fn record(&mut self, deals: u64, high: u16, low: u16) {
        self.deals += deals;
        if low == 0 {
            self.split(deals, high, SHARES, |score| &mut score.high);
        } else {
            self.lows += deals;
            self.split(deals, high, SHARES / 2, |score| &mut score.high);
            self.split(deals, low, SHARES / 2, |score| &mut score.low);
        }
        if high.is_power_of_two()
            && (low == 0 || low == high)
            && let Some(score) = self.players.get_mut(high.trailing_zeros() as usize)
        {
            score.scoops += deals;
        }
    }

    #[inline]
    fn split(&mut self, deals: u64, mut winners: u16, parts: u64, half: impl Fn(&mut Score) -> &mut WinCount) {
        let ways = u64::from(winners.count_ones());
        while winners != 0 {
            if let Some(score) = self.players.get_mut(winners.trailing_zeros() as usize) {
                let count = half(score);
                if ways == 1 {
                    count.wins += deals
                } else {
                    count.ties += deals
                }
                score.shares += deals * (parts / ways);
            }
            winners &= winners - 1;
        }
    }
}

impl WinCount {
    const fn of(self, all: u64) -> Outcomes {
        Outcomes { wins: self.wins, ties: self.ties, losses: all.saturating_sub(self.wins + self.ties) }
    }
}

/// The players with the best of these hands, one bit each.
#[inline]
pub(super) fn best<H: Copy + Ord>(hands: impl Iterator<Item = H>) -> u16 {
    best_of(hands).1
}

/// The players with the best low, one bit each; 0 if nobody has a low.
#[inline]
pub(super) fn best_low(hands: impl Iterator<Item = Option<LowValue>>) -> u16 {
    match best_of(hands) {
        (Some(Some(_)), who) => who,
        (Some(None) | None, _) => 0,
    }
}

#[inline]
fn best_of<H: Copy + Ord>(hands: impl Iterator<Item = H>) -> (Option<H>, u16) {
    let mut hands = hands.enumerate();
    let Some((_, mut best)) = hands.next() else { return (None, 0) };
    let mut who = 1;
    for (player, hand) in hands {
        let bit = 1 << player;
        // No branch depends on the hands, because the processor could not predict it.
        let tied = if hand == best { who | bit } else { who };
        who = if hand > best { bit } else { tied };
        best = best.max(hand);
    }
    (Some(best), who)
}
