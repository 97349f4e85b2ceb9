//! Equity: against brute force, by sampling, and in parts.

mod brute;
mod matchups;
mod parts;
mod random;
mod ranges;
mod sampling;
mod spots;

use super::table::cards;
use crate::{
    GameParameters, GameSpec, Variant,
    equity::{Holding, Spot},
};

/// Six games: which cards are dealt, which count and whether a low does; `literal` is five-card Omaha with three of the hand.
const GAMES: [&str; 6] = ["nlhe", "plo", "plo5", "literal", "plo8", "plo85"];

fn game(code: &str) -> GameSpec {
    match code {
        "literal" => Variant::with_code("plo5").unwrap().game(&GameParameters { omaha5_hole_used: 3, ..GameParameters::DEFAULT }),
        code => GameSpec::with_code(code).unwrap(),
    }
}

/// Players as `Ah Kh`, `random`, or a range after a colon as `:77+, AKs`.
fn spot(code: &str, players: &[&str], board: &str) -> Spot {
    let game = game(code);
    let holding = |text: &&str| match (*text, text.strip_prefix(':')) {
        (_, Some(range)) => Holding::Range(crate::equity::Range::parse(range, usize::from(game.hole_cards)).unwrap()),
        ("random", None) => Holding::Random,
        (open, None) => Holding::Cards(cards(open)),
    };
    Spot { game, players: players.iter().map(holding).collect(), board: cards(board), dead: vec![] }
}
