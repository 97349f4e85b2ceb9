//! The book of tickets of a room.

use std::collections::BTreeMap;

use poker_protocol::{Money, PlayerId, TournamentId};
use serde::{Deserialize, Serialize};

use super::ended::EndedTickets;
use super::save::TicketsSave;
use super::tally::Tally;
use super::{
    Ticket, TicketAccount, TicketChange, TicketEntry, TicketError, TicketId, TicketKind, TicketMovement, TicketPlace, TicketPrice,
    TicketReplacement, TicketTerms, UnsoundTickets,
};
use crate::rulebook::{TicketRefund, TicketSurplus};

/// All tickets of a room. A ticket that is used, exchanged or replaced is only counted, so that the book does not grow without end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TicketsSave", into = "TicketsSave")]
pub struct TicketBook {
    live: BTreeMap<TicketId, (TicketTerms, TicketPlace)>,
    ended: EndedTickets,
    /// All tickets that were ever issued. They are numbered from 1 without gaps.
    issued: Tally,
}

impl TicketBook {
    /// The place of a ticket that can still pay an entry.
    ///
    /// # Errors
    /// If there is no such ticket or it is used up.
    pub fn place(&self, ticket: TicketId) -> Result<TicketPlace, TicketError> {
        self.live(ticket).map(|&(_, place)| place)
    }

    /// The tickets that can still pay an entry, or are paid into a tournament and may come back, in the order of their numbers.
    pub fn live_tickets(&self) -> impl Iterator<Item = (TicketId, &TicketTerms, TicketPlace)> {
        self.live.iter().map(|(&id, (terms, place))| (id, terms, *place))
    }

    /// The tickets that a player holds, in the order of their numbers.
    pub fn of_player(&self, player: PlayerId) -> impl Iterator<Item = (TicketId, &TicketTerms)> {
        let held = self.live.iter().filter(move |(_, (_, place))| *place == TicketPlace::Held(player));
        held.map(|(&id, (terms, _))| (id, terms))
    }

    /// The tickets that are paid into a tournament and may come back, in the order of their numbers.
    pub fn entered(&self, tournament: TournamentId) -> impl Iterator<Item = (TicketId, TicketEntry)> {
        self.live.iter().filter_map(move |(&id, &(_, place))| match place {
            TicketPlace::Entered(entry) if entry.tournament == tournament => Some((id, entry)),
            _ => None,
        })
    }

    /// The tickets held by players whose kind `has_event` denies: they must be replaced (R-TKT-5).
    pub fn without_event(&self, has_event: impl Fn(&TicketKind) -> bool) -> impl Iterator<Item = TicketId> {
        let held = self.live.iter().filter(|(_, (_, place))| matches!(place, TicketPlace::Held(_)));
        held.filter(move |(_, (terms, _))| !has_event(&terms.kind)).map(|(&id, _)| id)
    }

    /// The money that must be kept for the tickets: the value of those that players hold, and what those that are paid into a tournament
    /// are worth beyond the price.
    #[must_use]
    pub fn backing(&self) -> Money {
        self.live.values().map(|(terms, place)| terms.value.saturating_sub(paid(*place))).sum()
    }

    /// Whether each ticket that was issued is in exactly one place. False only if there is a bug.
    #[must_use]
    pub fn check(&self) -> bool {
        let live = self.live.iter().try_fold(Tally::default(), |tally, (&id, (terms, place))| {
            let sound = id.0 <= self.issued.tickets() && paid(*place) <= terms.value && is_live(*place);
            tally.with(terms.value).filter(|_| sound)
        });
        let EndedTickets { used, exchanged, replaced } = self.ended;
        let all = live.and_then(|live| live.and(used)?.and(exchanged)?.and(replaced));
        all == Some(self.issued)
    }

    /// Whether no ticket was ever issued.
    #[must_use]
    pub fn is_new(&self) -> bool {
        *self == Self::default()
    }

    /// A book from all tickets that were ever issued, each with the place where it is.
    ///
    /// # Errors
    /// If a ticket is missing or named twice.
    pub fn of_rows(rows: impl IntoIterator<Item = (Ticket, TicketPlace)>) -> Result<Self, UnsoundTickets> {
        let mut book = Self::default();
        for (ticket, place) in rows {
            let value = ticket.terms.value;
            book.issued = book.issued.with(value).ok_or(UnsoundTickets)?;
            if ticket.id.0 != book.issued.tickets() {
                return Err(UnsoundTickets);
            }
            match book.ended.tally(place) {
                Some(tally) => *tally = tally.with(value).ok_or(UnsoundTickets)?,
                None => drop(book.live.insert(ticket.id, (ticket.terms, place))),
            }
        }
        if book.check() { Ok(book) } else { Err(UnsoundTickets) }
    }

    /// Checks that a ticket pays this price for a player.
    ///
    /// # Errors
    /// If the player does not hold the ticket, or it is not worth the price or of another kind.
    pub fn pays(&self, ticket: TicketId, player: PlayerId, price: &TicketPrice) -> Result<(), TicketError> {
        price.accepts(&self.held_by(ticket, player)?.terms)
    }

    /// What a ticket that is paid into a tournament is worth beyond the price.
    #[must_use]
    pub fn surplus(&self, ticket: TicketId) -> Money {
        self.live.get(&ticket).map_or(Money::ZERO, |(terms, place)| match place {
            TicketPlace::Entered(entry) => terms.value.saturating_sub(entry.price()),
            _ => Money::ZERO,
        })
    }

    /// Issues a ticket to a player, for which `payer` pays: the pool of a satellite, or the house for a gift.
    ///
    /// # Errors
    /// If the value of all tickets would overflow.
    pub fn issue(&mut self, to: PlayerId, terms: TicketTerms, payer: TicketAccount) -> Result<TicketChange, TicketError> {
        let value = terms.value;
        Ok(TicketChange::moving(self.issue_to(to, terms)?).transfer(payer, TicketAccount::Tickets, value))
    }

    /// Pays an entry of `player` with a ticket: its buy-in to the pool and its fee to the house (R-TKT-2). What the ticket is worth beyond
    /// the price stays behind the ticket until [`Self::use_up()`], because the ticket may come back.
    ///
    /// # Errors
    /// If the player does not hold the ticket, or it is not worth the price or of another kind.
    pub fn pay_in(
        &mut self,
        ticket: TicketId,
        player: PlayerId,
        tournament: TournamentId,
        price: &TicketPrice,
    ) -> Result<TicketChange, TicketError> {
        let ticket = self.held_by(ticket, player)?;
        price.accepts(&ticket.terms)?;
        let &TicketPrice { buy_in, fee, .. } = price;
        let entry = TicketEntry { tournament, player, buy_in, fee };
        let movement = self.carry_out(ticket, TicketPlace::Held(player), TicketPlace::Entered(entry))?;
        let change = TicketChange::moving(movement).transfer(TicketAccount::Tickets, TicketAccount::Pool(tournament), buy_in);
        Ok(change.transfer(TicketAccount::Tickets, TicketAccount::Fees(tournament), fee))
    }

    /// Uses a ticket up, because its player can no longer un-register and the tournament has started. What the ticket is worth beyond the
    /// price is credited to the player or forfeited to the house (R-TKT-1).
    ///
    /// # Errors
    /// If the ticket is not paid into a tournament.
    pub fn use_up(&mut self, ticket: TicketId, surplus: TicketSurplus) -> Result<TicketChange, TicketError> {
        let (ticket, entry) = self.entered_ticket(ticket)?;
        let amount = ticket.terms.value.saturating_sub(entry.price());
        let receiver = match surplus {
            TicketSurplus::Credit => TicketAccount::Balance(entry.player),
            TicketSurplus::Forfeit => TicketAccount::House,
        };
        let movement = self.carry_out(ticket, TicketPlace::Entered(entry), TicketPlace::Used)?;
        Ok(TicketChange::moving(movement).transfer(TicketAccount::Tickets, receiver, amount))
    }

    /// Refunds an entry that was paid with a ticket, because its player un-registers or the tournament is cancelled before it starts
    /// (R-REG-8, R-REG-9, R-CAN-1). A ticket that cannot be exchanged for money comes back as a ticket in any case: so does a seat that was
    /// won in a satellite, which is such a ticket, issued and paid in at once.
    ///
    /// # Errors
    /// If the ticket is not paid into a tournament.
    pub fn refund(&mut self, ticket: TicketId, form: TicketRefund) -> Result<TicketChange, TicketError> {
        let (ticket, entry) = self.entered_ticket(ticket)?;
        let TicketEntry { tournament, player, buy_in, fee } = entry;
        let (to, money) = match form {
            TicketRefund::Money if ticket.terms.exchangeable => (TicketPlace::Exchanged, ticket.terms.value),
            TicketRefund::Money | TicketRefund::Ticket => (TicketPlace::Held(player), Money::ZERO),
        };
        let movement = self.carry_out(ticket, TicketPlace::Entered(entry), to)?;
        let change = TicketChange::moving(movement).transfer(TicketAccount::Pool(tournament), TicketAccount::Tickets, buy_in);
        let change = change.transfer(TicketAccount::Fees(tournament), TicketAccount::Tickets, fee);
        Ok(change.transfer(TicketAccount::Tickets, TicketAccount::Balance(player), money))
    }

    /// Exchanges a player's ticket for its value in money (R-TKT-4).
    ///
    /// # Errors
    /// If the player does not hold the ticket, or it cannot be exchanged.
    pub fn exchange(&mut self, ticket: TicketId, player: PlayerId) -> Result<TicketChange, TicketError> {
        let ticket = self.held_by(ticket, player)?;
        if !ticket.terms.exchangeable {
            return Err(TicketError::NotExchangeable);
        }
        let value = ticket.terms.value;
        let movement = self.carry_out(ticket, TicketPlace::Held(player), TicketPlace::Exchanged)?;
        Ok(TicketChange::moving(movement).transfer(TicketAccount::Tickets, TicketAccount::Balance(player), value))
    }

    /// Replaces a ticket that a player holds and that no further event accepts (R-TKT-5). The new ticket, if there is one, has the same
    /// value.
    ///
    /// # Errors
    /// If no player holds the ticket, or the tickets would overflow.
    pub fn replace(&mut self, ticket: TicketId, by: TicketReplacement) -> Result<TicketChange, TicketError> {
        let (terms, place) = self.live(ticket)?.clone();
        let TicketPlace::Held(player) = place else { return Err(TicketError::Entered) };
        let (value, exchangeable) = (terms.value, terms.exchangeable);
        // The new ticket comes first: if it is refused, the old one is still there.
        let issued = match by {
            TicketReplacement::Money => None,
            TicketReplacement::Ticket(kind) => Some(self.issue_to(player, TicketTerms { kind, value, exchangeable })?),
        };
        let money = if issued.is_none() { value } else { Money::ZERO };
        let replaced = self.carry_out(Ticket { id: ticket, terms }, place, TicketPlace::Replaced)?;
        let change = TicketChange { movements: issued.into_iter().chain([replaced]).collect(), ..TicketChange::default() };
        Ok(change.transfer(TicketAccount::Tickets, TicketAccount::Balance(player), money))
    }

    /// Carries out a movement that a journal has kept.
    ///
    /// # Errors
    /// If it does not fit the book; then nothing has changed.
    pub fn apply(&mut self, movement: &TicketMovement) -> Result<(), TicketError> {
        let TicketMovement { ticket, from, to } = movement;
        let fits = from.leads_to(*to) && self.place_of(ticket) == Some(*from);
        if !fits || paid(*to) > ticket.terms.value {
            return Err(TicketError::BadMovement);
        }
        let value = ticket.terms.value;
        if let Some(tally) = self.ended.tally(*to) {
            *tally = tally.with(value).ok_or(TicketError::Overflow)?;
            self.live.remove(&ticket.id);
            return Ok(());
        }
        if *from == TicketPlace::Unissued {
            self.issued = self.issued.with(value).ok_or(TicketError::Overflow)?;
        }
        self.live.insert(ticket.id, (ticket.terms.clone(), *to));
        Ok(())
    }

    /// The place where a movement finds a ticket: the next ticket is not issued yet. `None` for a ticket that is not as the book has it.
    fn place_of(&self, ticket: &Ticket) -> Option<TicketPlace> {
        match self.live.get(&ticket.id) {
            Some((terms, place)) => (*terms == ticket.terms).then_some(*place),
            None => (ticket.id == self.next()).then_some(TicketPlace::Unissued),
        }
    }

    fn issue_to(&mut self, player: PlayerId, terms: TicketTerms) -> Result<TicketMovement, TicketError> {
        let ticket = Ticket { id: self.next(), terms };
        self.carry_out(ticket, TicketPlace::Unissued, TicketPlace::Held(player))
    }

    fn carry_out(&mut self, ticket: Ticket, from: TicketPlace, to: TicketPlace) -> Result<TicketMovement, TicketError> {
        let movement = TicketMovement { ticket, from, to };
        self.apply(&movement)?;
        Ok(movement)
    }

    /// The number of the ticket that is issued next.
    fn next(&self) -> TicketId {
        TicketId(self.issued.tickets().saturating_add(1))
    }

    fn live(&self, ticket: TicketId) -> Result<&(TicketTerms, TicketPlace), TicketError> {
        let missing = if (1..=self.issued.tickets()).contains(&ticket.0) { TicketError::UsedUp } else { TicketError::Unknown };
        self.live.get(&ticket).ok_or(missing)
    }

    fn held_by(&self, ticket: TicketId, player: PlayerId) -> Result<Ticket, TicketError> {
        let (terms, place) = self.live(ticket)?;
        match *place {
            TicketPlace::Held(holder) if holder == player => Ok(Ticket { id: ticket, terms: terms.clone() }),
            TicketPlace::Entered(entry) if entry.player == player => Err(TicketError::Entered),
            _ => Err(TicketError::NotYours),
        }
    }

    fn entered_ticket(&self, ticket: TicketId) -> Result<(Ticket, TicketEntry), TicketError> {
        let (terms, place) = self.live(ticket)?;
        match *place {
            TicketPlace::Entered(entry) => Ok((Ticket { id: ticket, terms: terms.clone() }, entry)),
            _ => Err(TicketError::NotEntered),
        }
    }
}

/// What a ticket at this place has paid.
fn paid(place: TicketPlace) -> Money {
    match place {
        TicketPlace::Entered(entry) => entry.price(),
        _ => Money::ZERO,
    }
}

fn is_live(place: TicketPlace) -> bool {
    matches!(place, TicketPlace::Held(_) | TicketPlace::Entered(_))
}

impl TryFrom<TicketsSave> for TicketBook {
    type Error = UnsoundTickets;

    fn try_from(save: TicketsSave) -> Result<Self, UnsoundTickets> {
        let rows = save.live.len();
        let live: BTreeMap<_, _> = save.live.into_iter().map(|(ticket, place)| (ticket.id, (ticket.terms, place))).collect();
        let named_twice = live.len() != rows;
        let book = Self { live, ended: save.ended, issued: save.issued };
        if named_twice || !book.check() { Err(UnsoundTickets) } else { Ok(book) }
    }
}

impl From<TicketBook> for TicketsSave {
    fn from(book: TicketBook) -> Self {
        let live = book.live.into_iter().map(|(id, (terms, place))| (Ticket { id, terms }, place)).collect();
        Self { live, ended: book.ended, issued: book.issued }
    }
}
