//! Sealed decks: a room commits to the whole deck before the first card is dealt, and opens to each player exactly the cards that the
//! player may see. Sealed draws: a room commits to the multiplier of a game before anybody registers for it.
//!
//! `docs/fair-deal.md` describes the construction byte by byte. There is no randomness here: all salts come from a key that the caller
//! draws.

mod deal_check;
mod hash;
mod sealed_deck;
mod sealed_draw;
mod unfair;

pub use deal_check::DealCheck;
pub use hash::of_password;
pub use sealed_deck::{SealKey, SealedDeck, opens};
pub use sealed_draw::{DRAW_NUMBERS, SealedDraw, drawn_row, opens_draw};
pub use unfair::Unfair;

#[cfg(test)]
mod tests;
