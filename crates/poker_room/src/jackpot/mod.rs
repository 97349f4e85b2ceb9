//! Jackpots (R-JACK-1 to 5): pools that are fed with a part of the rake and won by a hand on the room's list.

mod eligible;
mod list;
mod payout;
mod pool;
mod recipients;
mod showdown;

pub(crate) use payout::payout;
pub use pool::Feed;
pub(crate) use recipients::recipients;
pub(crate) use showdown::Showdown;
