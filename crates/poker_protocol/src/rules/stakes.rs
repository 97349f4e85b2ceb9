//! Forms of game and stakes.

use poker_rules::{Chips, Variant};
use serde::{Deserialize, Serialize};

use super::{Disclosed, SeatRange};
use crate::{BuyInRange, Form, PlanId};

/// A form of game with its buy-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormInForce {
    pub form: Form,
    /// Seats at its tables.
    pub seats: Disclosed<SeatRange>,
    /// Least big blinds to sit down with.
    pub min_big_blinds: Disclosed<u32>,
    /// Most big blinds to sit down with.
    pub max_big_blinds: Disclosed<u32>,
}

/// A stake on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeInForce {
    /// The name players know it by.
    pub name: String,
    /// What is played.
    pub game: Variant,
    pub form: Form,
    /// Seats at its tables.
    pub seats: u8,
    pub small_blind: Chips,
    pub big_blind: Chips,
    /// What to sit down with.
    pub buy_in: BuyInRange,
    /// Rake, hundredths of a percent.
    pub rake_bp: u32,
    /// The same on plans where it differs, R-PLAN-4.
    pub plan_rake_bp: Vec<PlanPercent>,
    /// Most rake of one hand.
    pub rake_cap: Chips,
    /// No document states it.
    pub ours: bool,
}

/// What a plan rakes at a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanPercent {
    pub plan: PlanId,
    /// Hundredths of a percent.
    pub rake_bp: u32,
}
