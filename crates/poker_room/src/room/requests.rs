//! Requests of greeted clients, each carried out at most once.

use poker_protocol::{BuyInLimits, Entry, Message, PlayerId, Refusal, Request, RequestId, Seq, StakeId, TableId};
use poker_rules::{Chips, Seat};

use super::Room;
use super::session::{Answer, Known};
use crate::{Account, Arrival, CashTable, Movement, Now, Reason};

impl Room {
    pub(super) fn answer(&mut self, player: PlayerId, id: RequestId, request: Request, now: Now) {
        let Some(session) = self.sessions.get(&player) else { return };
        let answer = match session.known(id) {
            Known::Answered(answer) => answer,
            Known::Forgotten => Answer::Refused(Refusal::NotOffered),
            Known::New => {
                let answer = match self.carry_out(player, request, now) {
                    Ok(()) => Answer::Done,
                    Err(reason) => {
                        self.watch_refusal(player, now);
                        Answer::Refused(reason)
                    }
                };
                if let Some(session) = self.sessions.get_mut(&player) {
                    session.remember(id, answer.clone());
                }
                answer
            }
        };
        match answer {
            Answer::Welcomed => self.welcome(player),
            Answer::Done => self.tell(player, Message::Done { request: id }),
            Answer::Refused(reason) => self.tell(player, Message::Refused { request: id, reason }),
        }
    }

    fn carry_out(&mut self, player: PlayerId, request: Request, now: Now) -> Result<(), Refusal> {
        match request {
            // Greetings are answered before.
            Request::Hello { .. } => Ok(()),
            Request::Resume { after } => {
                self.resume(player, after, now);
                Ok(())
            }
            Request::WatchLobby => {
                self.watch_lobby(player, true, now);
                Ok(())
            }
            Request::LeaveLobby => {
                self.watch_lobby(player, false, now);
                Ok(())
            }
            Request::TakeSeat { stake, buy_in, entry } => self.take_seat(player, stake, buy_in, entry, now).map(|_| ()),
            Request::LeaveTable { table } => self.at_table(player, table, now, |table, seat| {
                table.leave(seat, now);
                Ok(())
            }),
            Request::Act { table, hand, turn, action } => {
                self.at_table(player, table, now, |table, seat| table.act(seat, hand, turn, action, now))
            }
            Request::SitOut { table, on } => self.at_table(player, table, now, |table, seat| {
                table.set_sit_out(seat, on, now);
                Ok(())
            }),
            Request::SitOutNextBigBlind { table, on } => {
                self.at_table(player, table, now, |table, seat| table.set_sit_out_next_big_blind(seat, on, now))
            }
            Request::AutoTopUp { table, on } => self.at_table(player, table, now, |table, seat| {
                table.set_auto_top_up(seat, on, now);
                Ok(())
            }),
            Request::TopUp { table, to } => self.top_up(player, table, to, now),
            Request::TopUpAfterHand { table, to } => self.top_up_after_hand(player, table, to, now),
            Request::Enter { table, entry } => self.at_table(player, table, now, |table, seat| table.set_entry(seat, entry, now)),
            Request::NextHand { table } => self.at_table(player, table, now, |table, seat| table.next_hand(seat, now)),
            Request::RefillBalance => self.refill(player, now),
            Request::AskStatement { before } => {
                self.show_statement(player, before);
                Ok(())
            }
            Request::AskPlans => {
                self.tell_plans(player, now);
                Ok(())
            }
            Request::ChoosePlan { plan } => self.choose_plan(player, plan, now),
            Request::CancelPlan => self.cancel_plan(player, now),
            Request::AskRules { rulebook } => self.tell_rules(player, &rulebook),
            Request::ReportHand { hand, about, why, remark } => self.complain(player, hand, &about, why, remark, now),
            Request::Join { .. }
            | Request::LeaveQueue { .. }
            | Request::SitDown { .. }
            | Request::DeclineSeat { .. }
            | Request::Straddle { .. }
            | Request::FastFold { .. } => Err(Refusal::NotOffered),
        }
    }

    /// The tail of the stream, or the state where the tail is gone.
    fn resume(&mut self, player: PlayerId, after: Seq, now: Now) {
        let Some(session) = self.sessions.get(&player) else { return };
        match (session.tail(after), session.client) {
            (Some(tail), Some(client)) => self.messages.extend(tail.into_iter().map(|message| (client, message))),
            (Some(_), None) => {}
            (None, _) => {
                let balance = self.balance(player);
                self.tell(player, Message::Balance { balance });
                self.send_snapshots(player, now);
            }
        }
    }

    fn at_table(
        &mut self,
        player: PlayerId,
        table: TableId,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        let seat = slot.table.seat_of(player).ok_or(Refusal::NotSeated)?;
        let asked = ask(&mut slot.table, seat);
        self.pass_on(table, now);
        asked
    }

    fn take_seat(&mut self, player: PlayerId, stake: StakeId, buy_in: Chips, entry: Entry, now: Now) -> Result<Seat, Refusal> {
        self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        self.may_play(player)?;
        let table = self.assign(player, stake)?;
        self.seat(player, table, buy_in, entry, now)
    }

    /// Seats a player who has greeted at this very table: for drivers. Clients choose a stake, not a table.
    ///
    /// # Errors
    /// As for [`Request::TakeSeat`].
    pub fn seat(&mut self, player: PlayerId, table: TableId, buy_in: Chips, entry: Entry, now: Now) -> Result<Seat, Refusal> {
        let session = self.sessions.get(&player).ok_or(Refusal::NotGreeted)?;
        self.may_play(player)?;
        let plan = self.plan_of(player);
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        if slot.table.seat_of(player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        self.may_sit_at(player, slot.table.stake())?;
        let limits = self.limits(player, table, now).ok_or(Refusal::Unknown)?;
        let arrival = Arrival {
            player,
            kind: session.kind,
            view: session.profile.clone(),
            stack: buy_in,
            entry,
            connected: session.client.is_some(),
            plan,
        };
        let free: Vec<Seat> = slot.table.free_seats().iter().collect();
        let seat = self.croupier.pick(&free).ok_or(Refusal::Full)?;
        self.afford(player, buy_in, &limits)?;
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.table.sit(arrival, seat, now)?;
        self.note_arrival(player, table, buy_in, now);
        let (from, to) = (Account::Balance(player), Account::Stack(table, player));
        self.book(Movement { from, to, amount: buy_in, reason: Reason::BuyIn }, now);
        self.pass_on(table, now);
        if let Some(session) = self.sessions.get_mut(&player) {
            session.seats.push(table);
            session.sat_at.insert(table);
        }
        if let Some(slot) = self.tables.get_mut(&table) {
            slot.viewers.push((player, seat));
        }
        self.send_snapshot(player, table, now);
        self.tell_balance(player);
        Ok(seat)
    }

    fn afford(&self, player: PlayerId, buy_in: Chips, limits: &BuyInLimits) -> Result<(), Refusal> {
        if !limits.allow(buy_in) {
            return Err(Refusal::BuyIn { range: limits.range });
        }
        let balance = self.balance(player);
        if balance < buy_in { Err(Refusal::Balance { needed: buy_in, balance }) } else { Ok(()) }
    }
}
