//! Tells players that they have entered, and what they get back for an entry.

use poker_protocol::{EntryEvent, EntryPaid, Refund, TournamentId};

use super::floor::TournamentFloor;
use crate::Now;
use crate::floor::Effect;
use crate::tournament::{EntryId, PaidWith};

impl TournamentFloor {
    /// Tells a player that an entry is registered, and how it was paid.
    pub(super) fn tell_registered(&mut self, (id, now): (TournamentId, Now), entry: EntryId) -> Vec<Effect> {
        let won = self.tournaments.get_mut(&id).and_then(|running| running.won.remove(&entry));
        let Some(running) = self.tournaments.get(&id) else { return Vec::new() };
        let paid = won.map(|from| EntryPaid::Won { from });
        let paid = paid.unwrap_or_else(|| match running.tournament.entrant(entry).map(|entrant| entrant.paid.with) {
            Some(PaidWith::Ticket(ticket)) => EntryPaid::Ticket { ticket, surplus: self.surplus_of(running.tournament.terms(), ticket) },
            Some(PaidWith::Money | PaidWith::Carried) | None => EntryPaid::Money { paid: running.paid_for(entry) },
        });
        running.tell_own((id, now), entry, EntryEvent::Registered { paid, root: running.tournament.draw_root() })
    }

    /// Tells a player that an entry was taken back, and what was given back for it.
    pub(super) fn tell_withdrawn(&mut self, (id, now): (TournamentId, Now), entry: EntryId) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let with_ticket = running.tickets_back.remove(&entry);
        let refund = with_ticket.unwrap_or_else(|| Refund { money: running.paid_for(entry), tickets: Vec::new() });
        running.tell_own((id, now), entry, EntryEvent::Unregistered { refund })
    }
}
