//! Jackpots (R-JACK-1 to 5): pools that are fed with a part of the rake and won by a hand on the room's list.

mod eligible;
mod feed;
mod list;
mod payout;
mod recipients;
mod showdown;

pub use feed::JackpotFeed;
pub(crate) use payout::payout;
pub(crate) use recipients::recipients;
pub(crate) use showdown::Showdown;
