//! The rank of a hand as one number.
//!
//! [`evaluate`] ranks five to seven cards and [`Tally`] those that are added up as they come; [`OmahaBoard`] ranks two hole cards
//! with three of a board; [`low`] and [`OmahaBoard::low`] find the low. [`best_hand`] and [`best_low`] take any game and name the five
//! cards. All tables are made by the compiler.

mod best;
mod best_low;
mod category;
mod game_value;
mod low;
mod name;
mod omaha;
mod ranks;
pub(crate) mod rows;
mod tally;
mod value;

pub use best::{Made, best_hand};
pub use best_low::{MadeLow, best_low};
pub use game_value::{high_value, low_value};
pub(crate) use low::low_of_two_and_three;
pub use low::{LowValue, low};
pub use name::HandName;
pub(crate) use omaha::flush_of_two_and_three;
pub use omaha::{OmahaBoard, OmahaHole};
pub use tally::{Tally, evaluate, evaluate_set};
pub use value::HandValue;

/// The bytes of all tables.
#[cfg(test)]
pub(crate) const TABLES: usize = low::TABLES + name::TABLES + omaha::TABLES + ranks::TABLES + rows::TABLES + tally::TABLES;
