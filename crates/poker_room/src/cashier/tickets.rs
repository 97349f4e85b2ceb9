//! The money behind tickets (R-TKT).

use super::Cashier;
use crate::ledger::Fund;
use crate::marks::Marks;
use crate::tournament::{TicketAccount, TicketTransfer};
use crate::{Account, Movement, Now, Reason};

impl Cashier {
    /// Books the money that goes with a ticket; `name` is the name of the tournament, if one pays or receives.
    pub(crate) fn book_ticket(&mut self, transfer: TicketTransfer, name: Option<&str>, now: Now, marks: &mut Marks) {
        let TicketTransfer { from, to, amount } = transfer;
        let movement = Movement { from: account(from), to: account(to), amount, reason: Reason::Ticket };
        match from {
            // The pool of a satellite may have a guarantee that is not filled yet.
            TicketAccount::Pool(_) => self.tournament_pays(movement, name, now, marks),
            TicketAccount::Tickets | TicketAccount::Fees(_) | TicketAccount::House | TicketAccount::Balance(_) => {
                self.house_pays(movement, name, now, marks);
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
