//! The dealer: draws decks, seal keys, multipliers and random choices, and numbers hands and tables.

use poker_fair::{DRAW_NUMBERS, SealKey, SealedDraw};
use poker_protocol::{HandId, TableId};
use poker_rules::Deck;

use crate::Randomness;

/// The randomness and the numbers of the next hand and the next table, shared by all tables of a room.
pub struct Dealer {
    randomness: Box<dyn Randomness + Send>,
    next_hand: HandId,
    /// The number of the next table that opens. No number is used twice.
    next_table: TableId,
}

impl Dealer {
    /// Makes a dealer whose first hand gets the number `next_hand`.
    pub fn new(randomness: Box<dyn Randomness + Send>, next_hand: HandId) -> Self {
        Self { randomness, next_hand, next_table: TableId(1) }
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

    /// The number that the next table will get.
    pub(crate) fn next_table(&self) -> TableId {
        self.next_table
    }

    /// Numbers new tables from `next` on, unless higher numbers are already used.
    pub(crate) fn number_tables_from(&mut self, next: TableId) {
        self.next_table = self.next_table.max(next);
    }

    pub(crate) fn number_table(&mut self) -> TableId {
        let table = self.next_table;
        self.next_table = TableId(table.0.saturating_add(1));
        table
    }

    pub(crate) fn deck(&mut self) -> Option<Deck> {
        self.randomness.deck()
    }

    pub(crate) fn key(&mut self) -> Option<SealKey> {
        self.randomness.key()
    }

    /// Draws the number of a game's multiplier and seals it (R-HEX-9); `game` is the number of the game. `None` if no randomness is
    /// available.
    pub fn sealed_draw(&mut self, game: u64) -> Option<SealedDraw> {
        Some(SealedDraw::new(game, self.randomness.pick(DRAW_NUMBERS)?, self.key()?))
    }

    /// One item of `from`, each with equal probability; the first if no randomness is available.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let ways = u32::try_from(from.len()).unwrap_or(u32::MAX);
        let at = usize::try_from(self.randomness.pick(ways).unwrap_or(0)).unwrap_or(0);
        from.get(at).or(from.first()).copied()
    }

    /// Puts the items into a random order, each order with equal probability.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let ways = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, usize::try_from(self.randomness.pick(ways).unwrap_or(0)).unwrap_or(0).min(last));
        }
    }

    /// One item of `from`, with a probability in proportion to its weight; the first if no randomness is available.
    pub(crate) fn pick_weighted<T: Copy>(&mut self, from: &[(T, u32)]) -> Option<T> {
        let total = from.iter().fold(0_u32, |sum, &(_, weight)| sum.saturating_add(weight));
        let mut left = self.randomness.pick(total).unwrap_or(0);
        for &(item, weight) in from {
            if left < weight {
                return Some(item);
            }
            left -= weight;
        }
        from.first().map(|&(item, _)| item)
    }
}
