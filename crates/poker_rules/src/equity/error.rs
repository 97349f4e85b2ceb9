//! Why a spot cannot be counted.

use crate::Card;

/// Why a [`super::Spot`] is not valid. Players are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpot {
    /// Two to ten can compare hands.
    #[error("{players} players, 2 to 10 can be compared")]
    Players { players: usize },
    /// A game whose hands cannot be ranked.
    #[error("the hands of this game cannot be ranked")]
    Game,
    /// Cards or a range of another game.
    #[error("player {player} holds {got} cards, the game deals {wanted}")]
    HoleCards {
        player: usize,
        /// How many the game deals.
        wanted: usize,
        got: usize,
    },
    /// No street of the game has this number of community cards.
    #[error("no street ends with {cards} cards on the board")]
    Board { cards: usize },
    /// A card lies in two places.
    #[error("{card} is there twice")]
    CardTwice { card: Card },
    /// The deck does not suffice.
    #[error("{wanted} more cards are needed, {left} are left")]
    NotEnoughCards {
        /// How many unknown cards there are on the board and in hands.
        wanted: usize,
        /// How many the deck still has.
        left: usize,
    },
    /// The known cards leave no hand of a range.
    #[error("no hand of player {player} is possible")]
    EmptyRange { player: usize },
    /// No way was found to give every player a hand of the range.
    #[error("the ranges cannot all be held at once")]
    RangesConflict,
    /// More than can be counted one by one.
    #[error("too many deals to count")]
    TooManyDeals,
    /// Nothing to deal.
    #[error("no deals were asked for")]
    NoDeals,
}
