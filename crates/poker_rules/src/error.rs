//! Why something was refused.

use crate::{Chips, Seat};

/// The text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is written as `As` or `Td`")]
pub struct ParseCardError;

/// Why an action was refused; the hand is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
pub enum IllegalAction {
    /// Another seat is to act, or none.
    #[error("it is not this seat's turn")]
    NotYourTurn { turn: Option<Seat> },
    /// There is a bet to match.
    #[error("a bet of {} more is to be matched", to_call.get())]
    CannotCheck {
        /// The chips a call costs.
        to_call: Chips,
    },
    /// Nobody has bet.
    #[error("there is no bet to call")]
    NothingToCall,
    /// The betting is not open to this player, the stack does not exceed the call, or no opponent could answer.
    #[error("a raise is not open to this seat")]
    RaiseNotAllowed,
    /// Below the least legal amount.
    #[error("the least raise is to {}", min_to.get())]
    RaiseTooSmall {
        /// The least.
        min_to: Chips,
    },
    /// Above the most.
    #[error("the largest raise is to {}", max_to.get())]
    RaiseTooBig {
        /// The most.
        max_to: Chips,
    },
    /// The betting of this hand has ended.
    #[error("the hand is over")]
    HandOver,
    /// Hands are shown or mucked once the betting is over, by players who are asked.
    #[error("there is nothing to show or to muck now")]
    NothingToShow,
    /// No card at all is shown, or one that the player does not hold.
    #[error("there is no such card to show")]
    NoSuchCard,
}

/// Why a hand cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// A hand needs two.
    #[error("{players} are dealt in, a hand needs two")]
    TooFewPlayers { players: u8 },
    /// A seat is listed twice.
    #[error("{seat:?} is listed twice")]
    SeatTwice { seat: Seat },
    /// A player without chips.
    #[error("{seat:?} has no chips")]
    NoChips { seat: Seat },
    /// More chips than a hand can count.
    #[error("more chips than a hand can count")]
    TooManyChips,
    /// A blind belongs to a seat that is not dealt in.
    #[error("{seat:?} posts a blind and is not dealt in")]
    BlindNotDealtIn { seat: Seat },
    /// Both blinds in one seat, or heads-up without the small blind on the button (R-HAND-4).
    #[error("the blinds do not fit the button")]
    Blinds,
    /// No big blind, or one smaller than the small blind.
    #[error("the stakes are no stakes")]
    Stakes,
    /// A live post of a player who posts a blind, or one above the big blind.
    #[error("the post of {seat:?} does not fit")]
    Post { seat: Seat },
    /// Below twice the big blind, of a player who posts already, or with two players.
    #[error("the straddle does not fit")]
    Straddle,
    /// The game needs more cards than there are, or cannot be ranked.
    #[error("the game cannot be dealt with 52 cards")]
    Game,
}

/// Why rake was refused; the hand is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRake {
    /// Rake is taken once, between betting and showdown.
    #[error("rake is not due")]
    NotDue,
    /// More than there is.
    #[error("the pots hold only {}", pots.get())]
    TooMuch {
        /// What the pots hold.
        pots: Chips,
    },
}

/// Why a record is not a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReplay {
    /// It cannot start.
    #[error("the hand cannot start: {0}")]
    Setup(#[from] BadSetup),
    /// An action is not legal.
    #[error("action {index} (from 0): {reason}")]
    Action {
        /// Which, from 0.
        index: usize,
        reason: IllegalAction,
    },
    /// The rake does not fit.
    #[error("rake: {0}")]
    Rake(#[from] BadRake),
}
