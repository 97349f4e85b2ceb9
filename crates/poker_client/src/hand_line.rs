//! What the viewer's hand is worth, in words.

use poker_rules::{Card, GameSpec, HandName, Rank, best_hand};

/// The line under the viewer's plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandLine {
    /// Two cards of one suit, before the flop.
    Suited {
        /// The higher.
        high: Rank,
        /// The lower.
        low: Rank,
    },
    /// Two cards of two suits, before the flop.
    Offsuit {
        /// The higher.
        high: Rank,
        /// The lower.
        low: Rank,
    },
    /// Two cards of one rank, before the flop.
    PocketPair {
        /// Their rank.
        rank: Rank,
    },
    /// The best five of hand and board.
    Made(HandName),
}

impl HandLine {
    /// The line for these cards; none while the hand is not complete.
    pub fn of(hole: &[Card], board: &[Card]) -> Option<Self> {
        if hole.len() + board.len() >= 5 {
            return Some(Self::Made(best_hand(hole, board, &GameSpec::holdem_no_limit()).name));
        }
        let [one, two] = hole else { return None };
        let (high, low) = (one.rank().max(two.rank()), one.rank().min(two.rank()));
        Some(if high == low {
            Self::PocketPair { rank: high }
        } else if one.suit() == two.suit() {
            Self::Suited { high, low }
        } else {
            Self::Offsuit { high, low }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(hole: &str, board: &str) -> Option<HandLine> {
        let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        HandLine::of(&cards(hole), &cards(board))
    }

    #[test]
    fn two_cards_are_suited_offsuit_or_a_pair_higher_rank_first() {
        let (high, low) = (Rank::Ace, Rank::Jack);
        assert_eq!(line("As Js", ""), Some(HandLine::Suited { high, low }));
        assert_eq!(line("Jd As", ""), Some(HandLine::Offsuit { high, low }));
        assert_eq!(line("7d 7s", ""), Some(HandLine::PocketPair { rank: Rank::Seven }));
    }

    #[test]
    fn with_a_board_the_best_five_count() {
        let name = HandName::FullHouse { trips: Rank::Four, pair: Rank::Nine };
        assert_eq!(line("4s 4d", "Kd 9c 4h 9s 2d"), Some(HandLine::Made(name)));
        let pair = HandName::Pair { rank: Rank::King, kickers: [Rank::Ace, Rank::Nine, Rank::Four] };
        assert_eq!(line("As Kc", "Kd 9c 4h"), Some(HandLine::Made(pair)));
    }

    #[test]
    fn no_cards_or_one_make_no_line() {
        assert_eq!(line("", "Kd 9c 4h"), None);
        assert_eq!(line("As", ""), None);
    }
}
