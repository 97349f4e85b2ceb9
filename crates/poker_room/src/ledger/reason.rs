//! Why money moves.

use poker_protocol::HandId;
use serde::{Deserialize, Serialize};

/// Why money moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A new player's first balance.
    Opening,
    /// Practice: the balance is filled up again.
    Refill,
    /// Sitting down.
    BuyIn,
    /// R-CASH-10.
    TopUp,
    /// R-CASH-9.
    AutoTopUp,
    /// Leaving a table.
    CashOut,
    /// Lost or won in a hand.
    Hand(HandId),
    /// The house's part of a hand.
    Rake(HandId),
    /// A plan's price, R-PLAN-1.
    PlanPrice,
    /// Part of a plan's price, R-PLAN-2.
    PlanRefund,
    /// A jackpot's part of the rake of a hand, R-JACK-4.
    JackpotFeed(HandId),
    /// A jackpot that fell in a hand, R-JACK-5.
    Jackpot(HandId),
    /// The operator sets something right, R-FAIL-4.
    Correction,
    /// A bet that was never decided, R-FAIL-3.
    Undecided,
    /// Kept back while hands are reviewed, R-INT-1.
    Held,
    /// Given back after a review.
    Released,
    /// Taken after a review.
    Confiscated,
}

impl Reason {
    /// The hand it belongs to.
    #[must_use]
    pub const fn hand(self) -> Option<HandId> {
        match self {
            Self::Hand(hand) | Self::Rake(hand) | Self::JackpotFeed(hand) | Self::Jackpot(hand) => Some(hand),
            Self::Opening
            | Self::Refill
            | Self::BuyIn
            | Self::TopUp
            | Self::AutoTopUp
            | Self::CashOut
            | Self::PlanPrice
            | Self::PlanRefund
            | Self::Correction
            | Self::Undecided
            | Self::Held
            | Self::Released
            | Self::Confiscated => None,
        }
    }
}
