//! Cards, sets and decks.

use super::table::cards;
use crate::{BadDeck, Card, CardSet, Deck, ParseCardError, Rank, Suit};

#[test]
fn r_card_1_a_deck_is_52_different_cards() {
    assert_eq!(CardSet::from(&Card::ALL[..]).len(), 52);
    let mut cards = Card::ALL;
    cards[0] = cards[1];
    assert_eq!(Deck::new(cards), Err(BadDeck));
    assert_eq!(Deck::try_from(Card::ALL[1..].to_vec()), Err(BadDeck));
    assert!(Deck::starting_with(&Card::ALL[50..]).is_ok_and(|deck| deck.cards()[0] == Card::ALL[50]));
}

#[test]
fn r_card_2_a_shuffle_keeps_every_card() {
    let mut draws = 0u8;
    let deck = Deck::shuffled(|below| {
        draws = draws.wrapping_add(91);
        draws % below
    });
    assert!(Deck::new(*deck.cards()).is_ok() && deck != Deck::sorted());
    assert!(Deck::new(*Deck::shuffled(|_| u8::MAX).cards()).is_ok(), "a draw outside its bound");
}

#[test]
fn r_card_2_a_partial_shuffle_draws_each_of_its_cards_from_all() {
    let mut seen = [CardSet::EMPTY; 3];
    for draw in 0..52u8 {
        let mut deck = Deck::sorted();
        deck.shuffle_first(3, |below| draw % below);
        assert!(Deck::new(*deck.cards()).is_ok());
        (0..3).for_each(|place| _ = seen[place].insert(deck.cards()[place]));
    }
    assert_eq!(seen.map(CardSet::len), [52, 51, 50], "the same draw each time: never the card that lies above");
    let mut deck = Deck::sorted();
    deck.shuffle_first(90, |_| u8::MAX);
    assert!(Deck::new(*deck.cards()).is_ok(), "more than there are, and draws outside their bound");
}

#[test]
fn cards_are_written_as_rank_and_suit() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.rank(), card.suit()), card);
    }
    assert_eq!(Card::new(Rank::Ten, Suit::Diamonds).to_string(), "Td");
    for text in ["", "A", "as", "Asd", "1s", "10s", "A♠"] {
        assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text}");
    }
}

#[test]
fn r_card_4_ranks_are_ordered_with_the_ace_on_top() {
    assert!(Rank::ALL.is_sorted());
    assert_eq!((Rank::Two.value(), Rank::Ace.value()), (2, 14));
}

#[test]
fn a_set_holds_what_was_put_in() {
    let mut set: CardSet = cards("As 2c Td").into_iter().collect();
    let [ace, two] = ["As", "2c"].map(|text| text.parse::<Card>().unwrap());
    assert!(!set.insert(ace) && set.contains(two) && set.len() == 3);
    set.remove(two);
    assert_eq!(set.iter().collect::<Vec<_>>(), cards("Td As"));
}
