//! Jackpots (R-JACK-1 to 5): pools that are fed with a part of the rake and won by a hand on the room's list.

mod award;
mod eligible;
mod list;
mod pool;
mod showdown;

pub(crate) use award::recipients;
pub use pool::Feed;
pub(crate) use pool::payout;
pub(crate) use showdown::Showdown;
