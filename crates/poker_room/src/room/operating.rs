//! Decisions of an operator or a reviewer: corrections (R-FAIL-4), verdicts (R-INT-1), suspensions; and bets that were never decided
//! (R-FAIL-3).

use poker_protocol::{HandId, Money, PlayerId, PlayerView, ProposalId, Refusal, TableId, TournamentId, TurnId};
use poker_rules::{Action, Chips};

use super::Room;
use crate::deleted_player::{DeletedPlayer, Unsettled, deleted_name};
use crate::floor::Effect;
use crate::tournament::{EntryId, HouseRefusal, TicketError, TicketTerms, TournamentTerms};
use crate::tournament_floor::{HouseTournament, ScheduleRefusal, TournamentOrder};
use crate::{
    Account, BadCorrection, BadVerdict, Corrected, Correction, Decision, FieldPace, HandRecord, Movement, Now, Reason, Report, ReportId,
    Standing, Verdict,
};

/// The name in the log for corrections that the rules make by themselves.
const BY: &str = "rulebook";

impl Room {
    /// Moves money because the rules alone would be unfair, and logs the correction. A stack can be corrected between hands; in a pool, the
    /// hands that the player has left by a fold must be over too.
    ///
    /// # Errors
    /// The reason for a refusal; then nothing has changed.
    pub fn correct(&mut self, correction: Correction, now: Now) -> Result<(), BadCorrection> {
        self.set_right(correction, Reason::Correction, now)
    }

    /// All corrections, oldest first.
    #[must_use]
    pub fn corrections(&self) -> &[Corrected] {
        self.cashier.corrections()
    }

    /// All reports that are kept, oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.guard.review().reports()
    }

    /// All verdicts that were carried out, oldest first.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        self.guard.review().decisions()
    }

    /// Whether the player's money is withheld, and whether the player is suspended.
    #[must_use]
    pub fn standing(&self, player: PlayerId) -> Standing {
        self.guard.review().standing(player)
    }

    /// Carries out a verdict on a player whom a report names, and logs who decided it.
    ///
    /// # Errors
    /// The reason for a refusal; then nothing has changed.
    pub fn decide(&mut self, report: ReportId, player: PlayerId, verdict: Verdict, by: &str, now: Now) -> Result<(), BadVerdict> {
        let (balance, held) = (self.balance(player), self.cashier.holds(Account::Held(player)));
        let movement = self.guard.movement((report, player, verdict), by, (balance, held))?;
        if let Some(movement) = movement {
            self.book(movement, now)?;
        }
        let amount = movement.map(|movement| movement.amount).unwrap_or_default();
        self.guard.decided(Decision { at: now, by: by.to_owned(), report, player, verdict, amount });
        self.cashier.keep_back(player, self.standing(player).held);
        self.find_undecided();
        self.marks.review();
        if self.guard.may_play(player).is_err() {
            self.forsake(player, now);
        }
        if verdict == Verdict::Suspend {
            self.unseat(player, now);
        }
        self.tell_balance(player);
        Ok(())
    }

    /// Suspends a player without a report, or lifts the suspension. A suspended player leaves every seat: at once, or at the end of the
    /// hand there. The driver records who ordered it and why.
    pub fn suspend(&mut self, player: PlayerId, suspended: bool, now: Now) {
        self.guard.set_suspended(player, suspended);
        self.marks.review();
        if suspended {
            self.forsake(player, now);
            self.unseat(player, now);
        }
    }

    /// Deletes a player: books the play money out, tickets included, and removes everything that the room knows of the player and the books do
    /// not need. The number stays, with [`deleted_name`], and so do movements, hands and reports. The records of `hands` get that name too.
    /// No connection of the player is heard from now on. A player who is deleted already can be deleted again.
    ///
    /// # Errors
    /// What must be settled first; then nothing has changed.
    pub fn delete_player(&mut self, DeletedPlayer { player, hands }: DeletedPlayer, now: Now) -> Result<(), Unsettled> {
        self.unsettled(player).map_or(Ok(()), Err)?;
        for client in self.players.connections_of(player) {
            self.disconnect(client, now);
        }
        self.forsake(player, now);
        let tickets = self.tournaments.cash_in_tickets(player);
        self.carry_out(tickets, now);
        // The account outside has given all money out, so it can take it back.
        let _booked = self.cashier.delete_player(player, now, &mut self.marks);
        let view = PlayerView { name: deleted_name(player), avatar: 0 };
        self.players.delete_player(player, view.clone());
        self.floor.delete_player(player);
        for tournament in self.tournaments.rename(player, &view) {
            self.marks.tournament(tournament);
        }
        self.guard.delete_player(player);
        self.marks.review();
        self.marks.deleted(DeletedPlayer { player, hands });
        self.marks.player(player);
        Ok(())
    }

    /// Why a player cannot be deleted yet, or `None`.
    fn unsettled(&self, player: PlayerId) -> Option<Unsettled> {
        let stack = |(account, _): (Account, Money)| account.owner() == Some(player) && account.table().is_some();
        if self.floor.is_at_table(player) || self.tournaments.is_in_hand(player) || self.ledger().accounts().any(stack) {
            return Some(Unsettled::AtTable);
        }
        let entered = self.tournaments.entered_by(player);
        if !entered.is_empty() {
            return Some(Unsettled::Entered(entered));
        }
        Unsettled::of_review(self.guard.review(), player, self.cashier.holds(Account::Held(player)))
    }

    /// Carries out an order of the house about a tournament (R-REG-3, R-TRN-13). The driver records who ordered it and why.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub fn direct(&mut self, tournament: TournamentId, order: TournamentOrder, now: Now) -> Result<(), HouseRefusal> {
        let effects = self.tournaments.direct(tournament, order, &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(())
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

    /// Announces a tournament that the house has ordered (R-TYP-2). The driver records who ordered it and why.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub fn schedule_tournament(&mut self, order: &HouseTournament, now: Now) -> Result<TournamentId, ScheduleRefusal> {
        let (id, effects) = self.tournaments.schedule(order, &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(id)
    }

    /// Sets how fast the tables of tournaments are played at which no person sits, for practice. From then on the driver decides for their
    /// players: see [`Self::take_touched`].
    pub fn set_field_pace(&mut self, pace: FieldPace, now: Now) {
        let effects = self.tournaments.set_field_pace(pace, now);
        self.carry_out(effects, now);
    }

    /// Announces a tournament of no series, for practice. Returns its number, or `None` if no randomness is available.
    pub fn announce_tournament(&mut self, terms: TournamentTerms, now: Now) -> Option<TournamentId> {
        let (id, effects) = self.tournaments.announce_single(terms, &mut self.dealer)?;
        self.carry_out(effects, now);
        Some(id)
    }

    /// Enters a player who has greeted, as a request of the player does. Where players choose the buy-in, it is the usual one.
    ///
    /// # Errors
    /// The refusals of [`poker_protocol::Request::Register`].
    pub fn register_player(&mut self, tournament: TournamentId, player: PlayerId, now: Now) -> Result<(), Refusal> {
        let arriving = self.arriving(player, now)?;
        let buy_in = self.tournaments.tournament(tournament).and_then(|of| of.terms().buy_ins.map(|_| of.terms().entry.buy_in));
        let effects = self.tournaments.register((arriving, None, buy_in), tournament, &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(())
    }

    /// Enters a program without a connection, which is given the money for it, for practice.
    ///
    /// # Errors
    /// The refusals of the tournament; then nothing has changed.
    pub fn enter_program(&mut self, tournament: TournamentId, program: (PlayerId, PlayerView), now: Now) -> Result<(), Refusal> {
        let effects = self.tournaments.enter_program(tournament, program, &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(())
    }

    /// Takes the tables of a tournament without persons that had an input since the last call, some of them several times. Nothing is told
    /// there, so the driver looks whether a player is asked for a decision.
    pub fn take_touched(&mut self, tournament: TournamentId) -> Vec<TableId> {
        self.tournaments.take_touched(tournament)
    }

    /// Carries out the decision of a program at a table without persons. Returns whether it was legal; otherwise nothing has changed.
    pub fn act_in_field(&mut self, seat: (TournamentId, TableId, PlayerId), turn: (HandId, TurnId), action: Action, now: Now) -> bool {
        let legal = self.tournaments.act_in_field(seat, turn, action, &mut self.dealer, now);
        self.carry_out(vec![Effect::PassOnTournament(seat.0)], now);
        legal
    }

    /// Answers the offer of a new stack for a program, which is given the money for it.
    pub fn rebuy_for_program(&mut self, entry: (TournamentId, EntryId), buys: bool, now: Now) {
        let effects = self.tournaments.rebuy_for_program(entry, buys, &mut self.dealer, now);
        self.carry_out(effects, now);
    }

    /// Buys the add-on for a program, which is given the money for it.
    pub fn add_on_for_program(&mut self, entry: (TournamentId, EntryId), now: Now) {
        let effects = self.tournaments.add_on_for_program(entry, &mut self.dealer, now);
        self.carry_out(effects, now);
    }

    /// Lets a program agree to a proposed deal, or decline it.
    pub fn answer_deal_for_program(&mut self, tournament: TournamentId, program: PlayerId, (deal, agrees): (ProposalId, bool), now: Now) {
        // A deal that is over needs no answer.
        let answered = self.tournaments.answer_deal(program, (tournament, deal), agrees, &mut self.dealer, now);
        self.carry_out(answered.unwrap_or_default(), now);
    }

    /// Goes on to what happens next in a tournament where no person plays: see [`crate::tournament::Tournament::hasten`].
    pub fn hasten(&mut self, tournament: TournamentId, now: Now) -> bool {
        let hastened = self.tournaments.hasten(tournament, now);
        if hastened {
            self.carry_out(vec![Effect::PassOnTournament(tournament)], now);
        }
        hastened
    }

    /// Lets a program play for a person to the end of a tournament. The person is told how it ends.
    pub fn hand_over(&mut self, player: PlayerId, tournament: TournamentId, now: Now) {
        let effects = self.tournaments.hand_over(player, tournament, now);
        self.carry_out(effects, now);
    }

    /// Gives a person, who has greeted, the entry of a program in a tournament that is being played. With `stacks`, these are the stacks
    /// at the last table, the person's first and then clockwise. The person pays for the entry.
    ///
    /// # Errors
    /// `NotOffered` if no seat can be taken over now; then nothing has changed.
    pub fn take_over(&mut self, tournament: TournamentId, player: PlayerId, stacks: &[Chips], now: Now) -> Result<(), Refusal> {
        let view = self.players.profile(player).cloned().ok_or(Refusal::NotGreeted)?;
        let effects = self.tournaments.take_over(tournament, (player, view), stacks, now)?;
        self.carry_out(effects, now);
        Ok(())
    }

    /// Takes the money of programs that have left the room out of the book.
    pub fn dismiss_programs(&mut self, programs: impl IntoIterator<Item = PlayerId>, now: Now) {
        for program in programs {
            let amount = self.balance(program);
            let taken = Movement { from: Account::Balance(program), to: Account::Outside, amount, reason: Reason::Opening };
            self.carry_out(vec![Effect::Book(taken)], now);
        }
    }

    /// Adds a hand that was played before the room was opened again: the watch counts it, and its players can complain about it.
    pub fn recall(&mut self, record: &HandRecord) {
        if self.guard.remember(record, Vec::new(), record.ended) {
            self.marks.review();
        }
    }

    /// Sets whether the house bars a player from Banzai tables (R-BAN-4). A player who sits at one stays there.
    ///
    /// Returns false if the room has never seen the player.
    pub fn bar_from_banzai(&mut self, player: PlayerId, barred: bool) -> bool {
        let known = self.floor.bar_from_banzai(player, barred);
        if known {
            self.marks.player(player);
        }
        known
    }

    /// Applies holds and suspensions again after the room was restored.
    pub(super) fn enforce_standings(&mut self, now: Now) {
        for (player, standing) in self.guard.review().standings() {
            if standing.suspended {
                self.unseat(player, now);
            }
            self.cashier.withhold(player, now, &mut self.marks);
        }
    }

    /// Gives bets that were undecided for too long to charity, and logs it.
    pub(super) fn void_undecided(&mut self, now: Now) {
        for (bet, days) in self.cashier.overdue_bets(now) {
            let why = format!("undecided for {days} days");
            let (from, to) = (Account::Held(bet.player), Account::Charity);
            let correction = Correction { from, to, amount: bet.amount, why, by: BY.to_owned() };
            if self.set_right(correction, Reason::Undecided, now).is_err() {
                self.cashier.drop_undecided(&bet);
            }
        }
    }

    pub(super) fn find_undecided(&mut self) {
        let about_all = |decision: &&Decision| matches!(decision.verdict, Verdict::Release | Verdict::Confiscate);
        let decided = self.guard.review().decisions().iter().filter(about_all).map(|decision| (decision.at, decision.player));
        self.cashier.find_undecided(decided);
    }

    fn set_right(&mut self, correction: Correction, reason: Reason, now: Now) -> Result<(), BadCorrection> {
        let Correction { from, to, amount, .. } = correction;
        if from == to || amount.is_zero() || correction.why.trim().is_empty() || correction.by.trim().is_empty() {
            return Err(BadCorrection::Incomplete);
        }
        self.may_be_set_right(from)?;
        self.may_be_set_right(to)?;
        self.book(Movement { from, to, amount, reason }, now)?;
        self.show_holding(from, now);
        self.show_holding(to, now);
        self.floor.set_empty_pools(self.cashier.empty_pools());
        self.cashier.corrected(Corrected { at: now, correction });
        self.find_undecided();
        Ok(())
    }

    fn may_be_set_right(&self, account: Account) -> Result<(), BadCorrection> {
        let there = match account {
            Account::Outside | Account::House | Account::Jackpot(_) | Account::Charity => true,
            Account::Balance(player) | Account::Held(player) => self.players.knows(player),
            Account::Stack(table, player) => {
                let slot = self.floor.table(table).filter(|slot| slot.game().holds(player));
                if slot.is_some_and(|slot| slot.game().has_chips_in_play(player)) {
                    return Err(BadCorrection::InHand(account));
                }
                slot.is_some()
            }
            Account::Pot(_) | Account::Tickets | Account::Tournament(..) => false,
        };
        if there { Ok(()) } else { Err(BadCorrection::NoSuchAccount(account)) }
    }

    /// Tells the owner and the table what an account holds now.
    fn show_holding(&mut self, account: Account, now: Now) {
        match account {
            Account::Balance(player) => self.tell_balance(player),
            Account::Stack(table, player) => {
                let holds = self.cashier.holds(account);
                // Cannot be refused, because the owner sits there.
                let _told = self.at_table(player, table, now, |table, seat| {
                    table.correct_stack(seat, holds, now);
                    Ok(())
                });
            }
            Account::Outside
            | Account::Pot(_)
            | Account::House
            | Account::Jackpot(_)
            | Account::Charity
            | Account::Held(_)
            | Account::Tickets
            | Account::Tournament(..) => {}
        }
    }

    fn forsake(&mut self, player: PlayerId, now: Now) {
        let effects: Vec<Effect> = self.floor.forsake(player, &mut self.dealer, now);
        self.carry_out(effects, now);
    }

    /// Removes a player from every seat: at once, or at the end of the hand there.
    fn unseat(&mut self, player: PlayerId, now: Now) {
        let effects = self.floor.unseat(player, &mut self.dealer, now);
        self.carry_out(effects, now);
    }
}
