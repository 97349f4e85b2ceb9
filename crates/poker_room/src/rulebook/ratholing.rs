//! The rules against ratholing: leaving a table with a large stack and coming back with a small one (R-RAT).

use poker_protocol::Form;
use serde::Deserialize;

use super::{Bound, Counted, Figure, LeftWith, Source};

/// The buy-ins for a player who comes back to the same table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatholingRules {
    /// The rules apply for this many seconds after the player left (R-RAT-1).
    pub window_s: Figure<u32>,
    /// A return counts if the player left with at least this number of big blinds (R-RAT-2).
    pub counts_from: Figure<u32>,
    /// The table of limits. The first row that fits applies.
    pub rows: Vec<RatholingLimits>,
    /// Forms in which a player cannot come back with less than the last stack (R-RAT-6).
    pub never_less: Vec<Figure<Form>>,
}

/// A row of the table of limits.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatholingLimits {
    /// The stack with which the player left.
    pub left: LeftWith,
    /// How often the player has come back today; `None` if that does not matter (R-RAT-4).
    pub counted: Option<Counted>,
    /// The smallest buy-in.
    pub min: Bound,
    /// The largest buy-in.
    pub max: Bound,
    /// The source of the row.
    pub from: Source,
}
