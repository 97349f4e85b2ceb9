//! The five cards that make a player's low.

use super::{LowValue, game_value::low_value, low::low, omaha};
use crate::{Card, CardSet, GameSpec, HoleUsed};

/// A low made of hole cards and board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeLow {
    /// Decides who wins.
    pub value: LowValue,
    /// The five that count, highest first.
    pub cards: [Card; 5],
}

/// The best low of these hole cards with this board, if there is one; whether the game pays it is not asked.
pub fn best_low(hole: &[Card], board: &[Card], game: &GameSpec) -> Option<MadeLow> {
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
    Some(MadeLow { value, cards: [a?, b?, c?, d?, e?] })
}
