//! Leaving a table with much and coming back with little, R-RAT.

use poker_protocol::Form;
use serde::Deserialize;

use super::{Bound, Counted, Figure, LeftWith, Source};

/// What a player may sit down with who comes back to the same table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatholingRules {
    /// Back within this time, seconds, R-RAT-1.
    pub window_s: Figure<u32>,
    /// Who left with so many big blinds and comes back is counted, R-RAT-2.
    pub counts_from: Figure<u32>,
    /// The table; of each player one row holds.
    pub rows: Vec<RatholingLimits>,
    /// Forms where nobody comes back with less than the last stack, R-RAT-6.
    pub never_less: Vec<Figure<Form>>,
}

/// One row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatholingLimits {
    /// What the player left with.
    pub left: LeftWith,
    /// How often one has come back today; none where that is not checked, R-RAT-4.
    pub counted: Option<Counted>,
    /// Least to sit down with.
    pub min: Bound,
    /// Most to sit down with.
    pub max: Bound,
    /// Where it says so.
    pub from: Source,
}
