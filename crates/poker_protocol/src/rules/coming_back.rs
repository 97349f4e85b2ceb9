//! The rules for players who return: ratholing and Banzai.

use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::Form;

/// The rules for a return to the same table (R-RAT).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatholingInForce {
    /// The rules apply for this many seconds after the player left.
    pub window_s: Disclosed<u32>,
    /// Returns after leaving with at least this many big blinds are counted.
    pub counts_from: Disclosed<u32>,
    /// The permitted buy-ins. The first row that fits applies.
    pub rows: Vec<ReturnRow>,
    /// The forms in which nobody returns with less than the last stack (R-RAT-6).
    pub never_less: Vec<Form>,
}

/// The buy-in of a player who left with a stack in this range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReturnRow {
    /// The stack that the player left with.
    pub left: StackRange,
    /// The number of counted returns of the day; `None` if any number fits.
    pub counted: Option<CounterRange>,
    /// The least buy-in.
    pub min: ReturnLimit,
    /// The most buy-in.
    pub max: ReturnLimit,
}

/// A range of stacks in big blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StackRange {
    /// At most this many big blinds.
    UpTo(u32),
    /// More big blinds than the first number and fewer than the second.
    Between(u32, u32),
    /// At least this many big blinds.
    From(u32),
}

/// A range of the number of counted returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CounterRange {
    /// At most this many returns.
    UpTo(u8),
    /// At least this many returns.
    From(u8),
}

/// The lower or upper end of a range of buy-ins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReturnLimit {
    BigBlinds(u32),
    /// The stack that the player left the table with.
    LastStack,
}

/// The rules of Banzai (R-BAN). Its buy-in is in [`super::FormInForce`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BanzaiInForce {
    /// A top-up fills the stack to this many big blinds.
    pub top_up_to_big_blinds: Disclosed<u32>,
    /// The most tables of one stake for one player.
    pub tables_per_stake: Disclosed<u8>,
    /// A player who leaves with more than this many big blinds returns with the same stack.
    pub resume_over_big_blinds: Disclosed<u32>,
    /// That rule applies for this many seconds after the player left.
    pub window_s: Disclosed<u32>,
    /// The number of times a day that a player may return with the ordinary buy-in instead.
    pub resets_a_day: Disclosed<u8>,
}
