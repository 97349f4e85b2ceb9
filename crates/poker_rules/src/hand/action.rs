//! The actions of players and the kinds of forced bets.

use super::HolePlaces;
use crate::Chips;

/// An action that a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "type", content = "to", rename_all = "snake_case", deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Give up the hand (R-BET-2).
    Fold,
    /// Pass without betting (R-BET-3).
    Check,
    /// Match the bet, or go all-in if the stack is smaller (R-BET-4, R-BET-8).
    Call,
    /// Bet or raise to this total on this street. The first wager of a street is a bet (R-BET-5).
    RaiseTo(Chips),
    /// Show hole cards that need not be shown (R-POT-5). All of them show the hand; otherwise the other cards stay hidden.
    Show(HolePlaces),
    /// Keep a hand hidden that need not be shown (R-POT-5).
    Muck,
}

/// An action as it was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Act {
    /// The player gave up the hand.
    Fold,
    Check,
    /// The player matched the bet or put in the whole stack.
    Call,
    /// The player made the first wager of the street.
    Bet {
        /// The total on this street.
        to: Chips,
    },
    /// The player raised an earlier wager.
    Raise {
        /// The total on this street.
        to: Chips,
    },
}

/// The kind of a forced bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PostKind {
    /// The ante, dead money that every player posts (R-HAND-13).
    Ante,
    /// The small blind (R-HAND-3).
    SmallBlind,
    /// The big blind (R-HAND-3).
    BigBlind,
    /// The live post of a newcomer, at most a big blind (R-HAND-8).
    Newcomer,
    /// A dead post that goes straight to the pot: a missed blind, or the ante that the big blind pays for all.
    Dead,
    /// The straddle (R-HAND-10).
    Straddle,
}
