//! The ranking of starting hands.

mod chart;
mod holdem;
mod omaha;

use poker_rules::{Card, GameSpec, HoleUsed};

/// The part of all starting hands of a game, in thousandths, that is better than these cards: 0 for the best hand.
pub fn hand_percentile(hole: &[Card], game: &GameSpec) -> u32 {
    match (game.hole_used, hole) {
        (HoleUsed::Any, &[a, b, ..]) => holdem::percentile([a, b]),
        (HoleUsed::Any, _) => 1000,
        (HoleUsed::Exactly(_), _) => omaha::percentile(hole, game.ranking),
    }
}
