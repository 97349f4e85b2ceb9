//! The order in which the cards of a sealed deck are dealt. It follows from the root and from the nonces of the players' clients.

use poker_protocol::{Bytes32, SeatNonce};

use crate::hash;

const CARDS: usize = 52;

/// The place in the sealed deck of each card that is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealOrder([u8; CARDS]);

impl DealOrder {
    /// The cards are dealt as they were sealed, because no client has added a nonce.
    pub const AS_SEALED: Self = {
        let mut places = [0; CARDS];
        let mut place = 0;
        while place < CARDS {
            places[place] = place as u8;
            place += 1;
        }
        Self(places)
    };

    /// The order that follows from the root of the deck and from these nonces, which are in the order of their seats.
    #[must_use]
    pub fn new(root: &Bytes32, nonces: &[SeatNonce]) -> Self {
        if nonces.is_empty() {
            return Self::AS_SEALED;
        }
        let mut draws = Draws::new(hash::of_order(root, nonces));
        let Self(mut places) = Self::AS_SEALED;
        for ways in (2..=52_u8).rev() {
            places.swap(usize::from(ways - 1), usize::from(draws.below(ways)));
        }
        Self(places)
    }

    /// The place in the sealed deck of the card that is dealt as number `dealt`, from 0; `None` after the last card.
    #[must_use]
    pub fn place(&self, dealt: usize) -> Option<u8> {
        self.0.get(dealt).copied()
    }

    /// The items of a sealed deck in the order in which they are dealt.
    pub(crate) fn dealt<T: Copy>(&self, sealed: &[T; CARDS]) -> [T; CARDS] {
        self.0.map(|place| sealed[usize::from(place)])
    }

    /// The items of a dealt deck in the order in which they were sealed.
    pub(crate) fn sealed<T: Copy>(&self, dealt: &[T; CARDS]) -> [T; CARDS] {
        let mut sealed = *dealt;
        for (&place, &item) in self.0.iter().zip(dealt) {
            sealed[usize::from(place)] = item;
        }
        sealed
    }
}

/// A short text that is the same for two players exactly if both were told the same root and the same nonces for a hand, so that they can
/// compare what they were told.
#[must_use]
pub fn deck_code(root: &Bytes32, nonces: &[SeatNonce]) -> String {
    let digits = hash::of_order(root, nonces).to_string();
    format!("{}-{}", &digits[..5], &digits[5..10])
}

/// Numbers drawn from a seed.
struct Draws {
    seed: Bytes32,
    bytes: [u8; 32],
    /// The number of bytes that were taken from `bytes`.
    taken: usize,
    /// The number of the next block of bytes.
    next: u32,
}

impl Draws {
    fn new(seed: Bytes32) -> Self {
        Self { seed, bytes: [0; 32], taken: 32, next: 0 }
    }

    fn byte(&mut self) -> u8 {
        if self.taken == self.bytes.len() {
            self.bytes = hash::order_stream(&self.seed, self.next);
            (self.taken, self.next) = (0, self.next.wrapping_add(1));
        }
        let byte = self.bytes[self.taken];
        self.taken += 1;
        byte
    }

    /// A number below `ways`, each with the same probability: bytes that would make some of them more probable are skipped.
    fn below(&mut self, ways: u8) -> u8 {
        let fair = 256 - 256 % u16::from(ways);
        loop {
            let byte = self.byte();
            if u16::from(byte) < fair {
                return byte % ways;
            }
        }
    }
}
