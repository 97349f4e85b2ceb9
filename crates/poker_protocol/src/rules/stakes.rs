//! The forms of game and the stakes.

use poker_rules::Variant;
use serde::{Deserialize, Serialize};

use super::{Disclosed, SeatRange};
use crate::{BuyInRange, Form, Money, PlanId};

/// A form of game with its buy-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FormInForce {
    pub form: Form,
    /// The number of seats at its tables.
    pub seats: Disclosed<SeatRange>,
    /// The least buy-in, in big blinds.
    pub min_big_blinds: Disclosed<u32>,
    /// The most buy-in, in big blinds.
    pub max_big_blinds: Disclosed<u32>,
}

/// A stake on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StakeInForce {
    /// The name that players see, such as `NL10`.
    pub name: String,
    pub game: Variant,
    pub form: Form,
    /// The number of seats at its tables.
    pub seats: u8,
    pub small_blind: Money,
    pub big_blind: Money,
    pub buy_in: BuyInRange,
    /// The rake, in hundredths of a percent of the pot.
    pub rake_bp: u32,
    /// The rake of plans for which it differs (R-PLAN-4).
    pub plan_rake_bp: Vec<PlanPercent>,
    /// The most rake of one hand.
    pub rake_cap: Money,
    /// Whether the house chose the stake because no document states it.
    pub ours: bool,
}

/// The rake of a plan at a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanPercent {
    pub plan: PlanId,
    /// The rake, in hundredths of a percent of the pot.
    pub rake_bp: u32,
}
