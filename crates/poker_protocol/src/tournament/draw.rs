//! The draw of a multiplier (R-HEX-1, R-TYP-5). `docs/fair-deal.md` says how a client checks it.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::{Bytes32, DrawOpening, Money};

/// The draw of a tournament whose prize pool is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawView {
    /// Fixes the drawn number.
    pub root: Bytes32,
    /// The multipliers in the order in which the draw counts their weights.
    pub rows: Vec<MultiplierRow>,
    /// What was drawn; `None` until the last seat is taken.
    pub drawn: Option<DrawnMultiplier>,
}

/// A multiplier that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MultiplierRow {
    /// The prize pool in percent of one buy-in: 150 is 1.5 times.
    pub percent: u32,
    /// How many of the 100,000 numbers draw it.
    pub weight: u32,
    /// The share of each paid place in millionths of the pool, from the first place.
    pub shares_ppm: Vec<u32>,
    /// The starting stack of each player.
    pub stack: Chips,
    /// The length of a level, in milliseconds.
    pub level_ms: u32,
}

/// The multiplier that was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnMultiplier {
    /// The root that was shown before anybody registered.
    pub root: Bytes32,
    pub opening: DrawOpening,
    /// The prize pool in percent of one buy-in: 150 is 1.5 times.
    pub percent: u32,
    pub pool: Money,
    /// The prizes from the first place.
    pub prizes: Vec<Money>,
    /// The starting stack of each player.
    pub stack: Chips,
    /// The length of a level, in milliseconds.
    pub level_ms: u32,
}
