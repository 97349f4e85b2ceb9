//! Prizes that the house pays besides the prize pool (R-PRZ-3).

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

/// The special prize and the second prizes of a tournament. Amounts are zero where it has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HousePrizes {
    /// The special prize of the winner.
    #[serde(default)]
    pub special: Money,
    /// The second prize, which each recipient gets in full.
    #[serde(default)]
    pub second: Money,
    /// How many of the best places get the second prize.
    #[serde(default)]
    pub recipients: u16,
}

impl HousePrizes {
    /// What the house pays for a place, counted from 1.
    #[must_use]
    pub fn of_place(&self, place: u32) -> Money {
        let special = if place == 1 { self.special } else { Money::ZERO };
        let second = if (1..=u32::from(self.recipients)).contains(&place) { self.second } else { Money::ZERO };
        [special, second].iter().sum()
    }

    /// How many of the best places the house pays.
    #[must_use]
    pub fn places(&self) -> u32 {
        let second = if self.second.is_zero() { 0 } else { u32::from(self.recipients) };
        second.max(u32::from(!self.special.is_zero()))
    }
}
