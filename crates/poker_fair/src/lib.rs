//! Sealed decks: a room commits to the whole deck before the first card is dealt, and opens to each player exactly the cards that the
//! player may see. Sealed draws: a room commits to the multiplier of a game before anybody registers for it.
//!
//! [`seen_by`] is the one place that hides the cards of a step from those who may not see them, and opens the others.
//!
//! The players' clients add nonces, so that nobody alone decides in which order the cards of a sealed deck are dealt.
//!
//! `docs/fair-deal.md` describes the construction byte by byte. There is no randomness here: all salts come from a key, and all nonces of a
//! client from a secret, that the caller draws.

mod announced;
mod deal_check;
mod deal_order;
mod hash;
mod nonces;
mod sealed_deck;
mod sealed_draw;
mod seen;
mod unfair;

pub use deal_check::DealCheck;
pub use deal_order::{DealOrder, deck_code};
pub use hash::{commitment, of_password};
pub use nonces::Nonces;
pub use sealed_deck::{SealKey, SealedDeck, opens};
pub use sealed_draw::{DRAW_NUMBERS, SealedDraw, drawn_row, opens_draw};
pub use seen::{SeenAtTable, seen_at_table, seen_by, seen_pots};
pub use unfair::Unfair;

#[cfg(test)]
mod tests;
