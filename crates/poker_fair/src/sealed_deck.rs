//! A sealed deck, and the openings of its cards.

use std::fmt;

use poker_protocol::{Bytes32, Opening, SEAL_DEPTH};
use poker_rules::{Card, Deck};
use serde::{Deserialize, Serialize};

use crate::hash;

/// The number of leaves of the hash tree: 52 cards and 12 unused places.
const LEAVES: usize = 1 << SEAL_DEPTH;

/// The hash in an unused place. No input with this hash is known.
const FILLING: Bytes32 = Bytes32([0; 32]);

/// The secret from which all salts of a deck are derived. It is drawn for each hand and is never part of a message.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SealKey(pub Bytes32);

impl fmt::Debug for SealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealKey(..)")
    }
}

/// A deck with a salted hash for each card and a tree of hashes over them.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedDeck {
    cards: [Card; 52],
    key: SealKey,
    /// The nodes of the tree. The root is node 1; the children of node `n` are `2n` and `2n + 1`.
    nodes: Box<[Bytes32; 2 * LEAVES]>,
}

impl SealedDeck {
    /// Seals a deck.
    #[must_use]
    pub fn new(deck: Deck, key: SealKey) -> Self {
        Self::of_cards(*deck.cards(), key)
    }

    pub(crate) fn of_cards(cards: [Card; 52], key: SealKey) -> Self {
        let mut nodes = Box::new([FILLING; 2 * LEAVES]);
        for ((leaf, position), &card) in nodes[LEAVES..].iter_mut().zip(0..).zip(&cards) {
            *leaf = hash::of_card(position, card, &hash::salt(&key.0, position));
        }
        for at in (1..LEAVES).rev() {
            nodes[at] = hash::of_pair(&nodes[2 * at], &nodes[2 * at + 1]);
        }
        Self { cards, key, nodes }
    }

    /// The root of the tree. It commits to the whole deck and reveals nothing about it.
    #[must_use]
    pub fn root(&self) -> Bytes32 {
        self.nodes[1]
    }

    /// The key of the seal, for the records of the room.
    #[must_use]
    pub fn key(&self) -> SealKey {
        self.key
    }

    /// The opening of a card.
    #[must_use]
    pub fn open(&self, card: Card) -> Opening {
        // The card is always found, because a deck has every card.
        let place = (0..).zip(&self.cards).find(|&(_, &other)| other == card).map_or(0, |(place, _)| place);
        self.open_place(place)
    }

    pub(crate) fn open_place(&self, position: u8) -> Opening {
        let mut at = LEAVES + usize::from(position);
        let path = std::array::from_fn(|_| {
            let beside = self.nodes[at ^ 1];
            at /= 2;
            beside
        });
        Opening { position, salt: hash::salt(&self.key.0, position), path }
    }
}

impl fmt::Debug for SealedDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SealedDeck({:?})", self.root())
    }
}

/// Whether the deck with this root has the card in the place that the opening names.
#[must_use]
pub fn opens(root: &Bytes32, card: Card, opening: &Opening) -> bool {
    let place = usize::from(opening.position);
    if place >= Card::ALL.len() {
        return false;
    }
    let mut at = LEAVES + place;
    let mut node = hash::of_card(opening.position, card, &opening.salt);
    for beside in &opening.path {
        node = if at.is_multiple_of(2) { hash::of_pair(&node, beside) } else { hash::of_pair(beside, &node) };
        at /= 2;
    }
    node == *root
}
