//! The best hand of a player, with its five cards.

use super::{HandName, HandValue, evaluate_set, high_value, omaha};
use crate::{Card, CardSet, GameSpec, HoleUsed, Rank, Suit};

/// The best hand that hole cards make with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestHand {
    /// The value, by which hands are compared.
    pub value: HandValue,
    /// The name, such as a pair of aces.
    pub name: HandName,
    /// The five cards that count, in the order of the name.
    pub cards: [Card; 5],
}

/// The best hand of these hole cards with this board. They must be five to seven cards together or, if the game demands a number of hole
/// cards, enough of each.
pub fn best_hand(hole: &[Card], board: &[Card], game: &GameSpec) -> BestHand {
    let (hole, board) = (CardSet::from(hole), CardSet::from(board));
    made(high_value(hole, board, game.hole_used), hole, board, game.hole_used)
}

/// Finds the five cards of a hand whose value is known.
fn made(value: HandValue, hole: CardSet, board: CardSet, used: HoleUsed) -> BestHand {
    let all = hole.union(board);
    let cards = match used {
        HoleUsed::Any => all,
        HoleUsed::Exactly(own) => {
            let worth = |&mine: &CardSet| omaha::high(mine, board, own) == value;
            omaha::five(hole, board, own, worth, |&five| evaluate_set(five) == value).unwrap_or(all)
        }
    };
    let name = value.name();
    BestHand { value, name, cards: five_of(name, cards) }
}

/// The five of `cards` that `name` names, in its order.
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

/// The ranks of a straight, highest first.
fn ladder(high: Rank) -> [Rank; 5] {
    let step = |down: usize| Rank::ALL[(high as usize + Rank::ALL.len() - down) % Rank::ALL.len()];
    [high, step(1), step(2), step(3), step(4)]
}

fn flush_cards(cards: CardSet) -> CardSet {
    Suit::ALL.into_iter().map(|suit| cards.of_suit(suit)).find(|suited| suited.len() >= 5).unwrap_or(cards)
}
