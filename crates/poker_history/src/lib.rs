//! Hand histories. PHH files are read, replayed through the rules, and written; PokerStars text and Open Hand History are written only.
//!
//! Two properties are fuzzed: [`PhhReader`] never panics, whatever bytes it reads; and a hand that it has read, written by
//! [`PhhWriter`], reads back as an equal hand.

mod check;
mod chip_unit;
mod choices;
mod decimal;
mod format;
mod hand;
mod keeper;
mod moment;
mod ohh;
mod outcome;
mod phh;
mod pokerstars;
mod replay;
mod seal;
mod seen_events;
mod seen_play;
mod share;
mod to_phh;
mod tournament;
mod uncallable;
mod view;

pub use check::{Verdict, check};
pub use chip_unit::{ChipUnit, Currency};
pub use decimal::{BadDecimal, Decimal};
pub use format::{Format, HistoryError, HistoryWriter};
pub use hand::PlayedHand;
pub use keeper::Keeper;
pub use moment::{ms_of_rfc_3339, rfc_3339};
pub use ohh::ohh;
pub use phh::{
    Bets, MAX_HAND_BYTES, Malformed, NumberedHand, Opening, Phh, PhhAction, PhhCard, PhhEntry, PhhReader, PhhVariant, PhhWriter, Reason,
    Seen, Value,
};
pub use pokerstars::pokerstars;
pub use replay::{Obstacle, Replayed, Unfit};
pub use seal::{BadSeal, SealVerdict, verify_seal};
pub use seen_events::seen_events;
pub use seen_play::{SeenPlay, Unrecordable};
pub use share::{BadShare, SHARE_PREFIX, is_shared, read_shared, share_text, shared, shared_bytes};
pub use tournament::{EntryPrice, PlayedTournament};
pub use view::View;

#[cfg(test)]
mod tests;
