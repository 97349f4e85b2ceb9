//! Movements of money.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::{Account, Reason};

/// A movement of money from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    /// The account that pays.
    pub from: Account,
    /// The account that receives.
    pub to: Account,
    pub amount: Money,
    pub reason: Reason,
}

impl Movement {
    /// Whether the amount is zero or both accounts are the same.
    #[must_use]
    pub fn moves_nothing(&self) -> bool {
        self.from == self.to || self.amount.is_zero()
    }
}
