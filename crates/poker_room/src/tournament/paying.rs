//! How entries are paid, and what is given back for them (R-TKT-1, R-TKT-2, R-REG-8, R-REG-9).

use poker_protocol::Money;
use poker_rules::Chips;

use super::Tournament;
use super::entry_id::EntryId;
use super::paid::{EntryRefund, Paid, PaidWith};
use super::refusal::TournamentRefusal;
use super::terms::PrizeDivision;
use super::tickets::{TicketKind, TicketPrice};
use crate::rulebook::{EntryMethod, TicketRefund};

impl Tournament {
    /// What a ticket must be worth to pay an entry, and the kind that it must have: tickets are for tournaments by their names (R-TKT-1).
    #[must_use]
    pub fn ticket_price(&self) -> TicketPrice {
        let entry = self.terms.entry;
        let buy_in = [entry.buy_in, self.terms.extra_bounty_at(entry.buy_in)].iter().sum();
        TicketPrice { kind: TicketKind(self.terms.name.clone()), buy_in, fee: entry.fee }
    }

    /// What an entry gets back that is taken back or cancelled before the beginning. `None` if there is no such entry.
    #[must_use]
    pub fn refund(&self, entry: EntryId) -> Option<EntryRefund> {
        let Paid { price, with } = self.entrant(entry)?.paid;
        Some(match with {
            PaidWith::Money => EntryRefund::Money { price, bounty: self.terms.extra_bounty_at(price.buy_in) },
            PaidWith::Ticket(ticket) => {
                let form = self.terms.payment.map_or(TicketRefund::Ticket, |payment| payment.refund);
                EntryRefund::Ticket { ticket, form }
            }
            PaidWith::Carried => EntryRefund::Nothing,
        })
    }

    /// Checks whether an entry can be paid with this (R-TKT-2), at this price (R-REG-11). A stack is brought into a second phase and nowhere else (R-TYP-10).
    pub(super) fn check_payment(&self, paid: Paid, stack: Option<Chips>) -> Result<(), TournamentRefusal> {
        let refused =
            if self.terms.payment.is_some() { TournamentRefusal::PaymentNotAccepted } else { TournamentRefusal::OnlyFromFirstPhase };
        let method = self.terms.payment.map(|payment| payment.method);
        let accepted = match paid.with {
            PaidWith::Money => matches!(method, Some(EntryMethod::Money | EntryMethod::MoneyAndTickets)) && stack.is_none(),
            PaidWith::Ticket(_) => matches!(method, Some(EntryMethod::Tickets | EntryMethod::MoneyAndTickets)) && stack.is_none(),
            PaidWith::Carried => method.is_none() && stack.is_some_and(|stack| !stack.is_zero()),
        };
        if !accepted {
            return Err(refused);
        }
        let entry = self.terms.entry;
        // A rake plan may make a game with a drawn multiplier cheaper (R-PLAN-5).
        let by_plan = matches!(self.terms.prizes.division, PrizeDivision::Drawn(_))
            && paid.price.fee == entry.fee
            && (Money::new(1)..=entry.buy_in).contains(&paid.price.buy_in);
        let priced = by_plan || self.terms.price_at(paid.price.buy_in) == Some(paid.price);
        if paid.with == PaidWith::Carried || priced { Ok(()) } else { Err(TournamentRefusal::NoSuchBuyIn) }
    }
}
