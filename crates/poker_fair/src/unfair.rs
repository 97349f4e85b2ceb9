//! Why a deal is not the one that was sealed.

use poker_rules::Card;

/// What is wrong with a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Cards came without a seal that was there before them, though every deck of the table is to have one.
    #[error("the deck was not sealed before the first card")]
    NotSealed,
    /// The same hand was sent again with another seal.
    #[error("the seal of the deck has changed in the hand")]
    OtherSeal,
    /// A card came without its opening.
    #[error("{card} came without its opening")]
    NotOpened { card: Card },
    /// The opening does not lead to the seal: another card lay there.
    #[error("{card} is not the card that was sealed")]
    OtherCard {
        /// The card that was sent.
        card: Card,
    },
    /// The card was not the next one of the deck, or not dealt to this seat.
    #[error("{card} was opened at {opened} of the deck, but {due} was due")]
    OtherPlace {
        card: Card,
        /// The place of its opening.
        opened: u8,
        /// The place from where it was to come.
        due: u8,
    },
    /// The card is in the deck twice.
    #[error("{card} is in the deck twice")]
    Twice { card: Card },
    /// Cards were not dealt one at a time from the button's left, or not all of them before the first community card.
    #[error("the cards were not dealt in their order")]
    Order,
}

impl Unfair {
    /// The card it is about; `None` where it is about all.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::NotOpened { card } | Self::OtherCard { card } | Self::OtherPlace { card, .. } | Self::Twice { card } => Some(card),
            Self::NotSealed | Self::OtherSeal | Self::Order => None,
        }
    }
}
