//! Tickets: the money behind them, and those that the house gives (R-TKT).

use poker_protocol::PlayerId;

use super::Room;
use crate::ledger::Fund;
use crate::tournament::{TicketAccount, TicketBook, TicketChange, TicketError, TicketTerms, TicketTransfer};
use crate::{Account, Movement, Now, Reason};

impl Room {
    /// All tickets.
    #[must_use]
    pub fn tickets(&self) -> &TicketBook {
        self.tournaments.tickets()
    }

    /// Gives a player a ticket, for which the house pays. The driver records who ordered it and why.
    ///
    /// # Errors
    /// If the value of all tickets would overflow.
    pub fn give_ticket(&mut self, player: PlayerId, terms: TicketTerms, now: Now) -> Result<(), TicketError> {
        let effects = self.tournaments.give_ticket(player, terms)?;
        self.carry_out(effects, now);
        Ok(())
    }

    /// Notes where tickets have gone, and books the money that goes with them.
    pub(super) fn tickets_moved(&mut self, change: TicketChange, now: Now) {
        let TicketChange { movements, transfers } = change;
        self.marks.tickets(movements);
        for TicketTransfer { from, to, amount } in transfers {
            let movement = Movement { from: account(from), to: account(to), amount, reason: Reason::Ticket };
            let name = movement.from.tournament().or(movement.to.tournament()).and_then(|id| self.tournaments.name(id));
            if matches!(from, TicketAccount::Pool(_)) {
                self.cashier.tournament_pays(movement, name, now, &mut self.marks);
            } else {
                self.cashier.house_pays(movement, name, now, &mut self.marks);
            }
        }
    }
}

/// The account of the ledger.
fn account(of: TicketAccount) -> Account {
    match of {
        TicketAccount::Tickets => Account::Tickets,
        TicketAccount::Pool(tournament) => Account::Tournament(tournament, Fund::Prizes),
        TicketAccount::Fees(tournament) => Account::Tournament(tournament, Fund::Fees),
        TicketAccount::House => Account::House,
        TicketAccount::Balance(player) => Account::Balance(player),
    }
}
