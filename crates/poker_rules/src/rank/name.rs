//! Names of hands.

use crate::Rank;

/// What a hand is called: its category and the ranks that tell it from others (R-CARD-5, R-CARD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
#[allow(missing_docs)]
pub enum HandName {
    HighCard { ranks: [Rank; 5] },
    Pair { rank: Rank, kickers: [Rank; 3] },
    TwoPair { high: Rank, low: Rank, kicker: Rank },
    Trips { rank: Rank, kickers: [Rank; 2] },
    Straight { high: Rank },
    Flush { ranks: [Rank; 5] },
    FullHouse { trips: Rank, pair: Rank },
    Quads { rank: Rank, kicker: Rank },
    StraightFlush { high: Rank },
    RoyalFlush,
}
