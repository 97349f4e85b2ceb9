//! The five cards that make a player's hand.

use super::{HandName, HandValue, evaluate_set};
use crate::{Card, CardSet, GameSpec, HoleUsed, Rank, Suit};

/// A hand made of hole cards and board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Decides who wins.
    pub value: HandValue,
    /// What it is called.
    pub name: HandName,
    /// The five that count, in the order of the name.
    pub cards: [Card; 5],
}

/// The best hand of these hole cards with this board, together at least five; five cards where the game wants exactly some of each.
pub fn best_hand(hole: &[Card], board: &[Card], game: &GameSpec) -> Made {
    let cards = match game.hole_used {
        HoleUsed::Any => hole.iter().chain(board).copied().collect(),
        HoleUsed::Exactly(used) => best_selection(hole, usize::from(used), board),
    };
    let value = evaluate_set(cards);
    Made { value, name: value.name(), cards: five_of(value.name(), cards) }
}

/// The best five with exactly so many hole cards, by trying them all.
fn best_selection(hole: &[Card], used: usize, board: &[Card]) -> CardSet {
    let mut best = CardSet::EMPTY;
    for own in selections(hole, used) {
        for shared in selections(board, 5usize.saturating_sub(used)) {
            let five = own.union(shared);
            if best.is_empty() || evaluate_set(five) > evaluate_set(best) {
                best = five;
            }
        }
    }
    best
}

/// Every way to choose `count` of a few cards.
fn selections(cards: &[Card], count: usize) -> impl Iterator<Item = CardSet> {
    (0u32..1 << cards.len())
        .filter(move |mask| mask.count_ones() as usize == count)
        .map(move |mask| cards.iter().enumerate().filter(|&(place, _)| mask >> place & 1 == 1).map(|(_, &card)| card).collect())
}

/// The cards of a name, in its order.
fn five_of(name: HandName, cards: CardSet) -> [Card; 5] {
    let (ranks, mut from) = match name {
        HandName::RoyalFlush => (ladder(Rank::Ace), flush_cards(cards)),
        HandName::StraightFlush { high } => (ladder(high), flush_cards(cards)),
        HandName::Quads { rank, kicker } => ([rank, rank, rank, rank, kicker], cards),
        HandName::FullHouse { trips, pair } => ([trips, trips, trips, pair, pair], cards),
        HandName::Flush { ranks } => (ranks, flush_cards(cards)),
        HandName::Straight { high } => (ladder(high), cards),
        HandName::Trips { rank, kickers: [a, b] } => ([rank, rank, rank, a, b], cards),
        HandName::TwoPair { high, low, kicker } => ([high, high, low, low, kicker], cards),
        HandName::Pair { rank, kickers: [a, b, c] } => ([rank, rank, a, b, c], cards),
        HandName::HighCard { ranks } => (ranks, cards),
    };
    ranks.map(|rank| from.take_rank(rank).unwrap_or(Card::new(rank, Suit::Spades)))
}

/// The ranks of a straight downwards.
fn ladder(high: Rank) -> [Rank; 5] {
    let step = |down: usize| Rank::ALL[(high as usize + Rank::ALL.len() - down) % Rank::ALL.len()];
    [high, step(1), step(2), step(3), step(4)]
}

fn flush_cards(cards: CardSet) -> CardSet {
    Suit::ALL.into_iter().map(|suit| cards.of_suit(suit)).find(|suited| suited.len() >= 5).unwrap_or(cards)
}
