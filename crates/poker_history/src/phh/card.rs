//! Cards whose rank or suit may be unknown.

use std::fmt;

use poker_rules::{Card, Rank, Suit};

/// A card of PHH. `?` stands for an unknown rank or suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhhCard {
    /// The rank; `None` if it is unknown.
    pub rank: Option<Rank>,
    /// The suit; `None` if it is unknown.
    pub suit: Option<Suit>,
}

impl PhhCard {
    /// The card; `None` if its rank or suit is unknown.
    pub fn known(self) -> Option<Card> {
        Some(Card::new(self.rank?, self.suit?))
    }

    /// Reads cards without separators; `None` if the text is empty or malformed.
    pub(crate) fn list(text: &str) -> Option<Vec<PhhCard>> {
        let letters: Vec<char> = text.chars().collect();
        let part = |letter: char| (letter != '?').then_some(letter);
        let cards = letters.chunks(2).map(|pair| {
            let &[rank, suit] = pair else { return None };
            let rank = part(rank).map(|letter| Rank::from_letter(letter).ok_or(())).transpose().ok()?;
            let suit = part(suit).map(|letter| Suit::from_letter(letter).ok_or(())).transpose().ok()?;
            Some(PhhCard { rank, suit })
        });
        cards.collect::<Option<Vec<_>>>().filter(|cards| !cards.is_empty())
    }
}

impl From<Card> for PhhCard {
    fn from(card: Card) -> PhhCard {
        PhhCard { rank: Some(card.rank()), suit: Some(card.suit()) }
    }
}

impl fmt::Display for PhhCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            Some(rank) => write!(f, "{rank}")?,
            None => f.write_str("?")?,
        }
        match self.suit {
            Some(suit) => write!(f, "{suit}"),
            None => f.write_str("?"),
        }
    }
}
