//! Offers to a player of a tournament (R-REG-13, R-REG-14).

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::Money;

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A new stack for a player who has lost all chips, or has few. Answered by `rebuy` or `decline_rebuy`.
    Rebuy,
    /// One purchase at the end of the rebuy period. Answered by `add_on`.
    AddOn,
    /// Another entry for a player who is out. Answered by `register` or `decline_rebuy`.
    ReEntry,
}

/// An offer to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryOffer {
    pub what: OfferKind,
    /// The price, the fee included.
    pub price: Money,
    /// The chips that the player gets.
    pub stack: Chips,
    /// The time left when the message was made, in milliseconds; `None` if the offer stands as long as the period for it.
    pub left_ms: Option<u32>,
}
