//! Randomness of this machine.

use chacha20::ChaCha20Rng;
use poker_room::Shuffler;
use rand::SeedableRng;

/// A dealer for real hands: ChaCha20 seeded by the system, or by `seed` where hands are to be repeated.
pub fn dealer(seed: Option<u64>) -> Shuffler<ChaCha20Rng> {
    Shuffler(seed.map_or_else(rand::make_rng, ChaCha20Rng::seed_from_u64))
}
