//! A plain ranking, written from R-CARD-5, R-CARD-7 and R-CARD-9: it sorts and counts five cards at a time.

use crate::{Card, Rank};

/// The category and the ranks of five cards, each rank with its count. The greater value wins.
pub(crate) type PlainHigh = (u8, [(u8, u8); 5]);

/// The best hand of all choices of five cards.
pub(crate) fn high(cards: &[Card]) -> PlainHigh {
    choices(cards, &[], 5).map(|five| high_of(&five)).max().unwrap()
}

/// The best low of all choices of five cards.
pub(crate) fn low(cards: &[Card]) -> Option<[u8; 5]> {
    choices(cards, &[], 5).filter_map(|five| low_of(&five)).min()
}

/// Every choice of five cards with exactly `own` hole cards and the rest from the board.
pub(crate) fn choices(hole: &[Card], board: &[Card], own: u8) -> impl Iterator<Item = [Card; 5]> {
    let all = [hole, board].concat();
    let (dealt, own_cards) = (all.len(), (1u32 << hole.len()) - 1);
    (0u32..1 << dealt).filter(move |mask| mask.count_ones() == 5 && (mask & own_cards).count_ones() == u32::from(own)).map(move |mask| {
        let mut chosen = (0..dealt).filter(|place| mask >> place & 1 == 1).map(|place| all[place]);
        [(); 5].map(|()| chosen.next().unwrap())
    })
}

/// The value of five cards; the ranks held most often come first.
pub(crate) fn high_of(five: &[Card; 5]) -> PlainHigh {
    let mut values = five.map(|card| card.rank().value());
    values.sort_by(|a, b| b.cmp(a));
    let flush = five.iter().all(|card| card.suit() == five[0].suit());
    if values == [14, 5, 4, 3, 2] {
        values = [5, 4, 3, 2, 1];
    }
    let straight = values.windows(2).all(|pair| pair[0] == pair[1] + 1);
    // Each card as (the count of its rank, its rank).
    let mut held = values.map(|value| (values.iter().filter(|&&other| other == value).count() as u8, value));
    held.sort_by(|a, b| b.cmp(a));
    let category = match (held.map(|(count, _)| count), straight, flush) {
        (_, true, true) => 8,
        ([4, ..], ..) => 7,
        ([3, _, _, 2, _], ..) => 6,
        (_, _, true) => 5,
        (_, true, _) => 4,
        ([3, ..], ..) => 3,
        ([2, _, 2, ..], ..) => 2,
        ([2, ..], ..) => 1,
        _ => 0,
    };
    (category, held)
}

/// The ranks of a low, highest first, with the ace as 1; `None` if the cards are no low. The smaller value wins.
pub(crate) fn low_of(five: &[Card; 5]) -> Option<[u8; 5]> {
    let mut values = five.map(|card| if card.rank() == Rank::Ace { 1 } else { card.rank().value() });
    values.sort_by(|a, b| b.cmp(a));
    (values[0] <= 8 && values.windows(2).all(|pair| pair[0] > pair[1])).then_some(values)
}

/// The rank of a number in a low.
pub(crate) fn low_rank(value: u8) -> Rank {
    Rank::ALL.into_iter().find(|rank| rank.value() == value).unwrap_or(Rank::Ace)
}
