//! Decks under seal: a room commits to the whole deck before the first card and opens exactly the cards that somebody may see.
//!
//! `docs/fair-deal.md` says how, byte by byte. Pure: salts come from a key that the caller draws.

mod deal_check;
mod hash;
mod sealed_deck;
mod unfair;

pub use deal_check::DealCheck;
pub use sealed_deck::{SealKey, SealedDeck, opens};
pub use unfair::Unfair;

#[cfg(test)]
mod tests;
