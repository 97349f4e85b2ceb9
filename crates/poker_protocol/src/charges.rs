//! Charges that have risen since players were told last.

use poker_rules::{Chips, Variant};
use serde::{Deserialize, Serialize};

use crate::{Form, PlanId};

/// A charge that has risen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaisedCharge {
    /// The rulebook's id.
    pub rulebook: String,
    /// The stake; `None` where the charge holds at all stakes.
    pub stake: Option<ChargedStake>,
    /// What has risen.
    pub raise: Raise,
}

/// A stake as players know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargedStake {
    /// The name players know it by.
    pub name: String,
    /// What is played.
    pub game: Variant,
    pub form: Form,
}

/// What has risen, from what to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Raise {
    /// The percentage of the pot, in hundredths.
    Percent {
        before_bp: u32,
        now_bp: u32,
    },
    /// The percentage of the pot for players with a rake plan.
    PlanPercent {
        plan: PlanId,
        before_bp: u32,
        now_bp: u32,
    },
    /// The most rake of one hand.
    Cap {
        before: Chips,
        now: Chips,
    },
    /// The least rake of a raked hand. A lower minimum is a raise too: it rakes pots that were free before.
    Minimum {
        before: Chips,
        now: Chips,
    },
    /// Fractions of a chip are now rounded up; before, they were rounded to the nearest chip.
    RoundedUp,
    /// The full cap holds now; before, it was halved for few players.
    WholeCap {
        /// The number of players dealt in.
        players: u8,
    },
    /// The least rake is now taken where the percentage is less; before, such hands were free.
    MinimumTaken {
        /// The least rake.
        least: Chips,
    },
    /// Hands without a flop are now raked; before, they were free.
    WithoutFlop,
    PlanPrice {
        plan: PlanId,
        before: Chips,
        now: Chips,
    },
}
