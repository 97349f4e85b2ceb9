//! Hands and cards in words.

use poker_protocol::SeenLow;
use poker_rules::{HandName, Rank};
use poker_text::{Arg, RankWord, Text, text};

use crate::{HandLine, HandNameWithKicker};

pub(super) fn word(rank: Rank) -> RankWord {
    RankWord(rank.value())
}

/// The name of a hand: what tags and results say.
pub fn name_text(name: HandName) -> Text {
    match name {
        HandName::RoyalFlush => text::hand::royal_flush(),
        HandName::StraightFlush { high } => text::hand::straight_flush(word(high)),
        HandName::Quads { rank, .. } => text::hand::quads(word(rank)),
        HandName::FullHouse { trips, pair } => text::hand::full_house(word(trips), word(pair)),
        HandName::Flush { ranks: [high, ..] } => text::hand::flush(word(high)),
        HandName::Straight { high } => text::hand::straight(word(high)),
        HandName::Trips { rank, .. } => text::hand::trips(word(rank)),
        HandName::TwoPair { high, low, .. } => text::hand::two_pair(word(high), word(low)),
        HandName::Pair { rank, .. } => text::hand::pair(word(rank)),
        HandName::HighCard { ranks: [high, ..] } => text::hand::high_card(word(high)),
    }
}

/// The category of a hand alone, for narrow places.
pub(super) fn short_name(name: HandName) -> Text {
    match name {
        HandName::RoyalFlush => text::rules::ranking_royal_flush(),
        HandName::StraightFlush { .. } => text::rules::ranking_straight_flush(),
        HandName::Quads { .. } => text::rules::ranking_quads(),
        HandName::FullHouse { .. } => text::rules::ranking_full_house(),
        HandName::Flush { .. } => text::rules::ranking_flush(),
        HandName::Straight { .. } => text::rules::ranking_straight(),
        HandName::Trips { .. } => text::rules::ranking_trips(),
        HandName::TwoPair { .. } => text::rules::ranking_two_pair(),
        HandName::Pair { .. } => text::rules::ranking_pair(),
        HandName::HighCard { .. } => text::rules::ranking_high_card(),
    }
}

/// The best of all lows, the wheel.
const WHEEL: [Rank; 5] = [Rank::Five, Rank::Four, Rank::Three, Rank::Two, Rank::Ace];

/// The letters of a low's ranks, the highest first: `8-7-4-3-A`.
pub(super) fn low_letters(ranks: [Rank; 5]) -> Arg {
    Arg::letters(ranks.map(Rank::value))
}

/// The name of a low, its ranks the highest first.
pub fn low_text(ranks: [Rank; 5]) -> Text {
    if ranks == WHEEL { text::hand::low_wheel(low_letters(ranks)) } else { text::hand::low(low_letters(ranks)) }
}

/// A hand's name, with the name of the low that it also makes.
pub(super) fn shown_text(name: HandNameWithKicker, low: Option<SeenLow>) -> Text {
    match low {
        None => name.text(),
        Some(low) => text::hand::high_low(name.text(), low_text(low.ranks)),
    }
}

impl HandNameWithKicker {
    /// The name, with the kicker if there is one.
    pub fn text(&self) -> Text {
        self.kicker.map_or_else(|| name_text(self.name), |kicker| kicker_text(self.name, kicker))
    }
}

/// The name of a hand with one of its kickers.
fn kicker_text(name: HandName, kicker: Rank) -> Text {
    let k = word(kicker);
    match name {
        HandName::Quads { rank, .. } => text::hand::quads_kicker(word(rank), k),
        HandName::Flush { ranks: [high, ..] } => text::hand::flush_kicker(word(high), k),
        HandName::Trips { rank, .. } => text::hand::trips_kicker(word(rank), k),
        HandName::TwoPair { high, low, .. } => text::hand::two_pair_kicker(word(high), word(low), k),
        HandName::Pair { rank, .. } => text::hand::pair_kicker(word(rank), k),
        HandName::HighCard { ranks: [high, ..] } => text::hand::high_card_kicker(word(high), k),
        HandName::RoyalFlush | HandName::StraightFlush { .. } | HandName::FullHouse { .. } | HandName::Straight { .. } => name_text(name),
    }
}

/// The name of a hand with its first kicker: what the viewer's own line says.
pub fn name_with_kicker(name: HandName) -> Text {
    let kicker = match name {
        HandName::Quads { kicker, .. }
        | HandName::Trips { kickers: [kicker, _], .. }
        | HandName::TwoPair { kicker, .. }
        | HandName::Pair { kickers: [kicker, ..], .. }
        | HandName::HighCard { ranks: [_, kicker, ..] } => Some(kicker),
        HandName::RoyalFlush
        | HandName::StraightFlush { .. }
        | HandName::FullHouse { .. }
        | HandName::Flush { .. }
        | HandName::Straight { .. } => None,
    };
    HandNameWithKicker { name, kicker }.text()
}

impl HandLine {
    /// The line. It begins with a small letter; capitalise it where it is the whole text.
    pub fn text(&self) -> Text {
        match *self {
            Self::Suited { high, low } => text::hand::suited(word(high), word(low)),
            Self::Offsuit { high, low } => text::hand::offsuit(word(high), word(low)),
            Self::PocketPair { rank } => text::hand::pocket_pair(word(rank)),
            Self::Made(name) => name_with_kicker(name),
            Self::HighLow { high, low } => {
                let low = low.map_or_else(text::hand::no_low, low_text);
                text::hand::high_low(name_text(high), low)
            }
        }
    }
}
