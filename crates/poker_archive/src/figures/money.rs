//! What was won and lost in money, and in the chips of a tournament.

use poker_rules::Chips;

use crate::LineTournament;

/// A unit of money. Amounts of different units are never added.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoneyUnit {
    /// The code of the currency; empty for play money.
    pub currency: String,
    /// The number of chips in one whole unit.
    pub per_whole: u64,
}

/// What was won and lost in chips of one kind, without the hands whose result is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChipResult {
    pub hands: u64,
    /// The chips won or lost.
    pub net: i64,
    /// The same in thousandths of a chip, if each hand that was decided all-in had paid what the cards were worth when the last chip was
    /// bet (all-in-adjusted).
    pub adjusted_milli: i64,
    /// The player's part of the rake, which `net` has paid already.
    pub rake: Chips,
}

/// What was won and lost in cash games in one unit of money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoneyResult {
    pub unit: MoneyUnit,
    pub result: ChipResult,
}

/// What was won and lost in the chips of one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentResult {
    pub tournament: LineTournament,
    pub result: ChipResult,
}

/// The sums of a [`ChipResult`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ChipSums {
    pub(super) hands: u64,
    pub(super) net: i128,
    pub(super) luck_milli: i128,
    pub(super) rake: u64,
}

impl ChipSums {
    pub(super) fn result(&self) -> ChipResult {
        let fits = |number: i128| i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX });
        ChipResult {
            hands: self.hands,
            net: fits(self.net),
            adjusted_milli: fits(self.net * 1_000 - self.luck_milli),
            rake: Chips::new(self.rake),
        }
    }
}
