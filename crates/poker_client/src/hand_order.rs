//! The order in which a hand is held: the highest card first.

use std::cmp::Reverse;

use poker_rules::Card;

/// For each card, its place in the hand from the left, counted from 0.
pub fn hand_order(cards: &[Card]) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..cards.len()).collect();
    sorted.sort_by_key(|at| Reverse((cards[*at].rank(), cards[*at])));
    let mut places = vec![0; cards.len()];
    for (place, at) in sorted.into_iter().enumerate() {
        places[at] = place;
    }
    places
}

/// The cards in the order of [`hand_order`].
pub fn in_hand_order(cards: &[Card]) -> Vec<Card> {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| Reverse((card.rank(), *card)));
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_held_with_its_highest_card_first_and_equal_ranks_together() {
        let cards = ["7d", "Ah", "7s", "Qc"].map(|card| card.parse::<Card>().unwrap());
        let held = in_hand_order(&cards);
        assert_eq!(
            held.iter().map(|card| card.rank()).collect::<Vec<_>>(),
            [cards[1], cards[3], cards[0], cards[0]].map(|card| card.rank())
        );
        let places = hand_order(&cards);
        for (card, place) in cards.iter().zip(places) {
            assert_eq!(held[place], *card);
        }
    }
}
