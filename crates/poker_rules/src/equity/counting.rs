//! The three ways in which hole cards and a board make a hand.

use super::BadSpot;
use crate::{
    Card, CardSet, GameSpec, HandValue, HoleUsed, LowValue,
    rank::{CardSum, OmahaBoard, OmahaHole, low},
};

/// How hole cards and a board of five make a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counting {
    /// The best five of all seven cards (R-VAR-1).
    Any,
    /// Two hole cards and three cards of the board (R-VAR-2).
    Two,
    /// Three of five hole cards and two cards of the board (R-VAR-3).
    Three,
}

impl Counting {
    pub(super) fn of(game: &GameSpec) -> Result<Counting, BadSpot> {
        match (game.hole_used, game.hole_cards, game.full_board()) {
            (HoleUsed::Any, 2, 5) => Ok(Counting::Any),
            (HoleUsed::Exactly(2), 2..=5, 5) => Ok(Counting::Two),
            (HoleUsed::Exactly(3), 5, 5) => Ok(Counting::Three),
            (HoleUsed::Any | HoleUsed::Exactly(_), ..) => Err(BadSpot::Game),
        }
    }
}

/// [`Counting`] as a type: prepares a hand and a board once, so that many pairs of them can be ranked quickly.
pub(super) trait Count {
    type Hole: Copy;
    type Board;
    fn hole(cards: &[Card]) -> Self::Hole;
    fn board(cards: &[Card; 5]) -> Self::Board;
    fn high(hole: &Self::Hole, board: &Self::Board) -> HandValue;
    fn low(hole: &Self::Hole, board: &Self::Board) -> Option<LowValue>;
}

pub(super) enum CountAny {}
pub(super) enum CountTwo {}
pub(super) enum CountThree {}

impl Count for CountAny {
    type Hole = CardSum;
    type Board = CardSum;

    #[inline]
    fn hole(cards: &[Card]) -> CardSum {
        cards.iter().copied().collect()
    }

    #[inline]
    fn board(cards: &[Card; 5]) -> CardSum {
        cards.iter().copied().collect()
    }

    #[inline]
    fn high(hole: &CardSum, board: &CardSum) -> HandValue {
        hole.plus(*board).value()
    }

    fn low(hole: &CardSum, board: &CardSum) -> Option<LowValue> {
        low(hole.plus(*board).cards())
    }
}

impl Count for CountTwo {
    type Hole = OmahaHole;
    type Board = OmahaBoard;

    #[inline]
    fn hole(cards: &[Card]) -> OmahaHole {
        OmahaHole::new(cards)
    }

    #[inline]
    fn board(cards: &[Card; 5]) -> OmahaBoard {
        OmahaBoard::new(cards)
    }

    #[inline]
    fn high(hole: &OmahaHole, board: &OmahaBoard) -> HandValue {
        board.high(hole)
    }

    #[inline]
    fn low(hole: &OmahaHole, board: &OmahaBoard) -> Option<LowValue> {
        board.low(hole)
    }
}

/// Three of five hole cards with two of the board. It is the rule of two and three with the roles of hand and board exchanged.
impl Count for CountThree {
    type Hole = OmahaBoard;
    type Board = OmahaHole;

    #[inline]
    fn hole(cards: &[Card]) -> OmahaBoard {
        OmahaBoard::from(CardSet::from(cards))
    }

    #[inline]
    fn board(cards: &[Card; 5]) -> OmahaHole {
        OmahaHole::new(cards)
    }

    #[inline]
    fn high(hole: &OmahaBoard, board: &OmahaHole) -> HandValue {
        hole.high(board)
    }

    #[inline]
    fn low(hole: &OmahaBoard, board: &OmahaHole) -> Option<LowValue> {
        hole.low(board)
    }
}
