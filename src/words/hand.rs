//! Names of hands in words.

use poker_client::HandLine;
use poker_rules::{HandName, Rank};
use poker_text::{Arg, RankWord, Text, text};

fn word(rank: Rank) -> RankWord {
    RankWord(rank.value())
}

fn letters(ranks: &[Rank]) -> Arg {
    Arg::letters(ranks.iter().map(|rank| rank.value()))
}

/// A hand with its kickers.
pub(super) fn name(name: &HandName) -> Text {
    use text::hand as t;
    match name {
        HandName::RoyalFlush => t::royal_flush(),
        HandName::StraightFlush { high } => t::straight_flush(word(*high)),
        HandName::Quads { rank, kicker } => t::quads_kicker(word(*rank), word(*kicker)),
        HandName::FullHouse { trips, pair } => t::full_house(word(*trips), word(*pair)),
        HandName::Flush { ranks: [high, ..] } => t::flush(word(*high)),
        HandName::Straight { high } => t::straight(word(*high)),
        HandName::Trips { rank, kickers: [first, _] } => t::trips_kicker(word(*rank), word(*first)),
        HandName::TwoPair { high, low, kicker } => t::two_pair_kicker(word(*high), word(*low), word(*kicker)),
        HandName::Pair { rank, kickers } => t::pair_kickers(word(*rank), letters(kickers)),
        HandName::HighCard { ranks: [high, rest @ ..] } => t::high_card_kickers(word(*high), letters(rest)),
    }
}

/// A hand without its kickers, for a tag.
pub(super) fn short(name: &HandName) -> Text {
    use text::hand as t;
    match name {
        HandName::Quads { rank, .. } => t::quads(word(*rank)),
        HandName::Trips { rank, .. } => t::trips(word(*rank)),
        HandName::TwoPair { high, low, .. } => t::two_pair(word(*high), word(*low)),
        HandName::Pair { rank, .. } => t::pair(word(*rank)),
        HandName::HighCard { ranks: [high, ..] } => t::high_card(word(*high)),
        HandName::RoyalFlush
        | HandName::StraightFlush { .. }
        | HandName::FullHouse { .. }
        | HandName::Flush { .. }
        | HandName::Straight { .. } => self::name(name),
    }
}

/// The line under the viewer's plate.
pub(super) fn line(line: &HandLine) -> Text {
    match line {
        HandLine::Suited { high, low } => text::hand::suited(word(*high), word(*low)),
        HandLine::Offsuit { high, low } => text::hand::offsuit(word(*high), word(*low)),
        HandLine::PocketPair { rank } => text::hand::pair(word(*rank)),
        HandLine::Made(made) => short(made),
    }
}
