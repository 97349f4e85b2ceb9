//! A selection of a player's hole cards.

use arrayvec::ArrayVec;

use super::setup::MAX_HOLE;
use crate::Card;

/// A player's hole cards in the order in which they were dealt; `None` for each card that stays hidden.
pub type PartHole = ArrayVec<Option<Card>, MAX_HOLE>;

/// A selection of a player's hole cards, by their places in the order in which they were dealt. On the wire it is the sum of 1 for the
/// first card, 2 for the second, 4 for the third and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HolePlaces(u8);

impl HolePlaces {
    /// The selection that contains no card.
    pub const NONE: HolePlaces = HolePlaces(0);

    /// All places of a hand with `hole_cards` cards.
    pub const fn all(hole_cards: u8) -> HolePlaces {
        HolePlaces(if hole_cards >= 8 { u8::MAX } else { (1 << hole_cards) - 1 })
    }

    /// One place; the first card dealt is 0.
    pub const fn one(place: u8) -> HolePlaces {
        HolePlaces(if place >= 8 { 0 } else { 1 << place })
    }

    /// The places of both selections.
    pub const fn union(self, other: HolePlaces) -> HolePlaces {
        HolePlaces(self.0 | other.0)
    }

    /// The selection with a place added, or taken out if it was there.
    pub const fn toggled(self, place: u8) -> HolePlaces {
        HolePlaces(self.0 ^ HolePlaces::one(place).0)
    }

    /// The number of places.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the selection has a place.
    pub const fn contains(self, place: u8) -> bool {
        self.0 & HolePlaces::one(place).0 != 0
    }

    /// Whether no place is selected.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one place is selected and each is below `hole_cards`.
    pub const fn fit(self, hole_cards: u8) -> bool {
        self.0 != 0 && self.0 & !HolePlaces::all(hole_cards).0 == 0
    }

    /// The cards of `hole` in these places, `None` in the other places.
    pub fn of(self, hole: &[Card]) -> PartHole {
        (0..).zip(hole).map(|(place, &card)| self.contains(place).then_some(card)).take(MAX_HOLE).collect()
    }
}
