//! The 8-or-better low.

use core::fmt;

use super::{low_value, omaha::fives};
use crate::{Card, CardSet, GameSpec, HoleUsed, Rank, Suit};

/// A low of five different ranks from the ace to the eight: a larger one is the better low, equal ones tie (R-CARD-9).
///
/// The ranks as bits, the ace lowest, turned over: what is highest counts first, and less is better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LowValue(u8);

/// A low made of hole cards and board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeLow {
    /// Decides who wins.
    pub value: LowValue,
    /// The five that count, highest first.
    pub cards: [Card; 5],
}

/// The ranks that a low may have, lowest first.
const LOW: [Rank; 8] = [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six, Rank::Seven, Rank::Eight];

impl LowValue {
    /// Its ranks, highest first.
    pub fn ranks(self) -> [Rank; 5] {
        let mut left = !self.0;
        [(); 5].map(|()| {
            let highest = left.checked_ilog2().unwrap_or(0);
            left &= !(1 << highest);
            LOW[highest as usize]
        })
    }
}

impl fmt::Debug for LowValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranks().iter().try_for_each(|rank| write!(f, "{rank}"))
    }
}

/// The best low of any five of these cards.
pub fn low(cards: CardSet) -> Option<LowValue> {
    let mut ranks = low_ranks(cards);
    let spare = ranks.count_ones().checked_sub(5)?;
    for _ in 0..spare {
        ranks &= !(1 << ranks.ilog2());
    }
    Some(LowValue(!ranks))
}

/// The ranks up to eight that are held, the ace is bit 0.
fn low_ranks(cards: CardSet) -> u8 {
    let all = Suit::ALL.into_iter().fold(0, |all, suit| all | cards.ranks(suit));
    (all << 1 | all >> 12) as u8
}

/// The best low of these hole cards with this board, if there is one; whether the game pays it is not asked.
pub fn best_low(hole: &[Card], board: &[Card], game: &GameSpec) -> Option<MadeLow> {
    let (hole, board) = (CardSet::from(hole), CardSet::from(board));
    let value = low_value(hole, board, game.hole_used)?;
    let mut five = match game.hole_used {
        HoleUsed::Any => hole.union(board),
        HoleUsed::Exactly(own) => fives(hole, board, own).find(|&five| low(five) == Some(value))?,
    };
    let [a, b, c, d, e] = value.ranks().map(|rank| five.take_rank(rank));
    Some(MadeLow { value, cards: [a?, b?, c?, d?, e?] })
}
