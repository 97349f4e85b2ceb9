//! Entries that are paid with tickets, and what comes back for an entry (R-TKT-1, R-TKT-2, R-REG-8, R-REG-9).

use poker_protocol::{Money, OfferId, PlayerId, Refund, Refusal, TicketId, TournamentId};

use super::floor::TournamentFloor;
use super::money::Shares;
use super::registering::{refusal, registration};
use super::tickets::ticket_refusal;
use crate::floor::{Arriving, Effect};
use crate::ledger::Fund;
use crate::rulebook::{EntryMethod, TicketRefund, TicketSurplus};
use crate::tournament::{
    Entrant, EntryId, EntryRefund, Paid, PaidWith, PasswordDigest, TicketAccount, TicketPlace, TicketTransfer, Tournament, TournamentStage,
    TournamentTerms,
};
use crate::{Account, Dealer, Movement, Now, Reason};

impl TournamentFloor {
    /// Enters a player, who pays with a ticket (R-TKT-1).
    ///
    /// # Errors
    /// `Unknown`, the refusals about tickets, and those of the tournament; then nothing has changed.
    pub(super) fn register_with_ticket(
        &mut self,
        (arriving, password, ticket): (Arriving, Option<PasswordDigest>, TicketId),
        id: TournamentId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        takes_tickets(running.tournament.terms())?;
        let player = arriving.player;
        let paid_in = self.tickets.pay_in(ticket, player, id, &running.tournament.ticket_price()).map_err(ticket_refusal)?;
        let paid = Paid::ticket(running.tournament.terms().entry, ticket);
        if let Err(why) = running.tournament.register(registration(arriving, paid, password), dealer, now) {
            let why = refusal(why, running.tournament.terms());
            // The ticket is where it was, and no change is told or booked.
            let _back = self.tickets.refund(ticket, TicketRefund::Ticket);
            return Err(why);
        }
        self.note_entered(player, id);
        let mut effects = vec![Effect::Tickets(paid_in)];
        effects.extend(self.bounty_share(id, Fund::Prizes, Fund::Bounties).map(Effect::Book));
        effects.extend([Effect::PassOnTournament(id), self.tell_tickets(player)]);
        Ok(effects)
    }

    /// Enters a player into the next tournament of an offer, with a ticket.
    ///
    /// # Errors
    /// As for one tournament; then nothing has changed.
    pub(super) fn register_game_with_ticket(
        &mut self,
        (arriving, ticket): (Arriving, TicketId),
        offer: OfferId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let series = usize::try_from(offer.0).map_err(|_| Refusal::Unknown)?;
        let waits = |tournament: &&Tournament| tournament.stage() == TournamentStage::Registering;
        let of_series = self.tournaments.values().filter(|running| running.series == Some(series)).map(|running| &running.tournament);
        let tournament = of_series.into_iter().find(waits).ok_or(Refusal::Unknown)?;
        takes_tickets(tournament.terms())?;
        self.tickets.pays(ticket, arriving.player, &tournament.ticket_price()).map_err(ticket_refusal)?;
        self.enter_games((arriving.player, series, 1), dealer, now, |floor, games, dealer| {
            let &id = games.first().ok_or(Refusal::RegistrationClosed)?;
            floor.register_with_ticket((arriving, None, ticket), id, dealer, now)
        })
    }

    /// Gives a player back what was paid for an entry, in the form in which it was paid (R-REG-8) or by the rulebook's setting (R-REG-9).
    pub(super) fn give_back(&mut self, (id, entry): (TournamentId, EntryId), player: PlayerId) -> Vec<Effect> {
        let Some(tournament) = self.tournament(id) else { return Vec::new() };
        match tournament.refund(entry) {
            Some(EntryRefund::Money { price, bounty: _ }) => {
                let shares = Shares::of_entry(tournament.terms(), price);
                shares.given_back_to(player, id).map(Effect::Book).into()
            }
            Some(EntryRefund::Ticket { ticket, form }) => self.give_ticket_back((id, entry), ticket, form),
            Some(EntryRefund::Nothing) | None => Vec::new(),
        }
    }

    /// Gives back the ticket with which an entry was paid, if it is not used up (R-CAN-1); `None` if it is, or if the entry was paid in
    /// another way.
    pub(super) fn give_unused_ticket_back(&mut self, (id, entry): (TournamentId, EntryId)) -> Option<Vec<Effect>> {
        let Some(EntryRefund::Ticket { ticket, form }) = self.tournament(id)?.refund(entry) else { return None };
        let unused = matches!(self.tickets.place(ticket), Ok(TicketPlace::Entered(_)));
        unused.then(|| self.give_ticket_back((id, entry), ticket, form))
    }

    fn give_ticket_back(&mut self, (id, entry): (TournamentId, EntryId), ticket: TicketId, form: TicketRefund) -> Vec<Effect> {
        let share = self.bounty_share(id, Fund::Bounties, Fund::Prizes);
        let Ok(change) = self.tickets.refund(ticket, form) else { return Vec::new() };
        let Some(player) = self.player_of(id, entry) else { return Vec::new() };
        let held = self.tickets.place(ticket) == Ok(TicketPlace::Held(player));
        let tickets = if held { vec![ticket] } else { Vec::new() };
        let to_player = |transfer: &&TicketTransfer| transfer.to == TicketAccount::Balance(player);
        let money = change.transfers.iter().filter(to_player).map(|transfer| transfer.amount).sum();
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.tickets_back.insert(entry, Refund { money, tickets });
        }
        share.map(Effect::Book).into_iter().chain([Effect::Tickets(change), self.tell_tickets(player)]).collect()
    }

    /// Uses up the ticket with which an entry was paid, because the entry can no longer be taken back (R-TKT-1).
    pub(super) fn use_ticket_up(&mut self, id: TournamentId, entry: EntryId) -> Vec<Effect> {
        let Some(tournament) = self.tournament(id).filter(|tournament| tournament.stage() != TournamentStage::Registering) else {
            return Vec::new();
        };
        let surplus = tournament.terms().payment.map_or(TicketSurplus::Credit, |payment| payment.surplus);
        let Some((player, PaidWith::Ticket(ticket))) = tournament.entrant(entry).map(|entrant| (entrant.player, entrant.paid.with)) else {
            return Vec::new();
        };
        // A ticket whose use has been noted already is not used up again.
        let Ok(used) = self.tickets.use_up(ticket, surplus) else { return Vec::new() };
        let credited = surplus == TicketSurplus::Credit && !used.transfers.is_empty();
        std::iter::once(Effect::Tickets(used)).chain(credited.then_some(Effect::TellBalance(player))).collect()
    }

    /// Uses up all tickets with which entries of a tournament were paid that has begun.
    pub(super) fn use_tickets_up(&mut self, id: TournamentId) -> Vec<Effect> {
        let Some(tournament) = self.tournament(id) else { return Vec::new() };
        let entries = (0..).map(EntryId).zip(tournament.entrants());
        let with_ticket = |entrant: &Entrant| matches!(entrant.paid.with, PaidWith::Ticket(_));
        let paid: Vec<EntryId> = entries.filter(|(_, entrant)| with_ticket(entrant)).map(|(entry, _)| entry).collect();
        paid.into_iter().flat_map(|entry| self.use_ticket_up(id, entry)).collect()
    }

    /// What an entry's ticket is worth beyond the price and is credited to its player (R-TKT-1).
    pub(super) fn surplus_of(&self, terms: &TournamentTerms, ticket: TicketId) -> Money {
        let credited = terms.payment.is_none_or(|payment| payment.surplus == TicketSurplus::Credit);
        if credited { self.tickets.surplus(ticket) } else { Money::ZERO }
    }

    /// Moves the bounty of one entry, because a ticket pays into the pool only.
    pub(super) fn bounty_share(&self, id: TournamentId, from: Fund, to: Fund) -> Option<Movement> {
        let terms = self.tournament(id)?.terms();
        let amount = Shares::of_entry(terms, terms.entry).bounties;
        let account = |fund| Account::Tournament(id, fund);
        (!amount.is_zero()).then(|| Movement { from: account(from), to: account(to), amount, reason: Reason::TournamentShares })
    }
}

/// Checks that entries can be paid with tickets (R-TKT-2).
fn takes_tickets(terms: &TournamentTerms) -> Result<(), Refusal> {
    match terms.payment.map(|payment| payment.method) {
        Some(EntryMethod::Tickets | EntryMethod::MoneyAndTickets) => Ok(()),
        Some(EntryMethod::Money) => Err(Refusal::NotOffered),
        None => Err(Refusal::DirectEntry),
    }
}
