//! What holds for one who comes back: ratholing and Banzai.

use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::Form;

/// Coming back to the same table, R-RAT.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatholingInForce {
    /// Within this time, seconds.
    pub window_s: Disclosed<u32>,
    /// Players who left with a stack in this range, in big blinds, are counted.
    pub counts_from: Disclosed<u32>,
    /// The first row that fits holds.
    pub rows: Vec<ReturnRow>,
    /// Forms where nobody comes back with less than the last stack, R-RAT-6.
    pub never_less: Vec<Form>,
}

/// The buy-in of a player who left with a stack in this range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnRow {
    /// What the player left with.
    pub left: StackRange,
    /// How often one has come back today; `None` where that is not checked.
    pub counted: Option<CounterRange>,
    /// Least to sit down with.
    pub min: ReturnLimit,
    /// Most to sit down with.
    pub max: ReturnLimit,
}

/// A range of stacks in big blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StackRange {
    /// So many or fewer.
    UpTo(u32),
    /// More than the first, fewer than the second.
    Between(u32, u32),
    /// So many or more.
    From(u32),
}

/// A range of the counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CounterRange {
    /// So many or fewer.
    UpTo(u8),
    /// So many or more.
    From(u8),
}

/// An end of a range of buy-ins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnLimit {
    BigBlinds(u32),
    /// What the player left that table with.
    LastStack,
}

/// Banzai, R-BAN; its buy-in is with the forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanzaiInForce {
    /// Chips are added up to this many big blinds.
    pub top_up_to_big_blinds: Disclosed<u32>,
    /// Tables of one stake that a player may sit at.
    pub tables_per_stake: Disclosed<u8>,
    /// Who leaves with more than this many big blinds comes back with the same stack.
    pub resume_over_big_blinds: Disclosed<u32>,
    /// Within this time, seconds.
    pub window_s: Disclosed<u32>,
    /// So often a day a player may begin with the ordinary buy-in instead.
    pub resets_a_day: Disclosed<u8>,
}
