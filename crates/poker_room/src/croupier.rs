//! Who hands in decks, draws and hand numbers: the room itself knows no randomness.

use poker_fair::SealKey;
use poker_protocol::{Bytes32, HandId};
use poker_rules::Deck;
use rand::{Rng, RngExt as _};

/// Randomness, given by the driver.
pub trait Dealer {
    /// A freshly shuffled deck (R-CARD-2); none where there is no randomness to be had.
    fn deck(&mut self) -> Option<Deck>;
    /// What to seal it with.
    fn key(&mut self) -> Option<SealKey>;
    /// A number below `ways`, each as likely; 0 where `ways` is 0.
    fn pick(&mut self, ways: u32) -> u32;
}

/// A dealer who draws from a generator.
#[derive(Clone, Debug)]
pub struct Shuffler<R>(pub R);

impl<R: Rng> Dealer for Shuffler<R> {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::shuffled(|below| self.0.random_range(0..below.max(1))))
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32(self.0.random())))
    }

    fn pick(&mut self, ways: u32) -> u32 {
        self.0.random_range(0..ways.max(1))
    }
}

/// A dealer and the number of the next hand; one for all tables of a room.
pub struct Croupier {
    dealer: Box<dyn Dealer + Send>,
    next_hand: HandId,
}

impl Croupier {
    /// Starts counting at `next_hand`.
    pub fn new(dealer: Box<dyn Dealer + Send>, next_hand: HandId) -> Self {
        Self { dealer, next_hand }
    }

    /// The number the next hand will have.
    #[must_use]
    pub fn next_hand(&self) -> HandId {
        self.next_hand
    }

    pub(crate) fn number_from(&mut self, next_hand: HandId) {
        self.next_hand = next_hand;
    }

    pub(crate) fn number_hand(&mut self) -> HandId {
        let hand = self.next_hand;
        self.next_hand = HandId(hand.0.saturating_add(1));
        hand
    }

    pub(crate) fn deck(&mut self) -> Option<Deck> {
        self.dealer.deck()
    }

    pub(crate) fn key(&mut self) -> Option<SealKey> {
        self.dealer.key()
    }

    /// One of these, each as likely.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let ways = u32::try_from(from.len()).unwrap_or(u32::MAX);
        let at = usize::try_from(self.dealer.pick(ways)).unwrap_or(0);
        from.get(at).or(from.first()).copied()
    }

    /// One of these, as likely as its weight says.
    pub(crate) fn pick_weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let total = from.iter().fold(0_u32, |sum, &(_, weight)| sum.saturating_add(weight));
        let mut left = self.dealer.pick(total);
        for &(item, weight) in from {
            if left < weight {
                return Some(item);
            }
            left -= weight;
        }
        from.first().map(|&(item, _)| item)
    }
}
