//! The fields of practice tournaments: programs that enter without a connection, and what a driver does for them.

use poker_protocol::{HandId, PlayerId, PlayerView, Refusal, TableId, TournamentId, TurnId};
use poker_rules::{Action, Chips};

use super::floor::TournamentFloor;
use super::money::Shares;
use super::registering::refusal;
use crate::floor::Effect;
use crate::tournament::{Admission, EntryId, Paid, Registration, TournamentTerms};
use crate::{Account, Dealer, FieldPace, HandRecord, Movement, Now, PlayerKind, Reason};

/// The depth to which a start point with chosen stacks sets the level, big blinds.
const START_BIG_BLINDS: u64 = 30;

impl TournamentFloor {
    /// Sets how fast the tables without persons are played, also in tournaments that are announced later.
    pub(crate) fn set_field_pace(&mut self, pace: FieldPace, now: Now) -> Vec<Effect> {
        self.switches.field = Some(pace);
        self.tournaments.values_mut().for_each(|running| running.tournament.set_field_pace(pace, now));
        self.ids().map(Effect::PassOnTournament).collect()
    }

    /// Announces a tournament of no series. Returns its number, or `None` if no randomness is available.
    pub(crate) fn announce_single(&mut self, terms: TournamentTerms, dealer: &mut Dealer) -> Option<(TournamentId, Vec<Effect>)> {
        let id = self.announce(terms, None, dealer)?;
        self.lobby.touch();
        Some((id, vec![Effect::PassOnTournament(id)]))
    }

    /// Enters a program that has no connection, and pays for it with new play money.
    ///
    /// # Errors
    /// `Unknown`, and the refusals of the tournament; then nothing has changed.
    pub(crate) fn enter_program(
        &mut self,
        id: TournamentId,
        (player, view): (PlayerId, PlayerView),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let terms = running.tournament.terms();
        let price = terms.entry;
        let shares = Shares::of_entry(terms, price);
        let registration = Registration {
            player,
            kind: PlayerKind::Bot,
            view,
            connected: true,
            paid: Paid::money(price),
            stack: None,
            admission: Admission::default(),
        };
        running.tournament.register(registration, dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        self.note_entered(player, id);
        let money = play_money(player, shares);
        let paid = shares.paid_by(player, id, Reason::TournamentEntry);
        Ok(std::iter::once(money).chain(paid).map(Effect::Book).chain([Effect::PassOnTournament(id)]).collect())
    }

    /// Answers the offer of a new stack for a program, which pays with new play money.
    pub(crate) fn rebuy_for_program(
        &mut self,
        (id, entry): (TournamentId, EntryId),
        buys: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let tournament = &mut running.tournament;
        let Some(player) = tournament.entrant(entry).map(|entrant| entrant.player) else { return Vec::new() };
        let shares = Shares::of_purchase(tournament.terms(), tournament.terms().entry, Reason::TournamentRebuy);
        let bought = buys && tournament.rebuy(player, entry, dealer, now).is_ok();
        if !bought {
            // An offer that is over already needs no answer.
            let _declined = tournament.decline_rebuy(player, entry, dealer, now);
        }
        let money = bought.then(|| Effect::Book(play_money(player, shares)));
        money.into_iter().chain([Effect::PassOnTournament(id)]).collect()
    }

    /// Buys the add-on for a program, which pays with new play money.
    pub(crate) fn add_on_for_program(&mut self, (id, entry): (TournamentId, EntryId), dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let tournament = &mut running.tournament;
        let Some(player) = tournament.entrant(entry).map(|entrant| entrant.player) else { return Vec::new() };
        let Some(price) = tournament.terms().rebuys.and_then(|rules| rules.add_on).map(|add_on| add_on.price) else { return Vec::new() };
        let shares = Shares::of_purchase(tournament.terms(), price, Reason::TournamentAddOn);
        if tournament.add_on(player, entry, dealer, now).is_err() {
            return Vec::new();
        }
        vec![Effect::Book(play_money(player, shares)), Effect::PassOnTournament(id)]
    }

    /// Whether a hand is one of a practice tournament that no person has played.
    pub(crate) fn is_of_field(&self, id: TournamentId, record: &HandRecord) -> bool {
        let Some(tournament) = self.tournament(id).filter(|_| self.switches.field.is_some()) else { return false };
        !record.players.iter().any(|dealt_in| tournament.is_person(dealt_in.player))
    }

    /// Takes the tables without persons that had an input since the last call.
    pub(crate) fn take_touched(&mut self, id: TournamentId) -> Vec<TableId> {
        self.tournaments.get_mut(&id).map(|running| running.tournament.take_touched()).unwrap_or_default()
    }

    /// Carries out the decision of a program at a table without persons. Returns whether it was legal.
    pub(crate) fn act_in_field(
        &mut self,
        (id, table, player): (TournamentId, TableId, PlayerId),
        turn: (HandId, TurnId),
        action: Action,
        dealer: &mut Dealer,
        now: Now,
    ) -> bool {
        let Some(running) = self.tournaments.get_mut(&id) else { return false };
        running.tournament.act((player, table), turn, action, dealer, now).is_ok()
    }

    /// Goes on to what happens next where no person plays. Returns false if nothing can be skipped.
    pub(crate) fn hasten(&mut self, id: TournamentId, now: Now) -> bool {
        self.tournaments.get_mut(&id).is_some_and(|running| running.tournament.hasten(now))
    }

    /// Lets a program play for a person until the end. The person no longer sees the table, and is told how the tournament ends.
    pub(crate) fn hand_over(&mut self, player: PlayerId, id: TournamentId, now: Now) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id).filter(|running| running.players.contains(&player)) else { return Vec::new() };
        running.tournament.hand_over(player, now);
        let mine = |&(entry, _): &(EntryId, TableId)| running.player_of(entry) == Some(player);
        let seats: Vec<(EntryId, TableId)> = running.tables.iter().map(|(&entry, &table)| (entry, table)).filter(mine).collect();
        let mut effects = Vec::new();
        for (entry, table) in seats {
            effects.extend(running.close_table(entry, Some(table)));
            running.look_away(player, table);
        }
        effects.push(Effect::PassOnTournament(id));
        effects
    }

    /// Gives a person who has no entry that of a program, with these stacks at the last table if there are any. The person pays for it.
    ///
    /// # Errors
    /// `Unknown`, or `NotOffered` if no seat can be taken over now; then nothing has changed.
    pub(crate) fn take_over(
        &mut self,
        id: TournamentId,
        (player, view): (PlayerId, PlayerView),
        stacks: &[Chips],
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let tournament = &mut running.tournament;
        let entry = tournament.seat_to_take_over().ok_or(Refusal::NotOffered)?;
        let program = tournament.entrant(entry).map(|entrant| entrant.player).ok_or(Refusal::NotOffered)?;
        let (table, paid) = (running.tables.get(&entry).copied(), running.paid_for(entry));
        if !running.tournament.take_over(entry, (player, view), now) {
            return Err(Refusal::NotOffered);
        }
        if !stacks.is_empty() {
            running.tournament.set_stacks(entry, stacks);
            running.tournament.set_level_by_depth(START_BIG_BLINDS, now);
        }
        if let Some(table) = table {
            running.look_away(program, table);
        }
        self.leave(program, id);
        self.note_entered(player, id);
        // The program has paid with new play money.
        let (from, to) = (Account::Balance(player), Account::Outside);
        let payment = Movement { from, to, amount: paid, reason: Reason::TournamentEntry };
        Ok(vec![Effect::Book(payment), Effect::TellBalance(player), Effect::PassOnTournament(id)])
    }
}

/// New play money for what a program buys.
fn play_money(player: PlayerId, shares: Shares) -> Movement {
    Movement { from: Account::Outside, to: Account::Balance(player), amount: shares.total(), reason: Reason::Opening }
}
