//! The rows and columns of the charts.

use poker_rules::Rank;

/// The row or column of a rank: 0 for the deuce, 12 for the ace.
pub(super) fn index(rank: Rank) -> usize {
    usize::from(rank.value()) - usize::from(Rank::Two.value())
}
