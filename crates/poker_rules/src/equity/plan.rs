//! A spot whose cards have been checked.

use alloc::vec::Vec;

use super::{BadSpot, Holding, Spot};
use crate::{Card, CardSet, GameSpec, HoleUsed, MAX_SEATS};

/// What is to be dealt.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) game: GameSpec,
    /// What each player may hold of the free cards, or holds.
    pub(super) hands: Vec<Hands>,
    pub(super) board: CardSet,
    /// Board, dead cards and open hands.
    pub(super) known: CardSet,
    /// The others; hands that are not open and the rest of the board come from them.
    pub(super) free: Vec<Card>,
    /// How many cards the board lacks.
    pub(super) missing: usize,
}

/// The hands a player may hold, without those the known cards exclude.
#[derive(Clone, Debug)]
pub(super) enum Hands {
    /// In the order of [`CardSet::by_suit`].
    Listed(Vec<CardSet>),
    /// So many of the free cards.
    Any(usize),
}

/// Tries to find hands for all before giving up: ranges that go together do so at almost every try.
const TRIES: u32 = 100_000;

impl Plan {
    pub(super) fn new(spot: &Spot) -> Result<Plan, BadSpot> {
        let game = spot.game;
        let (players, hole) = (spot.players.len(), usize::from(game.hole_cards));
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(BadSpot::Players { players });
        }
        check_game(&game)?;
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
        let plan = Plan { game, hands, board: spot.board.iter().copied().collect(), known, free, missing };
        if let Some(player) = plan.hands.iter().position(|hands| matches!(hands, Hands::Listed(hands) if hands.is_empty())) {
            return Err(BadSpot::EmptyRange { player });
        }
        if plan.can_be_held() { Ok(plan) } else { Err(BadSpot::RangesConflict) }
    }

    /// How many hands a player has to choose from.
    pub(super) fn choices(&self, player: usize) -> u64 {
        match &self.hands[player] {
            Hands::Listed(hands) => hands.len() as u64,
            Hands::Any(cards) => choose(self.free.len(), *cards),
        }
    }

    /// At most so many ways there are to deal all of it; `u64::MAX` for all that is more.
    pub(super) fn deals(&self) -> u64 {
        let mut left = self.free.len();
        let mut deals: u64 = 1;
        for hands in &self.hands {
            if let Hands::Listed(hands) = hands {
                deals = deals.saturating_mul(hands.len() as u64);
                left -= hands.first().map_or(0, |hand| hand.without(self.known).len() as usize);
            }
        }
        for hands in &self.hands {
            if let Hands::Any(cards) = *hands {
                deals = deals.saturating_mul(choose(left, cards));
                left -= cards;
            }
        }
        deals.saturating_mul(choose(left, self.missing))
    }

    /// Whether hands for all can be found at once.
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

impl Hands {
    fn new(holding: &Holding, hole: usize, known: CardSet) -> Hands {
        match holding {
            Holding::Cards(cards) => Hands::Listed(Vec::from([cards.iter().copied().collect()])),
            Holding::Range(range) => match range.listed() {
                Some(hands) => Hands::Listed(hands.iter().copied().filter(|hand| !hand.intersects(known)).collect()),
                None => Hands::Any(hole),
            },
            Holding::Random => Hands::Any(hole),
        }
    }

    fn listed(&self) -> Option<&[CardSet]> {
        match self {
            Hands::Listed(hands) => Some(hands),
            Hands::Any(_) => None,
        }
    }
}

/// A hand is made of five cards, of at most seven where any may play; two of the board at least, so that no two suits can make a flush
/// but by two cards of the board each.
fn check_game(game: &GameSpec) -> Result<(), BadSpot> {
    let (hole, board) = (usize::from(game.hole_cards), game.full_board());
    let ranked = match game.hole_used {
        HoleUsed::Any => (1..=3).contains(&hole) && (5..=7).contains(&(hole + board)),
        HoleUsed::Exactly(used) => (1..=3).contains(&used) && (usize::from(used)..=5).contains(&hole) && 5 - usize::from(used) <= board,
    };
    if ranked && board <= 5 { Ok(()) } else { Err(BadSpot::Game) }
}

/// In how many ways some of `n` can be chosen; `u64::MAX` for all that is more.
pub(super) fn choose(n: usize, count: usize) -> u64 {
    (0..count as u64).fold(1, |ways: u64, taken| ways.saturating_mul((n as u64).saturating_sub(taken)) / (taken + 1))
}
