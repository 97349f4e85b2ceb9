//! The randomness of a simulation's cards.

use chacha20::ChaCha8Rng;
use rand::SeedableRng as _;

/// The generator for the cards, with a stream of its own, apart from that of the decisions.
pub(super) fn card_rng(seed: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(1);
    rng
}
