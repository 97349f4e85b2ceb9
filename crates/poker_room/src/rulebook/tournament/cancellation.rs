//! What players get back when a tournament is cancelled (R-CAN).

use serde::{Deserialize, Serialize};

use crate::rulebook::Figure;

/// What a rulebook decides about cancelled tournaments. How a pool is shared at each stage is the same in all rulebooks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CancellationTerms {
    /// If the tournament is cancelled before the start: what a player gets for a ticket that no other event accepts (R-CAN-1, R-TKT-5).
    pub unusable_ticket: Figure<UnusableTicket>,
    /// The fees that the remaining players get back (R-CAN-2 to R-CAN-4).
    pub fees: Figure<RefundedFees>,
    /// If nobody is in the money yet: whether guaranteed and added money of the house is shared too (R-CAN-2).
    pub house_money: Figure<SharedHouseMoney>,
    /// For the HexaPro family: the part of the pool that each remaining player gets before the rest is shared by ICM, percent (R-CAN-6).
    /// `None` if the rulebook has no such rule: everything is then shared by ICM.
    pub hexapro_percent: Option<Figure<u32>>,
    /// Whether each remaining player gets the value of the own bounty (R-CAN-7).
    pub own_bounty: Figure<bool>,
}

/// What a player gets for a ticket that no other event accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnusableTicket {
    /// The same ticket.
    Recredited,
    /// Its value in money.
    PaidInMoney,
}

/// The fees that the remaining players get back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RefundedFees {
    /// The fee of the entry.
    Entry,
    /// The fees of entry, rebuys and add-ons.
    All,
}

/// The tournaments in which the house's part of the pool is shared although nobody is in the money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SharedHouseMoney {
    /// Freerolls, whose pool has no other money. In other tournaments the house keeps its part.
    InFreerolls,
    /// All tournaments.
    Always,
}
