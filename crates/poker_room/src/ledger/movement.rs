//! Money going from one account to another.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::{Account, Reason};

/// Money going from one account to another.
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
    /// No money, or from an account to itself.
    #[must_use]
    pub fn moves_nothing(&self) -> bool {
        self.from == self.to || self.amount.is_zero()
    }
}
