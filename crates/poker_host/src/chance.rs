//! Randomness of this machine.

use chacha20::ChaCha20Rng;
use poker_fair::SealKey;
use poker_room::{Randomness, Shuffler};
use poker_rules::Deck;
use rand::SeedableRng;
use rand::rngs::SysRng;

/// Randomness for real hands, or one that repeats itself where there is a `seed`.
pub fn randomness(seed: Option<u64>) -> Box<dyn Randomness + Send> {
    match seed {
        Some(seed) => Box::new(Shuffler(ChaCha20Rng::seed_from_u64(seed))),
        None => Box::new(SystemRandomness),
    }
}

/// ChaCha20, seeded anew with 256 bits of the system for each deck, each key and each draw: nothing of one hand tells of another.
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

    fn pick(&mut self, ways: u32) -> u32 {
        Self::seeded().map_or(0, |mut randomness| randomness.pick(ways))
    }
}
