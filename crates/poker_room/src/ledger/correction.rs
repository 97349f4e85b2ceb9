//! What an operator sets right, kept with who did it and why (R-FAIL-4).

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::{Account, LedgerError};
use crate::Now;

/// Money that an operator moves where the rules alone would be unfair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The account that pays.
    pub from: Account,
    /// The account that receives.
    pub to: Account,
    pub amount: Money,
    pub why: String,
    /// Who does it.
    pub by: String,
}

/// A correction in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Corrected {
    pub at: Now,
    pub correction: Correction,
}

/// Why a correction was refused; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCorrection {
    /// No amount, one account twice, nobody's name or no reason.
    #[error("a correction names two accounts, an amount, who makes it and why")]
    Incomplete,
    /// A pot, a player the room has never seen, or the stack of one who does not sit there.
    #[error("{0:?} cannot be corrected")]
    NoSuchAccount(Account),
    /// The stack is in a hand; after it, it can be corrected.
    #[error("{0:?} is in a hand")]
    InHand(Account),
    /// More than there is, or more than can be counted.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}
