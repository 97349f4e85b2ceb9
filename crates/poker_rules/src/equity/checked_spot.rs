//! A spot whose cards have been checked.

use alloc::vec::Vec;

use super::{BadSpot, Holding, Spot, choose::choose, counting::Counting, hands::Hands};
use crate::{Card, CardSet, MAX_SEATS, Ranking};

/// A valid spot, split into known cards and cards that may come.
#[derive(Clone, Debug)]
pub(super) struct CheckedSpot {
    pub(super) counting: Counting,
    /// Whether half of the pot goes to the best low.
    pub(super) low: bool,
    /// The hands that each player may hold.
    pub(super) hands: Vec<Hands>,
    pub(super) board: CardSet,
    /// The board, the dead cards and the open hands.
    pub(super) known: CardSet,
    /// All other cards. Unknown hands and the rest of the board are dealt from them.
    pub(super) free: Vec<Card>,
    /// The number of cards that the board lacks.
    pub(super) missing: usize,
}

/// The most tries to find one hand for each player without a shared card. Compatible ranges need few.
const TRIES: u32 = 100_000;

impl CheckedSpot {
    pub(super) fn new(spot: &Spot) -> Result<CheckedSpot, BadSpot> {
        let game = spot.game;
        let (players, hole) = (spot.players.len(), usize::from(game.hole_cards));
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(BadSpot::Players { players });
        }
        let counting = Counting::of(&game)?;
        let mut known = CardSet::EMPTY;
        let mut take =
            |cards: &[Card]| cards.iter().try_for_each(|&card| if known.insert(card) { Ok(()) } else { Err(BadSpot::CardTwice { card }) });
        take(&spot.board)?;
        take(&spot.dead)?;
        for (player, holding) in spot.players.iter().enumerate() {
            let got = match holding {
                Holding::Cards(cards) => {
                    take(cards)?;
                    cards.len()
                }
                Holding::Range(range) => range.hole_cards(),
                Holding::Random => hole,
            };
            if got != hole {
                return Err(BadSpot::HoleCards { player, wanted: hole, got });
            }
        }
        let streets = game.streets.iter().scan(0, |dealt, &cards| {
            *dealt += usize::from(cards);
            Some(*dealt)
        });
        if !streets.into_iter().any(|dealt| dealt == spot.board.len()) {
            return Err(BadSpot::Board { cards: spot.board.len() });
        }
        let free: Vec<Card> = Card::ALL.into_iter().filter(|&card| !known.contains(card)).collect();
        let missing = game.full_board() - spot.board.len();
        let hidden = spot.players.iter().filter(|holding| !matches!(holding, Holding::Cards(_))).count();
        let wanted = missing + hole * hidden;
        if wanted > free.len() {
            return Err(BadSpot::NotEnoughCards { wanted, left: free.len() });
        }
        let hands = spot.players.iter().map(|holding| Hands::new(holding, hole, known)).collect::<Vec<_>>();
        let checked = CheckedSpot {
            counting,
            low: game.ranking == Ranking::HighLow,
            hands,
            board: spot.board.iter().copied().collect(),
            known,
            free,
            missing,
        };
        if let Some(player) = checked.hands.iter().position(|hands| hands.count(&checked.free) == 0) {
            return Err(BadSpot::EmptyRange { player });
        }
        if checked.can_be_held() { Ok(checked) } else { Err(BadSpot::RangesConflict) }
    }

    /// An upper bound for the number of ways to deal the unknown cards; `u64::MAX` if a `u64` is too small.
    pub(super) fn deals(&self) -> u64 {
        let (listed, any): (Vec<&Hands>, Vec<&Hands>) = self.hands.iter().partition(|hands| hands.listed().is_some());
        let mut left = &self.free[..];
        let mut deals: u64 = 1;
        for hands in listed.into_iter().chain(any) {
            deals = deals.saturating_mul(hands.count(left));
            let taken = hands.nth(0, left).map_or(0, |hand| hand.without(self.known).len() as usize);
            left = left.get(taken..).unwrap_or_default();
        }
        deals.saturating_mul(choose(left.len(), self.missing))
    }

    /// Whether the players can hold hands of their ranges at the same time, without sharing a card.
    fn can_be_held(&self) -> bool {
        let mut listed: Vec<&[CardSet]> = self.hands.iter().filter_map(Hands::listed).collect();
        listed.sort_by_key(|hands| hands.len());
        let mut tries = TRIES;
        held(&listed, CardSet::EMPTY, &mut tries)
    }
}

fn held(ranges: &[&[CardSet]], taken: CardSet, tries: &mut u32) -> bool {
    let Some((first, others)) = ranges.split_first() else { return true };
    first.iter().any(|&hand| {
        *tries = tries.saturating_sub(1);
        *tries > 0 && !hand.intersects(taken) && held(others, taken.union(hand), tries)
    })
}
