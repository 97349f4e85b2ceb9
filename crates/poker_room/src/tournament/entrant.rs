//! A player's entry in a tournament.

use poker_protocol::{Money, PlayerId, PlayerView, TableId};
use poker_rules::{Chips, Seat};
use serde::{Deserialize, Serialize};

use super::entry_id::EntryId;
use super::paid::Paid;
use super::purchases::Purchases;
use crate::PlayerKind;

/// An entry of a player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// The name and avatar that others see.
    pub view: PlayerView,
    /// Whether the player's client is connected.
    pub connected: bool,
    pub paid: Paid,
    /// The stack at the beginning; `None` for that of the tournament.
    pub stack: Option<Chips>,
    /// What was bought for it besides.
    pub purchases: Purchases,
    /// The bounties that it has won.
    pub won_bounties: Money,
    pub state: EntryState,
}

/// Where an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    Registered,
    Seated {
        table: TableId,
        seat: Seat,
    },
    /// Out of the tournament while others can still enter; the place is not known yet.
    Out,
    /// Out of the tournament, or its winner.
    Placed {
        place: u32,
        /// The prize in money that was paid; by a deal, a time limit or the stacks it is not that of the place.
        prize: Money,
        /// What the house has paid besides (R-PRZ-3).
        #[serde(default)]
        extra: Money,
        /// Whether it leads to another tournament: the prize is a ticket too (R-TKT-3), or the stack goes on to a second phase (R-TYP-10).
        #[serde(default, alias = "ticket", skip_serializing_if = "std::ops::Not::not")]
        goes_on: bool,
    },
    /// Combined with another entry of its player, which has its chips and bounties: it has no place and no prize (R-REG-13).
    Merged {
        into: EntryId,
    },
    /// Taken back before the beginning, or the tournament was cancelled.
    Withdrawn,
}

impl EntryState {
    /// The table and seat of an entry that is in.
    #[must_use]
    pub const fn seat(self) -> Option<(TableId, Seat)> {
        match self {
            Self::Seated { table, seat } => Some((table, seat)),
            Self::Registered | Self::Out | Self::Placed { .. } | Self::Merged { .. } | Self::Withdrawn => None,
        }
    }
}
