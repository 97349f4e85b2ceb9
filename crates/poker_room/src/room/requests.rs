//! Requests of clients that have greeted. Each is carried out at most once.

use poker_protocol::{
    Entry, FoundPlayer, MAX_NAME_CHARS, Message, Money, Notice, PlayerId, Refusal, Request, RequestId, Seq, StackChange, TableEvent,
    TableId,
};
use poker_rules::Seat;

use super::Room;
use crate::floor::{Arriving, Effect};
use crate::players::{Answer, Known, asks_to_be_shown};
use crate::{Account, CashTable, Movement, Now, Reason};

impl Room {
    pub(super) fn answer(&mut self, player: PlayerId, id: RequestId, request: Request, now: Now) {
        let Some(known) = self.players.known(player, id) else { return };
        let answer = match known {
            Known::Answered(answer) => answer,
            Known::Forgotten => Answer::Refused(Refusal::Forgotten),
            Known::New => {
                let answer = match self.handle_request(player, request, now) {
                    Ok(()) => Answer::Done,
                    Err(reason) => {
                        if self.guard.refused(player, now) {
                            self.marks.review();
                        }
                        Answer::Refused(reason)
                    }
                };
                self.players.remember(player, id, answer.clone());
                answer
            }
        };
        match answer {
            Answer::Welcomed => self.welcome(player),
            Answer::Done => self.players.tell(player, Message::Done { request: id }),
            Answer::Refused(reason) => self.players.tell(player, Message::Refused { request: id, reason }),
        }
    }

    /// Handles a request. What the player asks to be shown is limited in bytes, because a request of few bytes may have a long answer.
    fn handle_request(&mut self, player: PlayerId, request: Request, now: Now) -> Result<(), Refusal> {
        if !asks_to_be_shown(&request) {
            return self.carry_out_request(player, request, now);
        }
        self.players.may_be_shown(player, now)?;
        let told = self.players.told(player);
        let answer = self.carry_out_request(player, request, now);
        self.players.note_shown(player, told, now);
        answer
    }

    fn carry_out_request(&mut self, player: PlayerId, request: Request, now: Now) -> Result<(), Refusal> {
        if let Some(table) = self.tournaments.table_of(&request) {
            let answered = self.tournaments.answer_at((player, table), &request, &mut self.dealer, now);
            return self.finish_at(table, answered, now);
        }
        match request {
            // `handle` has already answered the greeting.
            Request::Hello { .. } => Ok(()),
            Request::Resume { after } => {
                self.resume(player, after, now);
                Ok(())
            }
            Request::WatchLobby => {
                self.floor.lobby_mut().watch(player, now);
                self.lobby_messages().for_each(|message| self.players.tell(player, message));
                Ok(())
            }
            Request::LeaveLobby => {
                self.floor.lobby_mut().leave(player);
                Ok(())
            }
            Request::AllowFinding { on } => self.allow_finding(player, on),
            Request::FindPlayer { name } => self.find_player(player, name),
            Request::Join { stake } => {
                self.guard.may_play(player)?;
                let effects = self.floor.join((player, self.balance(player)), stake, &mut self.dealer, now)?;
                self.carry_out(effects, now);
                Ok(())
            }
            Request::LeaveQueue { stake } => {
                let effects = self.floor.leave_queue(player, stake, &mut self.dealer, now)?;
                self.carry_out(effects, now);
                Ok(())
            }
            Request::SitDown { table, buy_in, entry } => self.sit_down(player, table, (buy_in, entry), now),
            Request::DeclineSeat { table } => {
                let effects = self.floor.decline_seat(player, table, &mut self.dealer, now)?;
                self.carry_out(effects, now);
                Ok(())
            }
            Request::LeaveTable { table } => {
                let left = self.floor.leave(player, table, &mut self.dealer, now);
                self.finish_at(table, left, now)
            }
            Request::Act { table, hand, turn, action } => {
                self.at_table(player, table, now, |table, seat| table.act(seat, hand, turn, action, now))
            }
            Request::SitOut { table, on } => {
                let out = self.floor.sit_out((player, table), on, &mut self.dealer, now);
                self.finish_at(table, out, now)
            }
            Request::SitOutNextBigBlind { table, on } => {
                let out = self.floor.sit_out_next_big_blind((player, table), on, &mut self.dealer, now);
                self.finish_at(table, out, now)
            }
            Request::LeaveNextBigBlind { table, on } => {
                self.at_table(player, table, now, |table, seat| table.set_leave_next_big_blind(seat, on, now))
            }
            Request::AutoTopUp { table, on } => self.at_table(player, table, now, |table, seat| table.set_auto_top_up(seat, on, now)),
            Request::TopUp { table, to } => self.top_up(player, table, to, now),
            Request::TopUpAfterHand { table, to } => self.top_up_after_hand(player, table, to, now),
            Request::Enter { table, entry } => self.at_table(player, table, now, |table, seat| table.set_entry(seat, entry, now)),
            Request::Straddle { table, on } => self.at_table(player, table, now, |table, seat| table.set_straddle(seat, on, now)),
            Request::AutoMuck { table, on } => self.at_table(player, table, now, |table, seat| {
                table.set_auto_muck(seat, on, now);
                Ok(())
            }),
            Request::Say { table, text } => {
                let name = self.players.profile(player).map(|profile| profile.name.clone()).unwrap_or_default();
                let said = self.floor.say(player, &name, table, text, now)?;
                self.carry_out(vec![said], now);
                Ok(())
            }
            Request::CommitNonce { table, commitment } => {
                let committed = self.floor.commit_nonce(player, table, commitment);
                self.finish_at(table, committed, now)
            }
            Request::RevealNonce { table, root, nonce, next } => {
                let revealed = self.floor.reveal_nonce((player, table), (root, nonce), next, now);
                self.finish_at(table, revealed, now)
            }
            Request::NextHand { table } => self.at_table(player, table, now, |table, seat| table.next_hand(seat, now)),
            Request::RefillBalance => self.refill(player, now),
            Request::AskStatement { before } => {
                let (entries, more) = self.cashier.statement_page(player, before);
                self.players.tell(player, Message::Statement { entries, more });
                Ok(())
            }
            Request::AskPlans => {
                self.tell_plans(player, now);
                Ok(())
            }
            Request::ChoosePlan { plan } => {
                self.end_plans(now);
                self.cashier.choose_plan(player, plan, now, &mut self.marks)?;
                self.plan_changed(player, now);
                self.tell_balance(player);
                Ok(())
            }
            Request::CancelPlan => {
                self.end_plans(now);
                self.cashier.cancel_plan(player, now, &mut self.marks)?;
                self.plan_changed(player, now);
                self.tell_balance(player);
                Ok(())
            }
            Request::AskRules { rulebook } => self.tell_rules(player, &rulebook),
            Request::ReportHand { hand, about, why, remark } => {
                self.guard.complain((player, hand), &about, why, remark, now)?;
                self.marks.review();
                Ok(())
            }
            Request::Register { .. } | Request::RegisterGames { .. } | Request::Rebuy { .. } | Request::AddOn { .. } => {
                let arriving = self.arriving(player, now)?;
                let effects = self.tournaments.enter(arriving, &request, &mut self.dealer, now)?;
                self.carry_out(effects, now);
                Ok(())
            }
            // Only tables of tournaments can be watched.
            Request::WatchTable { table, on: true } if self.floor.table(table).is_some() => Err(Refusal::NotOffered),
            Request::WatchTournaments { .. }
            | Request::LookAtTournament { .. }
            | Request::AskTournamentPlayers { .. }
            | Request::AskTournamentTables { .. }
            | Request::AskTournamentRank { .. }
            | Request::WatchTable { .. }
            | Request::Unregister { .. }
            | Request::DeclineRebuy { .. }
            | Request::AskTickets
            | Request::ExchangeTicket { .. }
            | Request::ProposeDeal { .. }
            | Request::AnswerDeal { .. }
            | Request::WithdrawDeal { .. } => {
                let effects = self.tournaments.answer(player, &request, &mut self.dealer, now)?;
                self.carry_out(effects, now);
                Ok(())
            }
            Request::FastFold { table, hand } => {
                let folded = self.floor.fast_fold(player, (table, hand), &mut self.dealer, now);
                self.finish_at(table, folded, now)
            }
        }
    }

    /// Tells the player the present state if `after` is not the number of the last message. Missed messages are sent again only with the
    /// answer to a greeting, so that numbers on a connection only rise.
    fn resume(&mut self, player: PlayerId, after: Seq, now: Now) {
        if self.players.last_told(player) != after {
            self.tell_balance(player);
            self.show_all(player, now);
        }
    }

    fn sit_down(&mut self, player: PlayerId, table: TableId, bring: (Money, Entry), now: Now) -> Result<(), Refusal> {
        let (kept, limits) = self.floor.kept_seat(player, table)?;
        let arriving = self.arriving(player, now)?;
        let effects = self.floor.take(arriving, (table, kept.seat), &limits, bring, &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(())
    }

    /// Seats a player at this table, for drivers. The player must have greeted. Clients choose a stake, not a table.
    ///
    /// # Errors
    /// The refusals of [`poker_protocol::Request::SitDown`], and `Full`.
    pub fn seat(&mut self, player: PlayerId, table: TableId, buy_in: Money, entry: Entry, now: Now) -> Result<Seat, Refusal> {
        let limits = self.floor.may_take_seat(player, table, now)?;
        let seat = self.floor.draw_seat(table, &mut self.dealer)?;
        let arriving = self.arriving(player, now)?;
        let effects = self.floor.take(arriving, (table, seat), &limits, (buy_in, entry), &mut self.dealer, now)?;
        self.carry_out(effects, now);
        Ok(seat)
    }

    /// What the floor needs to know of a player who takes a seat, or a refusal if the player may not play.
    pub(super) fn arriving(&self, player: PlayerId, now: Now) -> Result<Arriving, Refusal> {
        let (Some(kind), Some(profile)) = (self.players.kind(player), self.players.profile(player).cloned()) else {
            return Err(Refusal::NotGreeted);
        };
        self.guard.may_play(player)?;
        let (connected, plan, balance) = (self.players.is_connected(player), self.cashier.plan_of(player), self.balance(player));
        let (hexapro_percent, facts) = (self.cashier.hexapro_percent(player), self.floor.facts_of(player, now));
        Ok(Arriving { player, kind, profile, connected, plan, hexapro_percent, balance, facts })
    }

    /// Refills the balance in practice.
    fn refill(&mut self, player: PlayerId, now: Now) -> Result<(), Refusal> {
        self.guard.may_play(player)?;
        let amount = self.config.opening_balance.saturating_sub(self.balance(player));
        if !self.config.practice || amount.is_zero() {
            return Err(Refusal::NotOffered);
        }
        let (from, to) = (Account::Outside, Account::Balance(player));
        self.book(Movement { from, to, amount, reason: Reason::Refill }, now).map_err(|_| Refusal::NotOffered)?;
        self.tell_balance(player);
        Ok(())
    }

    /// Adds chips between hands (R-CASH-10).
    fn top_up(&mut self, player: PlayerId, table: TableId, to: Money, now: Now) -> Result<(), Refusal> {
        let slot = self.floor.table(table).ok_or(Refusal::Unknown)?;
        if !slot.game().holds(player) {
            return Err(Refusal::NotSeated);
        }
        if slot.game().in_hand(player) {
            return Err(Refusal::InHand);
        }
        self.top_up_after_hand(player, table, to, now)
    }

    /// Adds chips now, or at the end of the hand that the player is in.
    fn top_up_after_hand(&mut self, player: PlayerId, table: TableId, to: Money, now: Now) -> Result<(), Refusal> {
        let balance = self.balance(player);
        let (amount, later) = self.at_table(player, table, now, |table, seat| {
            let amount = table.price_top_up(seat, to)?;
            if balance < amount {
                return Err(Refusal::Balance { needed: amount, balance });
            }
            let later = table.in_hand(seat);
            if later {
                table.defer_top_up(seat, to);
            }
            Ok((amount, later))
        })?;
        if later {
            let event = TableEvent::Notice { notice: Notice::TopUpLater { amount } };
            self.players.tell(player, Message::Table { table, event });
        } else {
            let effects = self.add_to_stack(player, table, (amount, StackChange::TopUp), now);
            self.carry_out(effects, now);
        }
        Ok(())
    }

    /// Whether players can be found: not in practice, where nobody else plays.
    pub(super) fn finds_players(&self) -> bool {
        !self.config.practice
    }

    fn allow_finding(&mut self, player: PlayerId, on: bool) -> Result<(), Refusal> {
        if !self.finds_players() {
            return Err(Refusal::NotOffered);
        }
        self.players.allow_finding(player, on);
        Ok(())
    }

    /// Tells `asker` what the player of this name plays.
    fn find_player(&mut self, asker: PlayerId, name: String) -> Result<(), Refusal> {
        if !self.finds_players() {
            return Err(Refusal::NotOffered);
        }
        if name.chars().count() > MAX_NAME_CHARS {
            return Err(Refusal::Malformed);
        }
        let player = self.players.find(&name).map(|(player, profile)| FoundPlayer {
            player,
            name: profile.name.clone(),
            stakes: self.floor.stakes_of(player),
            tournaments: self.tournaments.found_seats(player, asker),
        });
        self.players.tell(asker, Message::PlayerFound { name, player });
        Ok(())
    }

    /// Sends a player the rules of a rulebook that the room uses.
    fn tell_rules(&mut self, player: PlayerId, rulebook: &str) -> Result<(), Refusal> {
        let offer = self.config.stakes.offers.iter().find(|offer| offer.rulebook.id == rulebook).ok_or(Refusal::Unknown)?;
        let rules = Box::new(offer.rulebook.in_force());
        self.players.tell(player, Message::Rules { rules });
        Ok(())
    }

    /// Ends rake plans that have expired.
    pub(super) fn end_plans(&mut self, now: Now) {
        while let Some(player) = self.cashier.end_plan(now, &mut self.marks) {
            self.plan_changed(player, now);
        }
    }

    fn plan_changed(&mut self, player: PlayerId, now: Now) {
        self.tell_tables_plan(player, now);
        self.tell_plans(player, now);
    }

    fn tell_plans(&mut self, player: PlayerId, now: Now) {
        let plans = self.cashier.plan_view(player, now);
        self.players.tell(player, Message::Plans { plans });
    }

    /// Tells the player's tables which rake plan is in force.
    pub(super) fn tell_tables_plan(&mut self, player: PlayerId, now: Now) {
        let plan = self.cashier.plan_of(player);
        let effects = self.floor.set_plan(player, plan, &mut self.dealer, now);
        self.carry_out(effects, now);
    }

    /// Runs `ask` at the player's table, then passes on the table's outputs.
    pub(super) fn at_table<T>(
        &mut self,
        player: PlayerId,
        table: TableId,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let asked = self.floor.ask((player, table), &mut self.dealer, now, ask);
        self.carry_out(vec![Effect::pass_on(table)], now);
        asked
    }

    /// Carries out the effects of a request at a table. A refused request may have caused outputs too.
    fn finish_at(&mut self, table: TableId, asked: Result<Vec<Effect>, Refusal>, now: Now) -> Result<(), Refusal> {
        let (effects, result) = match asked {
            Ok(effects) => (effects, Ok(())),
            Err(reason) => {
                let tournament = self.tournaments.of_table(table);
                (vec![tournament.map_or(Effect::pass_on(table), Effect::PassOnTournament)], Err(reason))
            }
        };
        self.carry_out(effects, now);
        result
    }
}
