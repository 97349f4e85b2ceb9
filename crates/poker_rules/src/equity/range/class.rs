//! Hold'em hands that differ in suits alone.

use crate::{Card, CardSet, Rank, Suit};

/// Whether the suits of two cards are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Suited,
    Offsuit,
    Either,
}

impl Kind {
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Kind::Suited => "s",
            Kind::Offsuit => "o",
            Kind::Either => "",
        }
    }
}

/// The hands of two ranks; pairs are offsuit.
pub(super) fn hands(high: Rank, low: Rank, kind: Kind) -> impl Iterator<Item = CardSet> {
    let suits = Suit::ALL.into_iter().flat_map(|first| Suit::ALL.map(|second| (first, second)));
    let fits = move |&(first, second): &(Suit, Suit)| match kind {
        _ if high == low => first < second,
        Kind::Suited => first == second,
        Kind::Offsuit => first != second,
        Kind::Either => true,
    };
    suits.filter(fits).map(move |(first, second)| [Card::new(high, first), Card::new(low, second)].into_iter().collect())
}
