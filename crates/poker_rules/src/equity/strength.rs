//! What a player's cards make of a board, ranks and suits apart.

use alloc::vec::Vec;

use crate::{CardSet, GameSpec, HandValue, HoleUsed, LowValue, Ranking, rank::low};

/// Ranks, some of them several times: those there at least once, twice, three and four times, bit 0 is the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ranks([u16; 4]);

/// A player's cards.
#[derive(Clone, Debug)]
pub(super) struct Strength {
    used: HoleUsed,
    low: bool,
    suits: [u16; 4],
    /// The ranks of each choice of hole cards that may count.
    choices: Vec<Ranks>,
}

impl Ranks {
    /// Both together.
    const fn plus(self, other: Ranks) -> Ranks {
        let (Ranks([a1, a2, a3, a4]), Ranks([b1, b2, b3, b4])) = (self, other);
        Ranks([a1 | b1, a2 | b2 | a1 & b1, a3 | b3 | a2 & b1 | a1 & b2, a4 | b4 | a3 & b1 | a2 & b2 | a1 & b3])
    }

    /// Of one card after the other.
    fn of(ranks: impl Iterator<Item = u8>) -> Ranks {
        ranks.fold(Ranks::default(), |all, rank| all.plus(Ranks([1 << rank, 0, 0, 0])))
    }

    fn high(self) -> HandValue {
        HandValue::of_ranks(self.0)
    }

    fn low(self) -> Option<LowValue> {
        low(CardSet::from_suits([self.0[0], 0, 0, 0]))
    }
}

/// Puts in the ranks of each choice of board cards that may count.
pub(super) fn board_choices(game: &GameSpec, board: &[u8], choices: &mut Vec<Ranks>) {
    choose(board, game.hole_used.shared(), choices);
}

fn choose(cards: &[u8], count: Option<u8>, choices: &mut Vec<Ranks>) {
    choices.clear();
    let Some(count) = count else { return choices.push(Ranks::of(cards.iter().copied())) };
    for picked in (0u32..1 << cards.len()).filter(|picked| picked.count_ones() == u32::from(count)) {
        let choice = Ranks::of((0..).zip(cards).filter(|&(place, _)| picked >> place & 1 == 1).map(|(_, &rank)| rank));
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
}

impl HoleUsed {
    const fn own(self) -> Option<u8> {
        match self {
            HoleUsed::Any => None,
            HoleUsed::Exactly(own) => Some(own),
        }
    }

    const fn shared(self) -> Option<u8> {
        match self {
            HoleUsed::Any => None,
            HoleUsed::Exactly(own) => Some(5u8.saturating_sub(own)),
        }
    }
}

impl Strength {
    pub(super) fn new(game: &GameSpec, hole: CardSet) -> Strength {
        let ranks: Vec<u8> = hole.iter().map(|card| card.rank() as u8).collect();
        let mut choices = Vec::new();
        choose(&ranks, game.hole_used.own(), &mut choices);
        Strength { used: game.hole_used, low: game.ranking == Ranking::HighLow, suits: hole.by_suit(), choices }
    }

    /// The best hand without a flush.
    pub(super) fn by_rank(&self, board: &[Ranks]) -> HandValue {
        let fives = self.choices.iter().flat_map(|own| board.iter().map(|shared| own.plus(*shared).high()));
        fives.max().unwrap_or_else(|| Ranks::default().high())
    }

    /// The best low, where the game pays one.
    pub(super) fn low(&self, board: &[Ranks]) -> Option<LowValue> {
        if !self.low {
            return None;
        }
        self.choices.iter().flat_map(|own| board.iter().filter_map(|shared| own.plus(*shared).low())).max()
    }

    /// How many cards of a suit the board must have for a flush.
    pub(super) fn flush_needs(&self, suit: usize) -> Option<u32> {
        let own = self.suits[suit].count_ones();
        match self.used {
            HoleUsed::Any => Some(5u32.saturating_sub(own)),
            HoleUsed::Exactly(used) => (own >= u32::from(used)).then(|| 5u32.saturating_sub(u32::from(used))),
        }
    }

    /// The best flush in a suit of which the board has these ranks.
    pub(super) fn flush(&self, suit: usize, board: u16) -> Option<HandValue> {
        let own = self.suits[suit];
        if self.flush_needs(suit)? > board.count_ones() {
            return None;
        }
        match self.used {
            HoleUsed::Any => Some(HandValue::of_suit(own | board)),
            HoleUsed::Exactly(used) => {
                let shared = 5u32.saturating_sub(u32::from(used));
                let fives =
                    picks(own, u32::from(used)).flat_map(|own| picks(board, shared).map(move |board| HandValue::of_suit(own | board)));
                fives.max()
            }
        }
    }
}

/// Every way to pick so many of some ranks.
fn picks(ranks: u16, count: u32) -> impl Iterator<Item = u16> {
    subsets(ranks).filter(move |picked| picked.count_ones() == count)
}

/// Every selection of some bits, all of them first and none last.
pub(super) fn subsets(bits: u16) -> impl Iterator<Item = u16> {
    core::iter::successors(Some(bits), move |&subset| (subset != 0).then(|| (subset - 1) & bits))
}
