//! The cash floor: the stakes on offer, the tables, who sits where and who waits for a seat.

mod arriving;
mod bad_config;
mod cash_floor;
mod chat;
mod chat_terms;
mod clock;
mod effect;
mod experience;
mod expiry;
mod limits;
mod lobby;
mod names;
mod offer;
mod opening;
mod passing_on;
mod patron;
mod queue;
mod resume;
mod seating;
mod serving;
mod sit_out_elsewhere;
mod slot;
mod untold;
mod void_notices;
mod waits;
mod window;

pub(crate) use arriving::Arriving;
pub use bad_config::BadConfig;
pub(crate) use cash_floor::CashFloor;
pub(crate) use chat_terms::ChatTerms;
pub(crate) use effect::{Effect, WonWith};
pub(crate) use lobby::Lobby;
pub(crate) use patron::KeptPatron;
