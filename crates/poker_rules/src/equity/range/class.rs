//! Classes of Hold'em hands that differ only in suits.

use crate::{Card, CardSet, Rank, Suit};

/// Whether the two cards of a class have the same suit.
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

/// All hands of two ranks. For a pair `kind` does not matter.
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
