//! The value of hole cards with a board in a game that says how many hole cards count.

use super::{HandValue, LowValue, evaluate_set, low::low, omaha};
use crate::{CardSet, HoleUsed};

/// The value of the best hand of hole cards with a board of three to five cards (R-VAR-1 to R-VAR-3).
pub fn high_value(hole: CardSet, board: CardSet, used: HoleUsed) -> HandValue {
    match used {
        HoleUsed::Any => evaluate_set(hole.union(board)),
        HoleUsed::Exactly(own) => omaha::high(hole, board, own),
    }
}

/// The value of the best low of hole cards with a board, also for games that pay no low; `None` if there is none (R-CARD-9).
pub fn low_value(hole: CardSet, board: CardSet, used: HoleUsed) -> Option<LowValue> {
    match used {
        HoleUsed::Any => low(hole.union(board)),
        HoleUsed::Exactly(own) => omaha::low(hole, board, own),
    }
}
