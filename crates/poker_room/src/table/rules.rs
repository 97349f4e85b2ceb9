//! The rules for the hands of a table and for the clock of a decision.

use std::sync::Arc;

use poker_protocol::{Currency, Form, LeaversAction};
use poker_rules::GameSpec;
use serde::{Deserialize, Serialize};

use super::bank::BankRules;
use crate::rulebook::Jackpots;

/// The rules by which each hand of a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandRules {
    /// The id of the rulebook.
    pub rulebook: String,
    /// The currency of the room.
    pub currency: Currency,
    pub game: GameSpec,
    pub form: Form,
    pub seats: u8,
    /// Whether beaten hands may be mucked.
    pub muck_at_showdown: bool,
    /// What is done for a player who has left with a decision to come (R-FAIL-5).
    pub leavers_action: LeaversAction,
    /// The jackpots that can be won here. They are not saved, because only tournaments save these rules, and no tournament has jackpots.
    #[serde(skip)]
    pub jackpots: Option<Arc<Jackpots>>,
}

/// The times for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRules {
    /// The ordinary time, milliseconds.
    pub decision_ms: u32,
    /// The extra time after a lost connection, milliseconds. It also applies while the clock is off, so that a table never stops.
    pub disconnect_extra_ms: u32,
    /// Whether a lost connection uses the time bank.
    pub disconnect_uses_bank: bool,
    pub bank: BankRules,
}
