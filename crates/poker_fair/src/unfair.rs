//! Why a deal is not the sealed one.

use poker_rules::{Card, Seat};

/// Why a deal is not the sealed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Cards were dealt without a seal, although every deck of the table must be sealed.
    #[error("the deck was not sealed before the first card")]
    NotSealed,
    /// A hand was sent again with another seal.
    #[error("the seal of the deck has changed in the hand")]
    OtherSeal,
    /// The deck that was announced before the hand was replaced by another one.
    #[error("another deck was announced for the hand")]
    OtherDeck,
    /// A nonce is not the one that was promised before the deck was sealed, or nobody was told of its promise.
    #[error("the nonce of seat {} is not the promised one", seat.number())]
    OtherNonce { seat: Seat },
    /// The hand is void, and its deck was not opened, or is not the sealed one.
    #[error("the deck of the void hand was not opened")]
    VoidNotOpened,
    /// A card was sent without its opening.
    #[error("{card} came without its opening")]
    NotOpened { card: Card },
    /// The opening does not fit the seal: another card was sealed in this place.
    #[error("{card} is not the card that was sealed")]
    OtherCard {
        /// The card that was sent.
        card: Card,
    },
    /// The card is not the next one of the deck, or was not dealt to this seat.
    #[error("{card} was opened at {opened} of the deck, but {due} was due")]
    OtherPlace {
        card: Card,
        /// The place in the opening.
        opened: u8,
        /// The place that was due.
        due: u8,
    },
    /// The card is in the deck twice.
    #[error("{card} is in the deck twice")]
    Twice { card: Card },
    /// Cards were not dealt one at a time from the button's left, or community cards came before all hole cards.
    #[error("the cards were not dealt in their order")]
    Order,
}

impl Unfair {
    /// The card that the error is about; `None` if it is about the whole deal.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::NotOpened { card } | Self::OtherCard { card } | Self::OtherPlace { card, .. } | Self::Twice { card } => Some(card),
            Self::NotSealed | Self::OtherSeal | Self::OtherDeck | Self::OtherNonce { .. } | Self::VoidNotOpened | Self::Order => None,
        }
    }
}
