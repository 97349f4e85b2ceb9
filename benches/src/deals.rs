//! Random cards from a seed.

use poker_rules::Card;

/// A random number generator that is fast in comparison to the measured code.
pub struct Draws(u64);

impl Draws {
    /// A generator that starts at `seed`.
    pub fn new(seed: u64) -> Draws {
        Draws(seed)
    }

    /// The next random number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A random number below `n`, uniform enough for a benchmark.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }
}

/// `count` random deals of N different cards. A card is its place in [`Card::ALL`]: four times the rank, plus the suit.
pub fn deals<const N: usize>(count: usize, seed: u64) -> Vec<[u8; N]> {
    let mut draws = Draws::new(seed);
    let mut deck: [u8; 52] = std::array::from_fn(|place| place as u8);
    let mut deal = || {
        for place in 0..N {
            deck.swap(place, place + draws.below(52 - place as u64) as usize);
        }
        std::array::from_fn(|place| deck[place])
    };
    (0..count).map(|_| deal()).collect()
}

/// The cards of a deal as Cardroom's cards, which also take one byte each.
pub fn cards<const N: usize>(deal: &[u8; N]) -> [Card; N] {
    deal.map(|card| Card::ALL[usize::from(card)])
}
