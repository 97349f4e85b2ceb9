//! The names that PokerStars gives to hands.

use poker_rules::{HandName, LowValue, Rank};

use crate::outcome::Showing;

/// The name of a shown hand, with its low if the game has lows.
pub(super) fn shown(showing: &Showing, has_lows: bool) -> String {
    let high = high(showing.high.name);
    match showing.low {
        Some(made) => format!("HI: {high}; LO: {}", low(made.value)),
        None if has_lows => format!("HI: {high}"),
        None => high,
    }
}

fn high(name: HandName) -> String {
    match name {
        HandName::HighCard { ranks: [high, ..] } => format!("high card {}", one(high)),
        HandName::Pair { rank, .. } => format!("a pair of {}", many(rank)),
        HandName::TwoPair { high, low, .. } => format!("two pair, {} and {}", many(high), many(low)),
        HandName::Trips { rank, .. } => format!("three of a kind, {}", many(rank)),
        HandName::Straight { high } => format!("a straight, {} to {}", one(lowest(high)), one(high)),
        HandName::Flush { ranks: [high, ..] } => format!("a flush, {} high", one(high)),
        HandName::FullHouse { trips, pair } => format!("a full house, {} full of {}", many(trips), many(pair)),
        HandName::Quads { rank, .. } => format!("four of a kind, {}", many(rank)),
        HandName::StraightFlush { high } => format!("a straight flush, {} to {}", one(lowest(high)), one(high)),
        HandName::RoyalFlush => "a Royal Flush".to_owned(),
    }
}

fn low(value: LowValue) -> String {
    value.ranks().map(|rank| rank.letter().to_string()).join(",")
}

/// The lowest rank of a straight.
fn lowest(high: Rank) -> Rank {
    let below = Rank::ALL.iter().position(|rank| *rank == high).and_then(|place| place.checked_sub(4));
    below.map_or(Rank::Ace, |place| Rank::ALL[place])
}

const fn one(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "Deuce",
        Rank::Three => "Three",
        Rank::Four => "Four",
        Rank::Five => "Five",
        Rank::Six => "Six",
        Rank::Seven => "Seven",
        Rank::Eight => "Eight",
        Rank::Nine => "Nine",
        Rank::Ten => "Ten",
        Rank::Jack => "Jack",
        Rank::Queen => "Queen",
        Rank::King => "King",
        Rank::Ace => "Ace",
    }
}

fn many(rank: Rank) -> String {
    match rank {
        Rank::Six => "Sixes".to_owned(),
        rank => format!("{}s", one(rank)),
    }
}

#[cfg(test)]
mod tests {
    use poker_rules::{Card, GameSpec, best_hand};

    use super::*;

    #[test]
    fn hands_have_the_names_that_trackers_know() {
        let named = |text: &str| {
            let cards: Vec<Card> = text.split(' ').map(|card| card.parse().unwrap()).collect();
            high(best_hand(&cards[..2], &cards[2..], &GameSpec::holdem_no_limit()).name)
        };
        for (cards, name) in [
            ("Ac Jd 9h 7s 3c", "high card Ace"),
            ("6c 6d 9h 7s 3c", "a pair of Sixes"),
            ("2c 2d Kh Ks 3c", "two pair, Kings and Deuces"),
            ("Tc Td Th 7s 3c", "three of a kind, Tens"),
            ("Ac 2d 3h 4s 5c", "a straight, Ace to Five"),
            ("Tc Jd Qh Ks Ac", "a straight, Ten to Ace"),
            ("Kc 2c 9c 4c 5c", "a flush, King high"),
            ("6c 6d 6h As Ac", "a full house, Sixes full of Aces"),
            ("8c 8d 8h 8s Ac", "four of a kind, Eights"),
            ("5c 6c 7c 8c 9c", "a straight flush, Five to Nine"),
            ("Tc Jc Qc Kc Ac", "a Royal Flush"),
        ] {
            assert_eq!(named(cards), name);
        }
    }
}
