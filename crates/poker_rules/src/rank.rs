//! The rank of a hand as one number.

mod best;
mod low;
mod name;
mod omaha;
mod value;

pub use best::{Made, best_hand};
pub use low::{LowValue, MadeLow, best_low, low};
pub use name::HandName;
pub use omaha::{omaha, omaha_low};
pub use value::HandValue;

use crate::{Card, CardSet, HoleUsed, Suit};

/// The best five of five to seven different cards.
pub fn evaluate(cards: &[Card]) -> HandValue {
    evaluate_set(CardSet::from(cards))
}

/// The best five of a set of five to seven cards.
pub fn evaluate_set(cards: CardSet) -> HandValue {
    let [clubs, diamonds, hearts, spades] = Suit::ALL.map(|suit| cards.ranks(suit));
    // Among seven cards a flush leaves no room for four of a kind or a full house.
    for suited in [clubs, diamonds, hearts, spades] {
        if suited.count_ones() >= 5 {
            return HandValue::of_suit(suited);
        }
    }
    let (low_either, low_both) = (clubs | diamonds, clubs & diamonds);
    let (high_either, high_both) = (hearts | spades, hearts & spades);
    let quads = low_both & high_both;
    let trips = (low_both & high_either) | (low_either & high_both);
    let pairs = low_both | high_both | (low_either & high_either);
    HandValue::of_ranks(low_either | high_either, pairs, trips, quads)
}

/// The best hand of hole cards with a board of three to five cards, where so many hole cards count (R-VAR-1 to R-VAR-3).
pub fn high_value(hole: CardSet, board: CardSet, used: HoleUsed) -> HandValue {
    match used {
        HoleUsed::Any => evaluate_set(hole.union(board)),
        HoleUsed::Exactly(own) => omaha(hole, board, own),
    }
}

/// The best low of hole cards with a board, where so many hole cards count; whether the game pays one is not asked (R-CARD-9).
pub fn low_value(hole: CardSet, board: CardSet, used: HoleUsed) -> Option<LowValue> {
    match used {
        HoleUsed::Any => low(hole.union(board)),
        HoleUsed::Exactly(own) => omaha_low(hole, board, own),
    }
}
