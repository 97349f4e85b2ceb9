//! A sealed deck, and the openings of its cards.

use std::fmt;

use poker_protocol::{Bytes32, OpenedDeck, Opening, SEAL_DEPTH, SeatNonce};
use poker_rules::{BadDeck, Card, Deck};
use serde::{Deserialize, Serialize};

use crate::{DealOrder, hash};

/// The number of leaves of the hash tree: 52 cards and 12 unused places.
const LEAVES: usize = 1 << SEAL_DEPTH;

/// The hash in an unused place. No input with this hash is known.
const FILLING: Bytes32 = Bytes32([0; 32]);

/// The secret from which all salts of a deck are derived. It is drawn for each hand, and is part of a message only if the hand is void.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SealKey(pub Bytes32);

impl fmt::Debug for SealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealKey(..)")
    }
}

/// A deck with a salted hash for each card and a tree of hashes over them, and the nonces that decide in which order it is dealt.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedDeck {
    /// In the order in which they were sealed.
    cards: [Card; 52],
    key: SealKey,
    /// In the order of their seats.
    nonces: Vec<SeatNonce>,
    order: DealOrder,
    /// The nodes of the tree. The root is node 1; the children of node `n` are `2n` and `2n + 1`.
    nodes: Box<[Bytes32; 2 * LEAVES]>,
}

impl SealedDeck {
    /// Seals a deck. It is dealt in the order of `deck`, unless nonces are added.
    #[must_use]
    pub fn new(deck: Deck, key: SealKey) -> Self {
        Self::of_cards(*deck.cards(), key)
    }

    /// Seals a deck that was dealt in this order, with the root and the nonces from which the order followed. If they are not those of the
    /// deck, it has another root.
    #[must_use]
    pub fn of_dealt(deck: Deck, key: SealKey, root: &Bytes32, nonces: Vec<SeatNonce>) -> Self {
        let cards = DealOrder::new(root, &nonces).sealed(deck.cards());
        Self::of_cards(cards, key).with_nonces(nonces)
    }

    /// Seals a deck again that was opened as a whole; `None` if it has too few or too many cards.
    #[must_use]
    pub fn of_opened(opened: &OpenedDeck) -> Option<Self> {
        let cards = opened.cards.as_slice().try_into().ok()?;
        Some(Self::of_cards(cards, SealKey(opened.key)))
    }

    /// The same sealed deck, dealt in the order that follows from these nonces. They are in the order of their seats.
    #[must_use]
    pub fn with_nonces(self, nonces: Vec<SeatNonce>) -> Self {
        let order = DealOrder::new(&self.root(), &nonces);
        Self { nonces, order, ..self }
    }

    pub(crate) fn of_cards(cards: [Card; 52], key: SealKey) -> Self {
        let mut nodes = Box::new([FILLING; 2 * LEAVES]);
        for ((leaf, position), &card) in nodes[LEAVES..].iter_mut().zip(0..).zip(&cards) {
            *leaf = hash::of_card(position, card, &hash::salt(&key.0, position));
        }
        for at in (1..LEAVES).rev() {
            nodes[at] = hash::of_pair(&nodes[2 * at], &nodes[2 * at + 1]);
        }
        Self { cards, key, nonces: Vec::new(), order: DealOrder::AS_SEALED, nodes }
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

    /// The nonces of the players' clients, in the order of their seats.
    #[must_use]
    pub fn nonces(&self) -> &[SeatNonce] {
        &self.nonces
    }

    /// The cards in the order in which they were sealed.
    pub(crate) fn cards(&self) -> &[Card; 52] {
        &self.cards
    }

    /// The deck in the order in which it is dealt.
    ///
    /// # Errors
    /// If a card was sealed twice.
    pub fn dealt(&self) -> Result<Deck, BadDeck> {
        Deck::new(self.order.dealt(&self.cards))
    }

    /// Opens the whole deck.
    #[must_use]
    pub fn open_all(&self) -> OpenedDeck {
        OpenedDeck { cards: self.cards.to_vec(), key: self.key.0 }
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
