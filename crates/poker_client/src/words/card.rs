//! Cards, in words and as they are printed.

use poker_rules::{Card, Rank, Suit};
use poker_text::{Arg, Text, text};

use super::hand::word;
use crate::CourtLetters;

/// How cards are written in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsAs {
    /// Symbols such as `7♦ Q♦`, with these letters, to be read.
    Symbols(CourtLetters),
    /// Words, to be spoken.
    Words,
}

impl CardsAs {
    /// The cards as one argument of a text.
    pub fn arg(self, cards: &[Card]) -> Arg {
        match self {
            Self::Words => Arg::list(cards.iter().copied().map(card_text)),
            Self::Symbols(letters) => {
                let symbol = |card: &Card| format!("{}{}", rank_index(card.rank(), letters), suit_symbol(card.suit()));
                Arg::word(cards.iter().map(symbol).collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// A card in words.
pub fn card_text(card: Card) -> Text {
    let suit = match card.suit() {
        Suit::Clubs => text::suit::clubs(),
        Suit::Diamonds => text::suit::diamonds(),
        Suit::Hearts => text::suit::hearts(),
        Suit::Spades => text::suit::spades(),
    };
    text::card::name(word(card.rank()), suit)
}

/// What is printed in the corner of a card.
pub fn rank_index(rank: Rank, letters: CourtLetters) -> &'static str {
    match (rank, letters) {
        (Rank::King, CourtLetters::French) => "R",
        (Rank::Queen, CourtLetters::French | CourtLetters::Swedish) => "D",
        (Rank::Jack, CourtLetters::French) => "V",
        (Rank::Jack, CourtLetters::Swedish) => "Kn",
        (Rank::King, CourtLetters::International | CourtLetters::Swedish) => "K",
        (Rank::Queen, CourtLetters::International) => "Q",
        (Rank::Jack, CourtLetters::International) => "J",
        (Rank::Ace, _) => "A",
        (Rank::Ten, _) => "10",
        (Rank::Nine, _) => "9",
        (Rank::Eight, _) => "8",
        (Rank::Seven, _) => "7",
        (Rank::Six, _) => "6",
        (Rank::Five, _) => "5",
        (Rank::Four, _) => "4",
        (Rank::Three, _) => "3",
        (Rank::Two, _) => "2",
    }
}

fn suit_symbol(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}
