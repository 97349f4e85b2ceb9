//! Hand histories: PHH read, replayed through the rules and written; PokerStars text and Open Hand History written.
//!
//! For a fuzzer: [`PhhReader`] takes any bytes without a panic, and what it reads is read again, equal, from what [`PhhWriter`] writes.

mod amount;
mod check;
mod choices;
mod format;
mod hand;
mod moment;
mod money;
mod ohh;
mod outcome;
mod phh;
mod pokerstars;
mod replay;
mod seal;
mod to_phh;
mod view;

pub use amount::{Amount, BadAmount};
pub use check::{Verdict, check};
pub use format::{Format, HistoryError, HistoryWriter};
pub use hand::PlayedHand;
pub use money::{Currency, Money};
pub use ohh::ohh;
pub use phh::{
    Bets, MAX_HAND_BYTES, Malformed, NumberedHand, Opening, Phh, PhhAction, PhhCard, PhhEntry, PhhReader, PhhVariant, PhhWriter, Reason,
    Seen, Value,
};
pub use pokerstars::pokerstars;
pub use replay::{Obstacle, Replayed, Unfit};
pub use seal::{BadSeal, SealVerdict, verify_seal};
pub use view::View;

#[cfg(test)]
mod tests;
