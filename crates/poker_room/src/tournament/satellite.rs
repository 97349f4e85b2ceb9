//! Satellites: the prizes are tickets for another tournament (R-TYP-9, R-TKT-3, R-REG-10).

use poker_protocol::{Money, PlayerId, TournamentId};

use super::Tournament;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::paid::Paid;
use super::payout::ticket_prizes;
use super::registering::Registration;
use super::terms::PrizeDivision;
use super::tickets::{TicketAccount, TicketBook, TicketChange, TicketError, TicketId, TicketTerms};
use crate::rulebook::{EntryMethod, TicketRefund};
use crate::{Dealer, Now};

/// A ticket that was won in a satellite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketWon {
    /// The satellite, whose pool pays for the ticket.
    pub satellite: TournamentId,
    pub terms: TicketTerms,
}

/// What the winner of a satellite got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketDelivery {
    pub ticket: TicketId,
    /// The entry that the ticket has paid; `None` if the player holds the ticket.
    pub entered: Option<EntryId>,
    /// What must be noted and booked.
    pub changes: Vec<TicketChange>,
}

impl Tournament {
    /// Whether the winner of a ticket is entered at once: before the beginning or in late registration, if the player has not been in this
    /// tournament yet (R-REG-10). If not, the player gets the ticket.
    #[must_use]
    pub fn enters_winner(&self, player: PlayerId, ticket: &TicketTerms) -> bool {
        let tickets = self.terms.payment.is_some_and(|payment| payment.method != EntryMethod::Money);
        let free = self.is_open() && self.entries() < self.terms.most_entries && !self.entry_of.contains_key(&player);
        tickets && free && self.ticket_price().accepts(ticket).is_ok()
    }

    /// Issues a ticket that was won in a satellite of this tournament, and enters the winner with it if possible (R-REG-10). The
    /// ticket takes the place of what `winner` has paid.
    ///
    /// # Errors
    /// The ticket cannot be issued; then nothing has changed.
    pub fn deliver(
        &mut self,
        (won, mut winner): (TicketWon, Registration),
        book: &mut TicketBook,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<TicketDelivery, TicketError> {
        let player = winner.player;
        let issued = book.issue(player, won.terms.clone(), TicketAccount::Pool(won.satellite))?;
        let ticket = issued.movements.first().map(|movement| movement.ticket.id).ok_or(TicketError::Unknown)?;
        let mut delivery = TicketDelivery { ticket, entered: None, changes: vec![issued] };
        (winner.paid, winner.stack) = (Paid::ticket(self.terms.entry, ticket), None);
        if self.enters_winner(player, &won.terms)
            && let Ok(change) = book.pay_in(ticket, player, self.id, &self.ticket_price())
        {
            delivery.changes.push(change);
            match self.register(winner, dealer, now) {
                Ok(entry) => delivery.entered = Some(entry),
                Err(_) => delivery.changes.push(book.refund(ticket, TicketRefund::Ticket)?),
            }
        }
        Ok(delivery)
    }

    /// The ticket of an entry whose place is the output that was taken last.
    pub(crate) fn ticket_just_won(&self, placed: EntryId) -> Option<&TicketTerms> {
        match self.outputs.front()? {
            TournamentOutput::WonTicket { entry, ticket } if *entry == placed => Some(ticket),
            _ => None,
        }
    }

    /// The value of each ticket that this tournament pays as a prize; `None` if its prizes are money.
    pub(super) fn prize_ticket(&self) -> Option<&TicketTerms> {
        match &self.terms.prizes.division {
            PrizeDivision::Entries(ticket) => Some(ticket),
            PrizeDivision::WinnerTakesAll
            | PrizeDivision::Table(_)
            | PrizeDivision::SecondPhase(_)
            | PrizeDivision::Equal
            | PrizeDivision::HalfByChips
            | PrizeDivision::Drawn(_) => None,
        }
    }

    /// The prizes of a pool that is paid in tickets: what each place is worth (R-TKT-3).
    pub(super) fn worth_of_entries(&self, ticket: &TicketTerms, pool: Money) -> Vec<Money> {
        let places = usize::try_from(self.entries()).unwrap_or(usize::MAX);
        let prizes = ticket_prizes(pool, ticket.value, places).unwrap_or_default();
        prizes.iter().map(|prize| prize.worth()).collect()
    }

    /// Whether two prizes are the same. Of equal shares, some may be larger by one hundredth (R-PRZ-6), but a ticket is not money.
    pub(super) fn same_prize(&self, first: Money, last: Money) -> bool {
        let is_ticket = |worth: Money| self.prize_ticket().is_some_and(|ticket| worth >= ticket.value);
        !last.is_zero() && first.saturating_sub(last) <= Money::new(1) && is_ticket(first) == is_ticket(last)
    }

    /// What a prize that is worth this much consists of: money, or a ticket and what the prize is worth beyond it.
    pub(super) fn prize_worth(&self, worth: Money) -> (Money, Option<TicketTerms>) {
        let ticket = self.prize_ticket().filter(|ticket| worth >= ticket.value).cloned();
        let money = ticket.as_ref().map_or(worth, |ticket| worth.saturating_sub(ticket.value));
        (money, ticket)
    }
}
