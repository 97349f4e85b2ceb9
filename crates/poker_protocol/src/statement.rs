//! What went into and out of a player's balance and stacks.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::{HandId, JackpotKind};

/// One entry of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatementEntry {
    /// Rising; the newest has the highest.
    pub number: u64,
    /// Milliseconds since the Unix epoch.
    pub at: u64,
    /// What happened.
    pub what: EntryKind,
    pub table: Option<String>,
    /// In or after which hand.
    pub hand: Option<HandId>,
    /// Chips received; zero where chips were paid.
    pub received: Chips,
    /// Chips paid; zero where chips were received.
    pub paid: Chips,
    /// The balance after it.
    pub balance: Chips,
}

/// Why chips moved, as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The first balance.
    Opening,
    /// Practice: filled up again.
    Refill,
    /// From the balance to a stack, sitting down.
    BuyIn,
    /// From the balance to a stack, asked for.
    TopUp,
    /// From the balance to a stack, by the switch.
    AutoTopUp,
    /// From a stack to the balance, leaving.
    CashOut,
    /// Won or lost at a table; the balance stays.
    Hand,
    PlanPrice,
    /// Part of a plan's price.
    PlanRefund,
    Jackpot(JackpotKind),
    /// A correction by the operator.
    Correction,
    /// A bet that was never decided went to charity (R-FAIL-3).
    Undecided,
    /// Kept back during a review.
    Held,
    /// Given back after a review.
    Released,
    /// Taken after a review.
    Confiscated,
}
