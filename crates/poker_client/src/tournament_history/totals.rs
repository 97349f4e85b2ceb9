//! Sums over entries of the history.

use poker_protocol::Money;

use super::PlayedEntry;

/// Sums over entries of one currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryTotals {
    /// The number of entries.
    pub entries: u32,
    /// The number of first places.
    pub won: u32,
    /// The number of entries that received more than nothing.
    pub paid_entries: u32,
    /// What was paid in money.
    pub paid: Money,
    /// Prizes, bounties, and what was paid back.
    pub received: Money,
    /// The money won or lost, in hundredths of the currency.
    pub net: i64,
    pub hands: u32,
}

impl HistoryTotals {
    pub(super) fn of<'a>(entries: impl Iterator<Item = &'a PlayedEntry>) -> Self {
        entries.fold(Self::default(), |totals, entry| Self {
            entries: totals.entries + 1,
            won: totals.won + u32::from(entry.place() == Some(1)),
            paid_entries: totals.paid_entries + u32::from(!entry.received().is_zero()),
            paid: [totals.paid, entry.paid].into_iter().sum(),
            received: [totals.received, entry.received()].into_iter().sum(),
            net: totals.net.saturating_add(entry.net()),
            hands: totals.hands.saturating_add(entry.hands),
        })
    }
}
