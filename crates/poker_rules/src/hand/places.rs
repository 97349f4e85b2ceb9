//! Some of a player's own cards.

use arrayvec::ArrayVec;

use super::setup::MAX_HOLE;
use crate::Card;

/// A player's own cards in the order they were dealt; `None` in the place of a card that stays unseen.
pub type PartHole = ArrayVec<Option<Card>, MAX_HOLE>;

/// Which of a player's own cards, by their places in the order they were dealt; on the wire 1 for the first, 2 for the second, 4 for the
/// third and so on, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct HolePlaces(u8);

impl HolePlaces {
    /// No card.
    pub const NONE: HolePlaces = HolePlaces(0);

    /// The places of all cards of a hand with `hole_cards` cards.
    pub const fn all(hole_cards: u8) -> HolePlaces {
        HolePlaces(if hole_cards >= 8 { u8::MAX } else { (1 << hole_cards) - 1 })
    }

    /// One card, the first dealt is 0.
    pub const fn one(place: u8) -> HolePlaces {
        HolePlaces(if place >= 8 { 0 } else { 1 << place })
    }

    /// Both these and those.
    pub const fn union(self, other: HolePlaces) -> HolePlaces {
        HolePlaces(self.0 | other.0)
    }

    /// Whether this card is one of them.
    pub const fn contains(self, place: u8) -> bool {
        self.0 & HolePlaces::one(place).0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one place, and each is below `hole_cards`.
    pub const fn fit(self, hole_cards: u8) -> bool {
        self.0 != 0 && self.0 & !HolePlaces::all(hole_cards).0 == 0
    }

    /// These cards of a hand.
    pub fn of(self, hole: &[Card]) -> PartHole {
        (0..).zip(hole).map(|(place, &card)| self.contains(place).then_some(card)).take(MAX_HOLE).collect()
    }
}
