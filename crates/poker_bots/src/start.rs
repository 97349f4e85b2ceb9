//! Starting hands, ranked.

mod chart;
mod holdem;
mod omaha;

use poker_rules::{Card, GameSpec, HoleUsed};

/// How many starting hands of a game in a thousand are better than these cards.
pub fn hand_percentile(hole: &[Card], game: &GameSpec) -> u32 {
    match (game.hole_used, hole) {
        (HoleUsed::Any, &[a, b, ..]) => holdem::percentile([a, b]),
        (HoleUsed::Any, _) => 1000,
        (HoleUsed::Exactly(_), _) => omaha::percentile(hole, game.ranking),
    }
}
