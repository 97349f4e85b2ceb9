//! Prizes that the house pays besides the prize pool (R-PRZ-3).

use poker_protocol::Money;

use super::error::PayoutError;
use super::split::total;

/// The special prize and the second prizes of a tournament. Amounts are zero where it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraPrizes {
    /// The special prize of the winner.
    pub special: Money,
    /// The second prize, which each recipient gets in full.
    pub second: Money,
    /// How many of the best places get the second prize.
    pub second_recipients: usize,
}

impl ExtraPrizes {
    /// What each of the best places gets from the house, in a tournament of `players`. The list begins with the winner.
    ///
    /// # Errors
    /// The winner would get more than the largest amount.
    pub fn by_place(&self, players: usize) -> Result<Vec<Money>, PayoutError> {
        let places = self.second_recipients.max(1).min(players);
        let prize = |place| {
            let special = if place == 0 { self.special } else { Money::ZERO };
            let second = if place < self.second_recipients { self.second } else { Money::ZERO };
            total(&[special, second])
        };
        (0..places).map(prize).collect()
    }
}
