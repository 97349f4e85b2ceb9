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
