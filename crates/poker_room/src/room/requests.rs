//! Requests of greeted clients, each carried out at most once.

use poker_protocol::{HandId, Message, PlayerId, Refusal, Request, RequestId, Seq, TableId};
use poker_rules::Seat;

use super::Room;
use super::session::{Answer, Known};
use crate::{CashTable, Now};

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
                self.watch_lobby(player, now);
                Ok(())
            }
            Request::LeaveLobby => {
                self.leave_lobby(player);
                Ok(())
            }
            Request::Join { stake } => self.join(player, stake, now),
            Request::LeaveQueue { stake } => self.leave_queue(player, stake, now),
            Request::SitDown { table, buy_in, entry } => self.sit_down(player, table, buy_in, entry, now),
            Request::DeclineSeat { table } => self.decline_seat(player, table, now),
            Request::LeaveTable { table } => self.leave_table(player, table, now),
            Request::Act { table, hand, turn, action } => {
                self.at_table(player, table, now, |table, seat| table.act(seat, hand, turn, action, now))
            }
            Request::SitOut { table, on } => self.sit_out(player, table, on, now),
            Request::SitOutNextBigBlind { table, on } => self.sit_out_next_big_blind(player, table, on, now),
            Request::AutoTopUp { table, on } => self.at_table(player, table, now, |table, seat| table.set_auto_top_up(seat, on, now)),
            Request::TopUp { table, to } => self.top_up(player, table, to, now),
            Request::TopUpAfterHand { table, to } => self.top_up_after_hand(player, table, to, now),
            Request::Enter { table, entry } => self.at_table(player, table, now, |table, seat| table.set_entry(seat, entry, now)),
            Request::Straddle { table, on } => self.at_table(player, table, now, |table, seat| table.set_straddle(seat, on, now)),
            Request::AutoMuck { table, on } => self.at_table(player, table, now, |table, seat| {
                table.set_auto_muck(seat, on, now);
                Ok(())
            }),
            Request::Say { table, text } => self.say(player, table, text, now),
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
            Request::FastFold { table, hand } => self.fast_fold(player, table, hand, now),
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
                self.tell_offers(player, now);
                self.return_to_line(player, now);
            }
        }
    }

    fn leave_table(&mut self, player: PlayerId, table: TableId, now: Now) -> Result<(), Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        let left = slot.felt.leave(player, &mut self.croupier, now);
        self.pass_on(table, now);
        left
    }

    /// R-FAST-2.
    fn fast_fold(&mut self, player: PlayerId, table: TableId, hand: HandId, now: Now) -> Result<(), Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        let folded = slot.felt.fast_fold(player, hand, &mut self.croupier, now);
        self.pass_on(table, now);
        folded
    }

    pub(super) fn at_table<T>(
        &mut self,
        player: PlayerId,
        table: TableId,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        let asked = slot.felt.ask(player, &mut self.croupier, now, ask);
        self.pass_on(table, now);
        asked
    }
}
