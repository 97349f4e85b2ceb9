//! The money that must be moved in the ledger when a ticket changes its place.

use poker_protocol::{Money, PlayerId, TournamentId};

use super::TicketMovement;

/// An account from the point of view of the tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TicketAccount {
    /// The money behind all tickets: [`TicketBook::backing`](super::TicketBook::backing()).
    Tickets,
    /// The buy-ins of a tournament.
    Pool(TournamentId),
    /// The fees of a tournament, which belong to the house once they need not be refunded.
    Fees(TournamentId),
    House,
    Balance(PlayerId),
}

/// Money that must be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicketTransfer {
    /// The account that pays.
    pub from: TicketAccount,
    /// The account that receives.
    pub to: TicketAccount,
    pub amount: Money,
}

impl TicketTransfer {
    /// The tournament that pays or receives.
    #[must_use]
    pub fn tournament(self) -> Option<TournamentId> {
        self.from.tournament().or(self.to.tournament())
    }
}

impl TicketAccount {
    fn tournament(self) -> Option<TournamentId> {
        match self {
            Self::Pool(tournament) | Self::Fees(tournament) => Some(tournament),
            Self::Tickets | Self::House | Self::Balance(_) => None,
        }
    }
}

/// What a request has changed: movements for the journal, and the money that the caller must move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TicketChange {
    pub movements: Vec<TicketMovement>,
    /// Without transfers of nothing.
    pub transfers: Vec<TicketTransfer>,
}

impl TicketChange {
    pub(super) fn moving(movement: TicketMovement) -> Self {
        Self { movements: vec![movement], transfers: Vec::new() }
    }

    pub(super) fn transfer(mut self, from: TicketAccount, to: TicketAccount, amount: Money) -> Self {
        if from != to && !amount.is_zero() {
            self.transfers.push(TicketTransfer { from, to, amount });
        }
        self
    }
}
