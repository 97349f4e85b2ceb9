//! The best low of a player, with its five cards.

use super::{LowValue, game_value::low_value, low::low, omaha};
use crate::{Card, CardSet, GameSpec, HoleUsed};

/// The best low that hole cards make with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestLow {
    /// The value, by which lows are compared.
    pub value: LowValue,
    /// The five cards that count, highest first; the ace is the lowest.
    pub cards: [Card; 5],
}

/// The best low of these hole cards with this board, also for games that pay no low; `None` if there is none.
pub fn best_low(hole: &[Card], board: &[Card], game: &GameSpec) -> Option<BestLow> {
    let (hole, board) = (CardSet::from(hole), CardSet::from(board));
    let value = low_value(hole, board, game.hole_used)?;
    let mut five = match game.hole_used {
        HoleUsed::Any => hole.union(board),
        HoleUsed::Exactly(own) => {
            let worth = |&mine: &CardSet| omaha::low(mine, board, own) == Some(value);
            omaha::five(hole, board, own, worth, |&five| low(five) == Some(value))?
        }
    };
    let [a, b, c, d, e] = value.ranks().map(|rank| five.take_rank(rank));
    Some(BestLow { value, cards: [a?, b?, c?, d?, e?] })
}
