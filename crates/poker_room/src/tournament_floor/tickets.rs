//! The tickets of the players: which each holds, and exchanging them (R-TKT-4).

use poker_protocol::{Message, PlayerId, Refusal, TicketView};

use super::floor::TournamentFloor;
use crate::floor::Effect;
use crate::tournament::{TicketAccount, TicketBook, TicketError, TicketId, TicketReplacement, TicketTerms};

/// The most tickets in one message, because the length of a message is limited.
const TOLD_TICKETS: usize = 100;

impl TournamentFloor {
    /// All tickets.
    pub(crate) fn tickets(&self) -> &TicketBook {
        &self.tickets
    }

    /// Restores the tickets.
    pub(crate) fn resume_tickets(&mut self, tickets: TicketBook) {
        self.tickets = tickets;
    }

    /// Gives a player a ticket, for which the house pays.
    ///
    /// # Errors
    /// If the value of all tickets would overflow.
    pub(crate) fn give_ticket(&mut self, player: PlayerId, terms: TicketTerms) -> Result<Vec<Effect>, TicketError> {
        let issued = self.tickets.issue(player, terms, TicketAccount::House)?;
        Ok(vec![Effect::Tickets(issued), self.tell_tickets(player)])
    }

    /// Replaces all tickets that a player holds by their value in money, also those that cannot be exchanged.
    pub(crate) fn cash_in_tickets(&mut self, player: PlayerId) -> Vec<Effect> {
        let held: Vec<TicketId> = self.tickets.of_player(player).map(|(ticket, _)| ticket).collect();
        // The player holds them, so they can be replaced.
        held.into_iter().filter_map(|ticket| self.tickets.replace(ticket, TicketReplacement::Money).ok()).map(Effect::Tickets).collect()
    }

    /// Exchanges a ticket of a player for its value in money (R-TKT-4).
    ///
    /// # Errors
    /// `NoSuchTicket` or `TicketNotExchangeable`; then nothing has changed.
    pub(super) fn exchange_ticket(&mut self, player: PlayerId, ticket: TicketId) -> Result<Vec<Effect>, Refusal> {
        let exchanged = self.tickets.exchange(ticket, player).map_err(ticket_refusal)?;
        Ok(vec![Effect::Tickets(exchanged), Effect::TellBalance(player), self.tell_tickets(player)])
    }

    /// Tells a player which tickets the player holds now.
    pub(super) fn tell_tickets(&self, player: PlayerId) -> Effect {
        let view = |(ticket, terms): (TicketId, &TicketTerms)| TicketView {
            ticket,
            kind: terms.kind.0.clone(),
            value: terms.value,
            exchangeable: terms.exchangeable,
        };
        let mut held = self.tickets.of_player(player).map(view);
        let tickets = held.by_ref().take(TOLD_TICKETS).collect();
        Effect::Tell(player, Message::Tickets { tickets, more: held.next().is_some() })
    }
}

/// The refusal that a client gets.
pub(super) fn ticket_refusal(why: TicketError) -> Refusal {
    match why {
        TicketError::Unknown | TicketError::UsedUp | TicketError::NotYours | TicketError::Entered | TicketError::NotEntered => {
            Refusal::NoSuchTicket
        }
        TicketError::WrongKind => Refusal::TicketKind,
        TicketError::TooSmall { value, price } => Refusal::TicketValue { value, price },
        TicketError::NotExchangeable => Refusal::TicketNotExchangeable,
        TicketError::Overflow | TicketError::BadMovement => Refusal::NotOffered,
    }
}
