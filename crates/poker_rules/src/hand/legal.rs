//! What the player whose turn it is may do.

use arrayvec::ArrayVec;

use crate::Chips;

/// Sizes to choose from, in the order of their keys.
pub type Presets = ArrayVec<Preset, 5>;

/// Everything the player whose turn it is may do; a fold is always legal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LegalActions {
    /// A check is legal.
    pub check: bool,
    /// The chips a call costs, at most the stack; `None` where there is nothing to call.
    pub call: Option<Chips>,
    /// The bounds of a bet or raise, where one is legal.
    pub raise: Option<RaiseRange>,
    /// Sizes to choose from, all of them legal.
    pub presets: Presets,
}

/// The bounds of a bet or raise: totals on this street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RaiseRange {
    /// The least.
    pub min_to: Chips,
    /// The most; in no limit all that the player has.
    pub max_to: Chips,
    /// It is the first wager of the street: a bet, not a raise.
    pub opens: bool,
    /// The stack does not reach the least legal raise: all-in or nothing, `min_to` is `max_to` (R-BET-10).
    pub undersized: bool,
}

/// A size to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Preset {
    pub kind: PresetKind,
    /// The total on this street.
    pub to: Chips,
}

/// The sizes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum PresetKind {
    /// The least that is legal.
    Min,
    /// Two and a half times the bet to call.
    Times25,
    /// Three times the bet to call.
    Times3,
    /// A raise by half the pot after the call.
    HalfPot,
    /// A raise by two thirds of the pot after the call.
    TwoThirdsPot,
    /// A raise by the pot after the call; in pot limit the most there is.
    Pot,
    AllIn,
}
