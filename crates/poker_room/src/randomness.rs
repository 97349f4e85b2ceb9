//! Where decks and random choices come from. The room itself has no randomness.

use poker_fair::SealKey;
use poker_protocol::Bytes32;
use poker_rules::Deck;
use rand::{Rng, RngExt as _};

/// Randomness that the driver gives to its room.
pub trait Randomness {
    /// A freshly shuffled deck (R-CARD-2); `None` if no randomness is available.
    fn deck(&mut self) -> Option<Deck>;
    /// A new key to seal a deck with; `None` if no randomness is available.
    fn key(&mut self) -> Option<SealKey>;
    /// A number below `ways`, each with equal probability; 0 if `ways` is 0. `None` if no randomness is available.
    fn pick(&mut self, ways: u32) -> Option<u32>;
}

/// Randomness from a random number generator.
#[derive(Clone, Debug)]
pub struct Shuffler<R>(pub R);

impl<R: Rng> Randomness for Shuffler<R> {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::shuffled(|below| self.0.random_range(0..below.max(1))))
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32(self.0.random())))
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        Some(self.0.random_range(0..ways.max(1)))
    }
}
