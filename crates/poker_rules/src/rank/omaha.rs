//! Hands where exactly some hole cards count.

use super::{HandValue, LowValue, evaluate_set, low};
use crate::CardSet;

/// The best five with exactly `own` of the hole cards, the others from the board (R-VAR-2, R-VAR-3).
pub fn omaha(hole: CardSet, board: CardSet, own: u8) -> HandValue {
    fives(hole, board, own).map(evaluate_set).max().unwrap_or_else(|| evaluate_set(hole.union(board)))
}

/// The best low with exactly `own` of the hole cards, the others from the board (R-VAR-4).
pub fn omaha_low(hole: CardSet, board: CardSet, own: u8) -> Option<LowValue> {
    fives(hole, board, own).filter_map(low).max()
}

/// Every five cards that a player may choose.
pub(super) fn fives(hole: CardSet, board: CardSet, own: u8) -> impl Iterator<Item = CardSet> {
    let own = u32::from(own);
    selections(hole, own).flat_map(move |mine| selections(board, 5u32.saturating_sub(own)).map(move |shared| mine.union(shared)))
}

/// Every way to choose `count` of a few cards.
fn selections(cards: CardSet, count: u32) -> impl Iterator<Item = CardSet> {
    (0u32..1 << cards.len())
        .filter(move |mask| mask.count_ones() == count)
        .map(move |mask| cards.iter().enumerate().filter(|&(place, _)| mask >> place & 1 == 1).map(|(_, card)| card).collect())
}
