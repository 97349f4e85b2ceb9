//! What happens to one entry of a tournament.

use poker_rules::{Chips, Seat};
use serde::{Deserialize, Serialize};

use super::cancellation::Refund;
use super::entry_offer::{EntryOffer, OfferKind};
use super::prize::Prize;
use super::ticket::TicketId;
use crate::{Bytes32, EntryId, Money, TableId, TournamentId};

/// How an entry was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EntryPaid {
    /// With money; zero in a freeroll.
    Money { paid: Money },
    /// With a ticket. `surplus` is the part of its value that is credited to the balance when the entry can no longer be taken back
    /// (R-TKT-1).
    Ticket { ticket: TicketId, surplus: Money },
    /// Won in a satellite, or by surviving a first phase.
    Won { from: TournamentId },
}

/// What happens to one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EntryEvent {
    /// The player has entered.
    Registered {
        paid: EntryPaid,
        /// Fixes the number that gives the multiplier, if the prize pool is drawn.
        root: Option<Bytes32>,
    },
    /// The player has taken the entry back.
    Unregistered { refund: Refund },
    /// The player has a seat, also after a move. For the player, the table of `from` is closed and a snapshot of the new one follows.
    Seated {
        table: TableId,
        seat: Seat,
        /// The table from which the player was moved, which the player no longer sees.
        from: Option<TableId>,
        /// The own bounty; `None` if the tournament has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bounty: Option<Money>,
    },
    /// Something is offered to the player.
    Offered { offer: EntryOffer },
    /// The offer was declined, or its time is over.
    OfferEnded { what: OfferKind },
    /// The player has bought a new stack.
    Rebought {
        /// The stack after it.
        stack: Chips,
        /// What was paid, the fee included.
        price: Money,
    },
    /// The player has bought the add-on.
    AddedOn {
        /// The stack after it.
        stack: Chips,
        /// What was paid, the fee included.
        price: Money,
    },
    /// Two entries of one player have met at a table, and this one has become a part of the other (R-REG-13).
    Merged {
        into: EntryId,
        /// The stack of `into` after it.
        stack: Chips,
    },
    /// The first phase is over for this entry, and it has chips left (R-TYP-10).
    Survived {
        stack: Chips,
        /// Whether this is the stack that is carried to the second phase: the largest of the player's entries.
        carried: bool,
        /// The second phase.
        to: TournamentId,
    },
    /// The player is out while others can still enter: the place follows when registration closes. Later, a player who is out is placed at
    /// once.
    Out,
    /// The entry has its place, and the prize that goes with it.
    Placed { place: u32, prize: Prize },
    /// The house has taken the player out of the tournament (R-TRN-13).
    Disqualified,
}
