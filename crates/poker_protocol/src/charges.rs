//! Charges that have risen since the players were last told about them.

use poker_rules::Variant;
use serde::{Deserialize, Serialize};

use crate::{Form, Money, PlanId};

/// A charge that has risen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaisedCharge {
    /// The rulebook's id.
    pub rulebook: String,
    /// The stake; `None` if the charge holds at all stakes.
    pub stake: Option<ChargedStake>,
    /// The charge that has risen, with its old and new figures.
    pub raise: Raise,
}

/// A stake with the name that players see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChargedStake {
    /// The name that players see, such as `NL10`.
    pub name: String,
    pub game: Variant,
    pub form: Form,
}

/// A charge that has risen, with its old and new figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Raise {
    /// The percentage of the pot, in hundredths of a percent.
    Percent {
        before_bp: u32,
        now_bp: u32,
    },
    /// The percentage of the pot for players with a rake plan, in hundredths of a percent.
    PlanPercent {
        plan: PlanId,
        before_bp: u32,
        now_bp: u32,
    },
    /// The most rake of one hand.
    Cap {
        before: Money,
        now: Money,
    },
    /// The least rake of a raked hand. A lower minimum counts as a rise too, because it rakes pots that were free before.
    Minimum {
        before: Money,
        now: Money,
    },
    /// Fractions of a hundredth are now rounded up; before, to the nearest hundredth.
    RoundedUp,
    /// The full cap now holds for this number of players; before, it was halved.
    WholeCap {
        /// The number of players dealt in.
        players: u8,
    },
    /// The least rake is now taken if the percentage is less; before, such hands were free.
    MinimumTaken {
        least: Money,
    },
    /// Hands without a flop are now raked; before, they were free.
    WithoutFlop,
    PlanPrice {
        plan: PlanId,
        before: Money,
        now: Money,
    },
}
