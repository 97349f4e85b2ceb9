//! Leads players from satellites and first phases to the next tournament (R-TYP-9, R-TYP-10, R-REG-10).

use std::collections::BTreeSet;

use poker_protocol::{EntryEvent, Money, PlayerId, TargetView, TournamentId, WonEntry};
use poker_rules::Chips;

use super::floor::TournamentFloor;
use super::running::Running;
use crate::floor::{Effect, WonWith};
use crate::ledger::Fund;
use crate::rulebook::{TournamentSeries, UnusableTicket};
use crate::tournament::{
    Admission, EntryFacts, EntryId, EntryState, Paid, Registration, TicketAccount, TicketId, TicketReplacement, TicketTerms, TicketWon,
    Tournament, TournamentStage,
};
use crate::{Account, Dealer, Movement, Now, Reason};

impl TournamentFloor {
    /// Enters the player of an entry, which has won a ticket or survived, in the tournament that follows.
    pub(crate) fn enter_target(
        &mut self,
        (from, entry, facts): (TournamentId, EntryId, EntryFacts),
        with: WonWith,
        dealer: &mut Dealer,
        now: Now,
    ) -> Vec<Effect> {
        let Some(winner) = self.tournament(from).and_then(|tournament| registration(tournament, entry, facts)) else { return Vec::new() };
        match with {
            WonWith::Ticket(ticket) => self.deliver((from, winner), ticket, dealer, now),
            WonWith::Stack(stack) => self.survive((from, entry), Registration { stack: Some(stack), ..winner }, dealer, now),
        }
    }

    /// Gives the winner of a satellite the ticket, and enters the winner with it if possible (R-REG-10).
    fn deliver(
        &mut self,
        (satellite, winner): (TournamentId, Registration),
        terms: TicketTerms,
        dealer: &mut Dealer,
        now: Now,
    ) -> Vec<Effect> {
        let player = winner.player;
        let Some(id) = self.target_for(satellite, player, &terms) else {
            let issued = self.tickets.issue(player, terms, TicketAccount::Pool(satellite));
            return issued.into_iter().flat_map(|change| [Effect::Tickets(change), self.tell_tickets(player)]).collect();
        };
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let Ok(delivery) = running.tournament.deliver((TicketWon { satellite, terms }, winner), &mut self.tickets, dealer, now) else {
            return Vec::new();
        };
        let mut effects: Vec<Effect> = delivery.changes.into_iter().map(Effect::Tickets).collect();
        if let Some(entry) = delivery.entered {
            running.won.insert(entry, satellite);
            self.note_entered(player, id);
            effects.extend(self.bounty_share(id, Fund::Prizes, Fund::Bounties).map(Effect::Book));
            effects.push(Effect::PassOnTournament(id));
        } else {
            effects.push(self.tell_tickets(player));
        }
        effects
    }

    /// Enters a survivor in the second phase, with the largest of the player's stacks (R-TYP-10).
    fn survive(&mut self, (from, entry): (TournamentId, EntryId), winner: Registration, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let (player, stack) = (winner.player, winner.stack.unwrap_or_default());
        let Some(to) = self.open_target(from) else { return Vec::new() };
        let Some(running) = self.tournaments.get_mut(&to) else { return Vec::new() };
        let carried = stack_of(&running.tournament, player).is_none_or(|before| before < stack);
        let Ok(entered) = running.tournament.register(winner, dealer, now) else { return Vec::new() };
        if !running.players.contains(&player) {
            running.won.insert(entered, from);
        }
        self.note_entered(player, to);
        let survived = EntryEvent::Survived { stack, carried, to };
        let mut effects = self.tournaments.get(&from).map(|running| running.tell_own((from, now), entry, survived)).unwrap_or_default();
        effects.push(Effect::PassOnTournament(to));
        effects
    }

    /// Takes what a first phase has left of its pool to the second phase (R-TYP-10).
    pub(super) fn carry_pool(&mut self, from: TournamentId, amount: Money) -> Vec<Effect> {
        let Some(to) = self.open_target(from) else { return Vec::new() };
        let Some(running) = self.tournaments.get_mut(&to) else { return Vec::new() };
        if running.tournament.carry_pool(amount).is_err() {
            return Vec::new();
        }
        let account = |id| Account::Tournament(id, Fund::Prizes);
        let carried = Movement { from: account(from), to: account(to), amount, reason: Reason::TournamentPool };
        vec![Effect::TournamentPays(carried), Effect::PassOnTournament(to)]
    }

    /// What an entry that was just placed has won besides money: an entry of another tournament or a ticket for it.
    pub(super) fn won_entry(&self, id: TournamentId, entry: EntryId) -> Option<WonEntry> {
        let tournament = self.tournament(id)?;
        let TicketTerms { kind, value, .. } = tournament.ticket_just_won(entry)?;
        let target = self.target_for(id, tournament.entrant(entry)?.player, tournament.ticket_just_won(entry)?);
        Some(match target {
            Some(tournament) => WonEntry::Entry { tournament, name: kind.0.clone(), value: *value },
            None => WonEntry::Ticket { kind: kind.0.clone(), value: *value },
        })
    }

    /// The tournament that follows on a satellite or a first phase, as those see it who look.
    pub(super) fn target_view(&self, id: TournamentId) -> Option<TargetView> {
        let tournament = self.open_target(id)?;
        Some(TargetView { tournament, name: self.name(tournament)?.to_owned() })
    }

    /// Replaces tickets that players hold and that no tournament accepts any more by money, where the rulebook says so (R-TKT-5).
    pub(crate) fn replace_unusable_tickets(&mut self) -> Vec<Effect> {
        let in_money =
            |series: &TournamentSeries| series.rulebook.tournaments.cancellation.unusable_ticket.is == UnusableTicket::PaidInMoney;
        let series = self.schedule.series();
        if series.is_empty() || !series.iter().all(in_money) {
            return Vec::new();
        }
        let names = series.iter().map(TournamentSeries::name);
        let open =
            self.tournaments.values().filter(|running| running.tournament.is_open()).map(|running| &*running.tournament.terms().name);
        let names: BTreeSet<&str> = names.chain(open).collect();
        let unusable: Vec<TicketId> = self.tickets.without_event(|kind| names.contains(&*kind.0)).collect();
        unusable.into_iter().flat_map(|ticket| self.replace_by_money(ticket)).collect()
    }

    fn replace_by_money(&mut self, ticket: TicketId) -> Vec<Effect> {
        let Ok(change) = self.tickets.replace(ticket, TicketReplacement::Money) else { return Vec::new() };
        let paid = change.transfers.iter().find_map(|transfer| match transfer.to {
            TicketAccount::Balance(player) => Some(player),
            TicketAccount::Tickets | TicketAccount::Pool(_) | TicketAccount::Fees(_) | TicketAccount::House => None,
        });
        let told = paid.into_iter().flat_map(|player| [Effect::TellBalance(player), self.tell_tickets(player)]);
        std::iter::once(Effect::Tickets(change)).chain(told).collect()
    }

    /// The tournament that a winner enters: the first one of the target's series that is open for this player.
    fn target_for(&self, satellite: TournamentId, player: PlayerId, ticket: &TicketTerms) -> Option<TournamentId> {
        let series = self.target_series(satellite)?;
        let enters = |running: &&Running| running.series == Some(series) && running.tournament.enters_winner(player, ticket);
        self.tournaments.values().find(enters).map(|running| running.tournament.id())
    }

    /// The tournament of the target's series that waits for its beginning.
    fn open_target(&self, id: TournamentId) -> Option<TournamentId> {
        let series = self.target_series(id)?;
        let waits = |running: &&Running| running.series == Some(series) && running.tournament.stage() == TournamentStage::Registering;
        self.tournaments.values().find(waits).map(|running| running.tournament.id())
    }

    fn target_series(&self, id: TournamentId) -> Option<usize> {
        let series = self.tournaments.get(&id)?.series?;
        self.schedule.target_number(self.schedule.series().get(series)?)
    }
}

impl Running {
    /// Tells the player of an entry that nothing more is told of its table.
    pub(super) fn close_own_table(&self, entry: EntryId) -> Vec<Effect> {
        self.close_table(entry, self.table_of(entry)).into_iter().collect()
    }
}

/// The player of an entry, as somebody who registers elsewhere.
fn registration(tournament: &Tournament, entry: EntryId, facts: EntryFacts) -> Option<Registration> {
    let entrant = tournament.entrant(entry)?;
    Some(Registration {
        player: entrant.player,
        kind: entrant.kind,
        view: entrant.view.clone(),
        connected: entrant.connected,
        paid: Paid::carried(),
        stack: None,
        admission: Admission { facts, won: true, password: None },
    })
}

/// The stack with which a player waits for a second phase.
fn stack_of(tournament: &Tournament, player: PlayerId) -> Option<Chips> {
    let waits = |state| state == EntryState::Registered;
    tournament.entrants().iter().find(|entrant| entrant.player == player && waits(entrant.state))?.stack
}
