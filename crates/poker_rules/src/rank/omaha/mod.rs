//! Hands in games where a fixed number of hole cards counts.

mod board;
mod full;
mod hole;

pub use board::OmahaBoard;
pub(crate) use board::flush_of_two_and_three;
pub use hole::OmahaHole;

use super::{HandValue, LowValue, evaluate_set, low::low as low_of};
use crate::CardSet;

/// The value of the best five cards with exactly `own` hole cards and the others from the board (R-VAR-2, R-VAR-3).
pub(super) fn high(hole: CardSet, board: CardSet, own: u8) -> HandValue {
    match two_and_three(hole, board, own) {
        Some((hole, board)) => board.high(&hole),
        None => fives(hole, board, own).map(evaluate_set).max().unwrap_or_else(|| evaluate_set(hole.union(board))),
    }
}

/// The value of the best low with exactly `own` hole cards and the others from the board (R-VAR-4); `None` if there is none.
pub(super) fn low(hole: CardSet, board: CardSet, own: u8) -> Option<LowValue> {
    match two_and_three(hole, board, own) {
        Some((hole, board)) => board.low(&hole),
        None => fives(hole, board, own).filter_map(low_of).max(),
    }
}

/// The cards as a set of which two count and a set of five of which three count; the hole cards can be either of them. `None` if the
/// numbers of cards do not fit this.
fn two_and_three(hole: CardSet, board: CardSet, own: u8) -> Option<(OmahaHole, OmahaBoard)> {
    match (own, hole.len(), board.len()) {
        (2, 2..=7, 5) => Some((OmahaHole::from(hole), OmahaBoard::from(board))),
        (3, 5, 2..=7) => Some((OmahaHole::from(board), OmahaBoard::from(hole))),
        _ => None,
    }
}

/// The five cards of a hand: the first `own` hole cards that satisfy `worth`, and the first board cards that together with them satisfy
/// `five_worth`. `None` if there are none.
pub(super) fn five(
    hole: CardSet,
    board: CardSet,
    own: u8,
    worth: impl FnMut(&CardSet) -> bool,
    five_worth: impl FnMut(&CardSet) -> bool,
) -> Option<CardSet> {
    let mine = selections(hole, u32::from(own)).find(worth)?;
    selections(board, 5u32.saturating_sub(own.into())).map(|shared| mine.union(shared)).find(five_worth)
}

/// Every choice of five cards with exactly `own` hole cards.
fn fives(hole: CardSet, board: CardSet, own: u8) -> impl Iterator<Item = CardSet> {
    let own = u32::from(own);
    selections(hole, own).flat_map(move |mine| selections(board, 5u32.saturating_sub(own)).map(move |shared| mine.union(shared)))
}

/// Every choice of `count` of the cards, of which there are at most 31.
fn selections(cards: CardSet, count: u32) -> impl Iterator<Item = CardSet> {
    (0u32..1 << cards.len())
        .filter(move |mask| mask.count_ones() == count)
        .map(move |mask| cards.iter().enumerate().filter(|&(place, _)| mask >> place & 1 == 1).map(|(_, card)| card).collect())
}

/// The size of the tables for Omaha, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = hole::TABLES;
