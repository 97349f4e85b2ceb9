//! The value of a hand as one number.
//!
//! [`evaluate`] ranks five to seven cards, and [`CardSum`] ranks cards that are added one by one. [`OmahaBoard`] ranks two hole cards
//! with three cards of a board. [`low`] and [`OmahaBoard::low`] find the best low. [`best_hand`] and [`best_low`] work for any game and
//! return the five cards too. All tables are computed at compile time.

mod best;
mod best_low;
mod card_sum;
mod category;
mod game_value;
mod low;
mod name;
mod omaha;
mod ranks;
pub(crate) mod rows;
mod value;

pub use best::{BestHand, best_hand};
pub use best_low::{BestLow, best_low};
pub use card_sum::{CardSum, evaluate, evaluate_set};
pub use game_value::{high_value, low_value};
pub(crate) use low::low_of_two_and_three;
pub use low::{LowValue, low};
pub use name::HandName;
pub(crate) use omaha::flush_of_two_and_three;
pub use omaha::{OmahaBoard, OmahaHole};
pub use value::HandValue;

/// The size of all tables, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = low::TABLES + name::TABLES + omaha::TABLES + ranks::TABLES + rows::TABLES + card_sum::TABLES;
