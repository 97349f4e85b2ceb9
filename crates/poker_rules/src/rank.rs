//! The rank of a hand as one number.
//!
//! [`evaluate`] ranks five to seven cards and [`Tally`] those that are added up as they come; [`OmahaBoard`] ranks two hole cards
//! with three of a board; [`low`] and [`OmahaBoard::low`] find the low. [`best_hand`] and [`best_low`] take any game and name the five
//! cards. All tables are made by the compiler.

mod best;
mod low;
mod name;
mod omaha;
mod ranks;
pub(crate) mod rows;
mod tally;
mod value;

pub use best::{Made, best_hand};
pub(crate) use low::low_of_two_and_three;
pub use low::{LowValue, MadeLow, best_low, low};
pub use name::HandName;
pub(crate) use omaha::flush_of_two_and_three;
pub use omaha::{OmahaBoard, OmahaHole};
pub use tally::{Tally, evaluate, evaluate_set};
pub use value::HandValue;

use crate::{CardSet, HoleUsed};

/// The best hand of hole cards with a board of three to five cards, where so many hole cards count (R-VAR-1 to R-VAR-3).
pub fn high_value(hole: CardSet, board: CardSet, used: HoleUsed) -> HandValue {
    match used {
        HoleUsed::Any => evaluate_set(hole.union(board)),
        HoleUsed::Exactly(own) => omaha::high(hole, board, own),
    }
}

/// The best low of hole cards with a board, where so many hole cards count; whether the game pays one is not asked (R-CARD-9).
pub fn low_value(hole: CardSet, board: CardSet, used: HoleUsed) -> Option<LowValue> {
    match used {
        HoleUsed::Any => low(hole.union(board)),
        HoleUsed::Exactly(own) => omaha::low(hole, board, own),
    }
}

/// The bytes of all tables.
#[cfg(test)]
pub(crate) const TABLES: usize = low::TABLES + name::TABLES + omaha::TABLES + ranks::TABLES + rows::TABLES + tally::TABLES;
