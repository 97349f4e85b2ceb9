//! What a player may do and what came of it.

use super::HolePlaces;
use crate::Chips;

/// What a player wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", content = "to", rename_all = "snake_case"))]
pub enum Action {
    /// Give up the hand (R-BET-2).
    Fold,
    /// Pass without a bet (R-BET-3).
    Check,
    /// Match the bet, with the whole stack where it is not enough (R-BET-4, R-BET-8).
    Call,
    /// Bet or raise to this total on this street; the first wager of a street is a bet (R-BET-5).
    RaiseTo(Chips),
    /// Lay hole cards open that nobody has to see: all of them are the hand, fewer leave the others unseen (R-POT-5).
    Show(HolePlaces),
    /// Keep a hand unseen that nobody has to see (R-POT-5).
    Muck,
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
pub enum Act {
    /// Gave up.
    Fold,
    Check,
    /// Matched the bet or put in all that was left.
    Call,
    /// The first wager of the street.
    Bet {
        /// The total on this street.
        to: Chips,
    },
    /// A later wager.
    Raise {
        /// The total on this street.
        to: Chips,
    },
}

/// What a forced bet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum PostKind {
    /// Dead money of everybody (R-HAND-13).
    Ante,
    /// R-HAND-3.
    SmallBlind,
    /// R-HAND-3.
    BigBlind,
    /// A live big blind out of position (R-HAND-8).
    Newcomer,
    /// A missed blind that goes straight to the pot.
    Dead,
    /// R-HAND-10.
    Straddle,
}
