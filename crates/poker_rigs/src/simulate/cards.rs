//! The randomness of a simulation's cards.

use chacha20::ChaCha8Rng;
use rand::SeedableRng as _;

/// Cards are drawn from a stream of their own, apart from the decisions.
pub(super) fn card_rng(seed: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(1);
    rng
}
