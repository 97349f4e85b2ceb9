//! Corrections by an operator, logged with who made them and why (R-FAIL-4).

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::{Account, LedgerError};
use crate::Now;

/// Money that an operator moves because the rules alone would be unfair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The account that pays.
    pub from: Account,
    /// The account that receives.
    pub to: Account,
    pub amount: Money,
    pub why: String,
    /// The operator who makes the correction.
    pub by: String,
}

/// A correction in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Corrected {
    pub at: Now,
    pub correction: Correction,
}

/// Why a correction was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCorrection {
    /// The amount is zero, the accounts are the same, or the operator or the reason is empty.
    #[error("a correction names two accounts, an amount, who makes it and why")]
    Incomplete,
    /// A pot, a player whom the room has never seen, or the stack of a player who does not sit there.
    #[error("{0:?} cannot be corrected")]
    NoSuchAccount(Account),
    /// The stack is in a hand. It can be corrected after the hand.
    #[error("{0:?} is in a hand")]
    InHand(Account),
    /// The paying account holds too little, or the receiving one would exceed the largest amount.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}
