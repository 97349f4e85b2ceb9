//! Rebuys and add-ons (R-REG-14).

use serde::Deserialize;

use crate::rulebook::Figure;

/// How players may buy chips again.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RebuyTerms {
    /// Rebuys are possible until the end of this level.
    pub last_level: Figure<u16>,
    /// The largest stack with which a player may rebuy.
    pub limit: Figure<RebuyLimit>,
    /// The largest number of rebuys of a player; `None` if there is no limit.
    pub most: Option<Figure<u16>>,
    /// How long a player without chips may think about a rebuy, seconds.
    pub offer_s: Figure<u32>,
}

/// The largest stack with which a player may rebuy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RebuyLimit {
    /// Only without chips.
    Busted,
    HalfStartingStack,
    StartingStack,
}

/// The one purchase of chips at the end of the rebuy period.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddOnTerms {
    /// The chips, percent of a starting stack.
    pub stack_percent: Figure<u32>,
    /// The price, percent of buy-in and fee.
    pub price_percent: Figure<u32>,
    /// How long it is offered, seconds from the end of the rebuy period.
    pub offer_s: Figure<u32>,
}
