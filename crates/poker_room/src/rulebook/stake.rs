//! Stakes: the game, the blinds and the rake.

use std::collections::BTreeMap;

use poker_protocol::{Form, Money, PlanId};
use poker_rules::Variant;
use serde::Deserialize;

use super::{Figure, Source};

/// A stake with its rake (R-RAKE-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRow {
    /// The name that players know, for example `NL10`.
    pub name: String,
    /// The game, in files by its code, for example `nlhe`.
    pub game: Variant,
    pub form: Form,
    /// The number of seats, if the rulebook leaves a choice.
    #[serde(default)]
    pub seats: Option<u8>,
    pub small_blind: Money,
    pub big_blind: Money,
    /// The printed percentage of the pot, basis points.
    pub percent_bp: u32,
    /// The percentage for players on other plans (R-PLAN-4). On a plan that is not named, it is `percent_bp`.
    #[serde(default)]
    pub plan_percent_bp: BTreeMap<PlanId, u32>,
    /// The most rake of one hand.
    pub cap: Money,
    /// The source of the row.
    pub from: Source,
}

/// The range of buy-ins of a form (R-CASH-3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyInRow {
    pub form: Form,
    pub min_big_blinds: Figure<u32>,
    pub max_big_blinds: Figure<u32>,
}
