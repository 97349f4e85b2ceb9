//! Errors: why something was refused.

use crate::{Chips, Seat};

/// The error for a text that is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a card is written as `As` or `Td`")]
pub struct ParseCardError;

/// Why an action was refused. The hand is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum IllegalAction {
    /// It is another seat's turn, or nobody may act.
    #[error("it is not this seat's turn")]
    NotYourTurn { turn: Option<Seat> },
    /// There is a bet to match, so a check is not legal.
    #[error("a bet of {} more is to be matched", to_call.get())]
    CannotCheck {
        /// The price of a call.
        to_call: Chips,
    },
    /// Nobody has bet.
    #[error("there is no bet to call")]
    NothingToCall,
    /// The betting is not open to this player, the stack is not larger than the call, or no opponent has chips to answer with.
    #[error("a raise is not open to this seat")]
    RaiseNotAllowed,
    /// The amount is below the least legal one.
    #[error("the least raise is to {}", min_to.get())]
    RaiseTooSmall {
        /// The least legal total on this street.
        min_to: Chips,
    },
    /// The amount is above the largest legal one.
    #[error("the largest raise is to {}", max_to.get())]
    RaiseTooBig {
        /// The largest legal total on this street.
        max_to: Chips,
    },
    /// The betting of this hand has ended.
    #[error("the hand is over")]
    HandOver,
    /// The player is not asked to show or muck now. Players are asked only once the betting is over.
    #[error("there is nothing to show or to muck now")]
    NothingToShow,
    /// The action shows no card, or a card that the player does not hold.
    #[error("there is no such card to show")]
    NoSuchCard,
}

/// Why a hand cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// Fewer than two players are dealt in.
    #[error("{players} are dealt in, a hand needs two")]
    TooFewPlayers { players: u8 },
    /// A seat is listed twice.
    #[error("{seat:?} is listed twice")]
    SeatTwice { seat: Seat },
    /// A player has no chips.
    #[error("{seat:?} has no chips")]
    NoChips { seat: Seat },
    /// The stacks together are more than a hand can count.
    #[error("more chips than a hand can count")]
    TooManyChips,
    /// A seat that posts a blind is not dealt in.
    #[error("{seat:?} posts a blind and is not dealt in")]
    BlindNotDealtIn { seat: Seat },
    /// Both blinds are on one seat, or with two players the button does not post the small blind (R-HAND-4).
    #[error("the blinds do not fit the button")]
    Blinds,
    /// The big blind is zero or smaller than the small blind, or an amount is more than a hand can count.
    #[error("the stakes are no stakes")]
    Stakes,
    /// A player who posts a blind has a live post too, or a live post is above the big blind.
    #[error("the post of {seat:?} does not fit")]
    Post { seat: Seat },
    /// The straddle is below twice the big blind or more than a hand can count, its player has a live post too, or only two players are
    /// dealt in.
    #[error("the straddle does not fit")]
    Straddle,
    /// The game needs more cards than the deck has, or its hands cannot be ranked.
    #[error("the game cannot be dealt with 52 cards")]
    Game,
}

/// Why rake was refused. The hand is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRake {
    /// No rake is due now: it is taken once after the betting, or once at the beginning of a street.
    #[error("rake is not due")]
    NotDue,
    /// The rake is more than the pots hold.
    #[error("the pots hold only {}", pots.get())]
    TooMuch {
        /// The amount in the pots.
        pots: Chips,
    },
}

/// Why a record cannot be replayed as a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadReplay {
    /// The hand cannot start.
    #[error("the hand cannot start: {0}")]
    Setup(#[from] BadSetup),
    /// An action is not legal.
    #[error("action {index} (from 0): {reason}")]
    Action {
        /// The number of the action, from 0.
        index: usize,
        reason: IllegalAction,
    },
    /// The rake was refused.
    #[error("rake: {0}")]
    Rake(#[from] BadRake),
}
