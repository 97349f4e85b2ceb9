//! Why a spot cannot be counted.

use crate::Card;

/// Why a [`super::Spot`] is not valid. Player numbers start at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpot {
    /// There are fewer than two or more than ten players.
    #[error("{players} players, 2 to 10 can be compared")]
    Players { players: usize },
    /// The hands of this game cannot be ranked.
    #[error("the hands of this game cannot be ranked")]
    Game,
    /// A player's cards or range have another number of cards than the game deals.
    #[error("player {player} holds {got} cards, the game deals {wanted}")]
    HoleCards {
        player: usize,
        /// The number of hole cards that the game deals.
        wanted: usize,
        got: usize,
    },
    /// No street of the game ends with this number of community cards.
    #[error("no street ends with {cards} cards on the board")]
    Board { cards: usize },
    /// A card occurs twice.
    #[error("{card} is there twice")]
    CardTwice { card: Card },
    /// The deck has too few cards left.
    #[error("{wanted} more cards are needed, {left} are left")]
    NotEnoughCards {
        /// The number of unknown cards on the board and in hands.
        wanted: usize,
        /// The number of cards that the deck still has.
        left: usize,
    },
    /// The known cards exclude every hand of a player's range.
    #[error("no hand of player {player} is possible")]
    EmptyRange { player: usize },
    /// No way was found to give each player a hand of that player's range without a shared card.
    #[error("the ranges cannot all be held at once")]
    RangesConflict,
    /// There are more deals than can be counted.
    #[error("too many deals to count")]
    TooManyDeals,
    /// Zero random deals were asked for.
    #[error("no deals were asked for")]
    NoDeals,
}
