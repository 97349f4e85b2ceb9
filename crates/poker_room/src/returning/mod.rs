//! What a player may sit down with who was here a moment ago: ratholing (R-RAT) and Banzai's resume or reset (R-BAN-2).

mod rule;
mod visits;

pub use rule::{BanzaiReturn, Bound, Counted, LeftWith, Ratholing, RatholingRow, ReturnRule};
pub use visits::{SeatTerms, Visits};
