//! The reasons for movements of money.

use poker_protocol::HandId;
use serde::{Deserialize, Serialize};

/// The reason for a movement. It determines the kind of the entry in the player's statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The first balance of a new player.
    Opening,
    /// A player refills the balance; possible only in a room for practice.
    Refill,
    /// A player sits down.
    BuyIn,
    /// A player tops up (R-CASH-10).
    TopUp,
    /// The automatic top-up (R-CASH-9).
    AutoTopUp,
    /// A player leaves a table.
    CashOut,
    /// Money lost or won in a hand.
    Hand(HandId),
    /// The rake of a hand.
    Rake(HandId),
    /// The price of a rake plan (R-PLAN-1).
    PlanPrice,
    /// A part of a plan's price is refunded (R-PLAN-2).
    PlanRefund,
    /// The part of a hand's rake that feeds a jackpot (R-JACK-4).
    JackpotFeed(HandId),
    /// A jackpot that a hand has won (R-JACK-5).
    Jackpot(HandId),
    /// An operator's correction (R-FAIL-4).
    Correction,
    /// A bet that was never decided (R-FAIL-3).
    Undecided,
    /// Money withheld during a review (R-INT-1).
    Held,
    /// Withheld money given back after a review.
    Released,
    /// Withheld money taken after a review.
    Confiscated,
    /// A player pays for an entry of a tournament.
    TournamentEntry,
    /// A player pays for a rebuy (R-REG-14).
    TournamentRebuy,
    /// A player pays for an add-on (R-REG-14).
    TournamentAddOn,
    /// A tournament gives back what was paid for it (R-REG-8, R-CAN).
    TournamentRefund,
    /// The price of an entry is divided among prizes, bounties and fees.
    TournamentShares,
    /// The house adds to the prizes: a guarantee, added money or a drawn multiplier; or receives what a multiplier leaves (R-PRZ-2, R-HEX).
    TournamentPool,
    /// A prize (R-PRZ-4).
    TournamentPrize,
    /// A bounty (R-BTY).
    TournamentBounty,
    /// The fees of a tournament that is over.
    TournamentFees,
    /// The value of a ticket: issued, paid into a tournament, given back, exchanged or replaced (R-TKT).
    Ticket,
    /// Play money for what the house pays into tournaments and does not have.
    HouseFunds,
    /// The play money of a player whose account is deleted.
    AccountDeleted,
}

impl Reason {
    /// The hand to which the movement belongs, if any.
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
            | Self::Confiscated
            | Self::TournamentEntry
            | Self::TournamentRebuy
            | Self::TournamentAddOn
            | Self::TournamentRefund
            | Self::TournamentShares
            | Self::TournamentPool
            | Self::TournamentPrize
            | Self::TournamentBounty
            | Self::TournamentFees
            | Self::Ticket
            | Self::HouseFunds
            | Self::AccountDeleted => None,
        }
    }
}
