//! The legal actions of the player whose turn it is.

use arrayvec::ArrayVec;

use crate::Chips;

/// Sizes to choose from, in the order of their keys on the keyboard.
pub type Presets = ArrayVec<Preset, 5>;

/// The legal actions of the player whose turn it is. A fold is always legal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalActions {
    /// Whether a check is legal.
    pub check: bool,
    /// The price of a call, at most the stack; `None` if there is nothing to call.
    pub call: Option<Chips>,
    /// The bounds of a bet or raise; `None` if none is legal.
    pub raise: Option<RaiseRange>,
    /// Legal sizes to choose from.
    pub presets: Presets,
}

/// The bounds of a bet or raise, as totals on this street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaiseRange {
    /// The least legal total.
    pub min_to: Chips,
    /// The largest legal total.
    pub max_to: Chips,
    /// Whether it is the first wager of the street: a bet, not a raise.
    pub opens: bool,
    /// Whether the stack is too short for a full raise. Then only an all-in is legal, and `min_to` is `max_to` (R-BET-10).
    pub undersized: bool,
}

/// A size to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preset {
    pub kind: PresetKind,
    /// The total on this street.
    pub to: Chips,
}

/// How the amount of a [`Preset`] is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PresetKind {
    /// The least legal amount.
    Min,
    /// Two and a half times the bet to match.
    Times25,
    /// Three times the bet to match.
    Times3,
    /// A raise by half the pot after the call.
    HalfPot,
    /// A raise by two thirds of the pot after the call.
    TwoThirdsPot,
    /// A raise by the pot after the call; the largest legal raise in pot limit.
    Pot,
    AllIn,
}
