//! Tournaments of other kinds: a satellite and its ticket, a drawn prize, two phases, a time limit, several entries.

use poker_protocol::{
    EntryEvent, Money, OfferId, OfferKind, OwnEntry, OwnEntryState, Pay, Refusal, Request, TournamentEvent, TournamentId, TournamentKind,
};
use poker_room::TournamentOrder;

use super::super::ComplianceError;
use super::main_event::is_finished;
use super::registering::{minute, register};
use super::script::{Script, Style};
use super::venue::HouseOrder;

impl Script<'_> {
    /// Two players who have entered the target play a satellite: the winner gets a ticket.
    pub(super) fn a_satellite_pays_a_ticket(&mut self) -> Result<(), ComplianceError> {
        self.begin("a satellite pays a ticket");
        let target = self.named("Later")?;
        for player in [0, 1] {
            self.done(player, register(target))?;
        }
        let satellite = self.open_games(&[0, 1], TournamentKind::SitAndGo, Money::new(400))?;
        self.play_out(satellite)?;
        let winner = if self.players[0].view.tickets.is_empty() { 1 } else { 0 };
        self.done(winner, Request::AskTickets)?;
        let ticket = self.players[winner].view.tickets.first().ok_or_else(|| self.fault("nobody has a ticket"))?.ticket;
        let pay = Pay::Ticket { ticket };
        let with_ticket = Request::Register { tournament: target, pay, password: None };
        self.begin("a ticket is used");
        self.done(winner, Request::Unregister { tournament: target })?;
        self.done(winner, with_ticket.clone())?;
        self.refused(winner, Request::ExchangeTicket { ticket }, &Refusal::NoSuchTicket)?;
        self.done(winner, Request::Unregister { tournament: target })?;
        self.refused(2, Request::ExchangeTicket { ticket }, &Refusal::NoSuchTicket)?;
        self.refused(winner, Request::ExchangeTicket { ticket }, &Refusal::TicketNotExchangeable)?;
        self.done(winner, with_ticket)
    }

    pub(super) fn a_prize_is_drawn(&mut self) -> Result<(), ComplianceError> {
        self.begin("a prize is drawn");
        let game = self.open_games(&[2, 3, 4], TournamentKind::Hexapro, Money::new(200))?;
        self.play_out(game)
    }

    /// These players register for the open game of an offer, which begins with the last of them.
    fn open_games(&mut self, players: &[usize], kind: TournamentKind, price: Money) -> Result<TournamentId, ComplianceError> {
        let mut offers = self.players[0].view.offers.values();
        let offer = offers.find(|offer| offer.facts.kind == kind && offer.facts.cost.total == price);
        let (offer, game): (OfferId, _) = offer.map(|row| (row.offer, row.open)).ok_or_else(|| self.fault("no such offer"))?;
        for &player in players {
            self.done(player, Request::RegisterGames { offer, games: 1, pay: Pay::Money { buy_in: None } })?;
        }
        Ok(game)
    }

    /// Plays a tournament to its end.
    fn play_out(&mut self, tournament: TournamentId) -> Result<(), ComplianceError> {
        self.play(Style::Duels, |script| is_finished(script, tournament))?;
        self.is_over(tournament)
    }

    pub(super) fn survivors_of_a_first_phase_play_on(&mut self) -> Result<(), ComplianceError> {
        self.begin("survivors of a first phase play on");
        let (first, second) = (self.named("First")?, self.named("Second")?);
        let players = [5, 6];
        for player in players {
            self.done(player, register(first))?;
        }
        self.advance_to(minute(20))?;
        let survived = |event: &EntryEvent| matches!(event, EntryEvent::Survived { .. });
        self.play(Style::Patient, |script| players.iter().all(|&player| script.players[player].view.entry_was(first, survived)))?;
        self.advance_to(minute(30))?;
        self.play_out(second)
    }

    pub(super) fn a_tournament_ends_by_time(&mut self) -> Result<(), ComplianceError> {
        self.begin("a tournament ends by time");
        let tournament = self.named("Clock")?;
        for player in [5, 6, 7] {
            self.done(player, register(tournament))?;
        }
        self.advance_to(minute(40))?;
        self.play(Style::Patient, |script| is_finished(script, tournament))?;
        self.is_over(tournament)
    }

    /// Each player has two entries. Somebody who is out enters again.
    pub(super) fn players_have_several_entries(&mut self) -> Result<(), ComplianceError> {
        self.begin("players have several entries");
        let tournament = self.named("Twins")?;
        for player in [0, 0, 1, 1, 2, 2, 3, 3] {
            self.done(player, register(tournament))?;
        }
        self.refused(0, register(tournament), &Refusal::TooManyEntries { most: 2 })?;
        self.advance_to(minute(90))?;
        let re_entry = |script: &Script<'_>| script.offered(tournament, OfferKind::ReEntry);
        self.play(Style::Duels, |script| re_entry(script).is_some() || is_finished(script, tournament))?;
        // In some runs everybody keeps an entry until registration closes.
        if let Some(player) = re_entry(self) {
            self.done(player, register(tournament))?;
        }
        self.begin("entries are combined");
        self.play_out(tournament)
    }

    /// The house cancels a tournament before it begins: money and the ticket come back.
    pub(super) fn a_tournament_is_cancelled(&mut self) -> Result<(), ComplianceError> {
        self.begin("a tournament is cancelled");
        let tournament = self.named("Later")?;
        self.order(HouseOrder::Direct(tournament, TournamentOrder::Cancel))?;
        let cancelled = |event: &TournamentEvent| matches!(event, TournamentEvent::Cancelled { refund: Some(_), .. });
        let told = [0, 1].iter().all(|&player: &usize| self.players[player].view.was_told(tournament, cancelled));
        let has_ticket = [0, 1].iter().any(|&player: &usize| !self.players[player].view.tickets.is_empty());
        if told && has_ticket { Ok(()) } else { Err(self.fault("what was paid for a cancelled tournament does not come back")) }
    }

    /// Checks that every entry of every player has come to its end: it has a place, or was given back or carried on.
    pub(super) fn no_entry_is_left(&mut self) -> Result<(), ComplianceError> {
        self.begin("no entry is left");
        let over = |own: &OwnEntry| matches!(own.state, OwnEntryState::Placed { .. } | OwnEntryState::Gone) && own.offers.is_empty();
        let all_over = self.players.iter().all(|player| player.view.entries.values().all(over));
        if all_over { Ok(()) } else { Err(self.fault("an entry has not come to its end")) }
    }
}
