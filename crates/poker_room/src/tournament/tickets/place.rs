//! The places where tickets can be.

use poker_protocol::{Money, PlayerId, TournamentId};
use serde::{Deserialize, Serialize};

/// The place where a ticket is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TicketPlace {
    /// Not issued yet. No ticket comes back here.
    Unissued,
    Held(PlayerId),
    /// Paid into a tournament that the player can still leave.
    Entered(TicketEntry),
    /// Paid into a tournament for good.
    Used,
    /// Exchanged for money, or refunded as money.
    Exchanged,
    /// Replaced by money or by another ticket (R-TKT-5).
    Replaced,
}

/// An entry that was paid with a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TicketEntry {
    pub tournament: TournamentId,
    pub player: PlayerId,
    /// What the ticket has paid to the prize pool.
    pub buy_in: Money,
    /// What the ticket has paid as fee.
    pub fee: Money,
}

impl TicketEntry {
    /// The price that the ticket has paid.
    #[must_use]
    pub fn price(&self) -> Money {
        [self.buy_in, self.fee].into_iter().sum()
    }
}

impl TicketPlace {
    /// Whether a ticket can go from this place to `to`.
    pub(super) fn leads_to(self, to: Self) -> bool {
        match (self, to) {
            (Self::Unissued, Self::Held(_)) | (Self::Held(_) | Self::Entered(_), Self::Exchanged) => true,
            (Self::Held(player), Self::Entered(entry)) | (Self::Entered(entry), Self::Held(player)) => entry.player == player,
            (Self::Entered(_), Self::Used) | (Self::Held(_), Self::Replaced) => true,
            _ => false,
        }
    }
}
