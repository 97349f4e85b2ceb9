//! What a room takes more of than when players were told last.

use poker_rules::{Chips, Variant};
use serde::{Deserialize, Serialize};

use crate::{Form, PlanId};

/// A charge that has risen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaisedCharge {
    /// The rulebook's id.
    pub rulebook: String,
    /// At which stake; `None` where it holds at all of them.
    pub stake: Option<ChargedStake>,
    /// What has risen.
    pub raise: Raise,
}

/// A stake by what players know of it.
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
    /// The same on a plan.
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
    /// The least rake of a raked hand; where it is less than it was, pots are raked from now on that were free.
    Minimum {
        before: Chips,
        now: Chips,
    },
    /// Fractions of a chip are rounded up; they were rounded to the nearest chip.
    RoundedUp,
    /// The cap holds whole; it was halved.
    WholeCap {
        /// The number of players dealt in.
        players: u8,
    },
    /// The least rake is taken where the percentage is less; nothing was taken there.
    MinimumTaken {
        /// The least rake.
        least: Chips,
    },
    /// Hands without a flop are raked; they were not.
    WithoutFlop,
    PlanPrice {
        plan: PlanId,
        before: Chips,
        now: Chips,
    },
}
