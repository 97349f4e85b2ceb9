//! The statement: the movements of a player's balance and stacks.

use serde::{Deserialize, Serialize};

use crate::{HandId, JackpotKind, Money};

/// One entry of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StatementEntry {
    /// The number of the entry. Newer entries have higher numbers.
    pub number: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The reason for the movement.
    pub what: EntryKind,
    pub table: Option<String>,
    /// The name of the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// The hand in which, or after which, it happened.
    pub hand: Option<HandId>,
    /// The money received; zero if money was paid.
    pub received: Money,
    /// The money paid; zero if money was received.
    pub paid: Money,
    /// The balance after the movement.
    pub balance: Money,
}

/// The reason for a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The first balance of the account.
    Opening,
    /// A refill of play money in practice.
    Refill,
    /// From the balance to a stack, when sitting down.
    BuyIn,
    /// From the balance to a stack, by a top-up that the player asked for.
    TopUp,
    /// From the balance to a stack, by the automatic top-up.
    AutoTopUp,
    /// From a stack to the balance, when leaving.
    CashOut,
    /// Won or lost in a hand. The balance does not change.
    Hand,
    /// The price of a rake plan.
    PlanPrice,
    /// The part of a plan's price that is paid back.
    PlanRefund,
    /// A jackpot that the player has won.
    Jackpot(JackpotKind),
    /// A correction by the operator.
    Correction,
    /// A bet that remained undecided and went to charity (R-FAIL-3).
    Undecided,
    /// Held during a review.
    Held,
    /// Released after a review.
    Released,
    /// Confiscated after a review.
    Confiscated,
    /// The entry to a tournament.
    TournamentEntry,
    /// A rebuy in a tournament.
    Rebuy,
    /// An add-on in a tournament.
    AddOn,
    /// A prize of a tournament, or the share of a deal.
    Prize,
    /// A bounty.
    Bounty,
    /// Paid back for an entry that was taken back, or for a cancelled tournament.
    TournamentRefund,
    /// The value of a ticket: exchanged, paid instead of it, or the part that an entry did not need.
    Ticket,
}
