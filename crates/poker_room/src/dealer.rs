//! The dealer: draws decks, seal keys and random choices, and numbers the hands.

use poker_fair::SealKey;
use poker_protocol::HandId;
use poker_rules::Deck;

use crate::Randomness;

/// The randomness and the next hand number, shared by all tables of a room.
pub struct Dealer {
    randomness: Box<dyn Randomness + Send>,
    next_hand: HandId,
}

impl Dealer {
    /// Makes a dealer whose first hand gets the number `next_hand`.
    pub fn new(randomness: Box<dyn Randomness + Send>, next_hand: HandId) -> Self {
        Self { randomness, next_hand }
    }

    /// The number that the next hand will get.
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
        self.randomness.deck()
    }

    pub(crate) fn key(&mut self) -> Option<SealKey> {
        self.randomness.key()
    }

    /// One item of `from`, each with equal probability.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let ways = u32::try_from(from.len()).unwrap_or(u32::MAX);
        let at = usize::try_from(self.randomness.pick(ways)).unwrap_or(0);
        from.get(at).or(from.first()).copied()
    }

    /// One item of `from`, with a probability in proportion to its weight.
    pub(crate) fn pick_weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let total = from.iter().fold(0_u32, |sum, &(_, weight)| sum.saturating_add(weight));
        let mut left = self.randomness.pick(total);
        for &(item, weight) in from {
            if left < weight {
                return Some(item);
            }
            left -= weight;
        }
        from.first().map(|&(item, _)| item)
    }
}
