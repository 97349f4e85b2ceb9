//! The randomness of decks, keys and draws.

use chacha20::ChaCha20Rng;
use poker_fair::SealKey;
use poker_room::{Randomness, Shuffler};
use poker_rules::Deck;
use rand::SeedableRng;
use rand::rngs::SysRng;

/// The randomness of the operating system, or with a `seed` a generator that gives the same numbers for the same seed.
pub fn randomness(seed: Option<u64>) -> Box<dyn Randomness + Send> {
    match seed {
        Some(seed) => Box::new(Shuffler(ChaCha20Rng::seed_from_u64(seed))),
        None => Box::new(SystemRandomness),
    }
}

/// ChaCha20 with a new seed of 256 bits from the system for each deck, key and draw, so that one hand reveals nothing about another.
struct SystemRandomness;

impl SystemRandomness {
    fn seeded() -> Option<Shuffler<ChaCha20Rng>> {
        ChaCha20Rng::try_from_rng(&mut SysRng).ok().map(Shuffler)
    }
}

impl Randomness for SystemRandomness {
    fn deck(&mut self) -> Option<Deck> {
        Self::seeded()?.deck()
    }

    fn key(&mut self) -> Option<SealKey> {
        Self::seeded()?.key()
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        Self::seeded()?.pick(ways)
    }
}
