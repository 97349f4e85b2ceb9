//! Randomness of this machine.

use chacha20::ChaCha20Rng;
use poker_fair::SealKey;
use poker_room::{Dealer, Shuffler};
use poker_rules::Deck;
use rand::SeedableRng;
use rand::rngs::SysRng;

/// A dealer for real hands, or one whose hands repeat themselves where there is a `seed`.
pub fn dealer(seed: Option<u64>) -> Box<dyn Dealer + Send> {
    match seed {
        Some(seed) => Box::new(Shuffler(ChaCha20Rng::seed_from_u64(seed))),
        None => Box::new(SystemDealer),
    }
}

/// ChaCha20, seeded anew with 256 bits of the system for each deck, each key and each draw: nothing of one hand tells of another.
struct SystemDealer;

impl SystemDealer {
    fn seeded() -> Option<Shuffler<ChaCha20Rng>> {
        ChaCha20Rng::try_from_rng(&mut SysRng).ok().map(Shuffler)
    }
}

impl Dealer for SystemDealer {
    fn deck(&mut self) -> Option<Deck> {
        Self::seeded()?.deck()
    }

    fn key(&mut self) -> Option<SealKey> {
        Self::seeded()?.key()
    }

    fn pick(&mut self, ways: u32) -> u32 {
        Self::seeded().map_or(0, |mut dealer| dealer.pick(ways))
    }
}
