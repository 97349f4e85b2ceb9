//! Stakes: what is played for how much, and what is raked.

use std::collections::BTreeMap;

use poker_protocol::{Form, Money, PlanId};
use poker_rules::Variant;
use serde::Deserialize;

use super::{Figure, Source};

/// A stake with its rake, R-RAKE-1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRow {
    /// The name players know it by, as `NL10`.
    pub name: String,
    /// What is played, by its code as in `nlhe`.
    pub game: Variant,
    pub form: Form,
    /// Seats, where the rulebook leaves a choice.
    #[serde(default)]
    pub seats: Option<u8>,
    pub small_blind: Money,
    pub big_blind: Money,
    /// Hundredths of a percent of the pot.
    pub percent_bp: u32,
    /// The same for players on other plans than the first, R-PLAN-4; on a plan that is not named it is `percent_bp`.
    #[serde(default)]
    pub plan_percent_bp: BTreeMap<PlanId, u32>,
    /// Most rake of one hand.
    pub cap: Money,
    /// Where it says so.
    pub from: Source,
}

/// Least and most big blinds to sit down with, R-CASH-3.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyInRow {
    pub form: Form,
    pub min_big_blinds: Figure<u32>,
    pub max_big_blinds: Figure<u32>,
}
