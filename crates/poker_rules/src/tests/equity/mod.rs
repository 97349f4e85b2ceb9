//! Equity: exact counts against brute force, samples against exact counts, and counting in steps.

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

/// Six games that differ in the cards dealt, in the cards that count, and in whether a low counts. `literal` is five-card Omaha in which
/// three hole cards count.
const GAMES: [&str; 6] = ["nlhe", "plo", "plo5", "literal", "plo8", "plo85"];

fn game(code: &str) -> GameSpec {
    match code {
        "literal" => Variant::with_code("plo5").unwrap().game(&GameParameters { omaha5_hole_used: 3, ..GameParameters::DEFAULT }),
        code => GameSpec::with_code(code).unwrap(),
    }
}

/// A spot. Players are written as cards such as `Ah Kh`, as `random`, or as a range after a colon such as `:77+, AKs`.
fn spot(code: &str, players: &[&str], board: &str) -> Spot {
    let game = game(code);
    let holding = |text: &&str| match (*text, text.strip_prefix(':')) {
        (_, Some(range)) => Holding::Range(crate::equity::Range::parse(range, usize::from(game.hole_cards)).unwrap()),
        ("random", None) => Holding::Random,
        (open, None) => Holding::Cards(cards(open)),
    };
    Spot { game, players: players.iter().map(holding).collect(), board: cards(board), dead: vec![] }
}
