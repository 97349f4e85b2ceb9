//! What one hand needs to know, and what the clock of a decision needs.

use std::sync::Arc;

use poker_protocol::{Currency, Form, LeaversAction};
use poker_rules::GameSpec;

use super::bank::BankRules;
use crate::rulebook::Jackpots;

/// The rules that each hand of a table is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRules {
    /// The rulebook's id.
    pub rulebook: String,
    /// What chips are cents of.
    pub currency: Currency,
    /// What is played.
    pub game: GameSpec,
    pub form: Form,
    pub seats: u8,
    /// Beaten hands may stay unseen.
    pub muck_at_showdown: bool,
    /// What is done for a player who has left with a decision to come (R-FAIL-5).
    pub leavers_action: LeaversAction,
    /// Those that can be won here.
    pub jackpots: Option<Arc<Jackpots>>,
}

/// Time to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRules {
    /// Ordinary time, milliseconds.
    pub decision_ms: u32,
    /// More for a lost connection, milliseconds; it counts without a clock too, so that a table never stands still.
    pub disconnect_extra_ms: u32,
    /// A lost connection eats the time bank.
    pub disconnect_uses_bank: bool,
    /// The time bank.
    pub bank: BankRules,
}
