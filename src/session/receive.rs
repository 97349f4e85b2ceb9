//! Messages of the room: into the model, cues onto the timeline.

use bevy::prelude::*;
use poker_client::{Amounts, AtTable, Change, SoundCue, queue_text, refusal_text};
use poker_protocol::{LinkClosed, Message, Request, SeenEvent, ServerMsg, TableEvent, TableId};
use poker_text::text;
use serde_json::json;

use super::{Front, Session, Timings, Toasts};
use crate::moment::Moment;
use crate::practice::Practice;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

/// A seat that goes with no more time left than this has not been given back.
const LATE_MS: u64 = 1_000;
/// Messages read in one frame; the rest waits for the next, so that a flood cannot stop the drawing.
const MOST_A_FRAME: usize = 512;

/// Reads what has come.
pub(crate) fn receive_messages(
    mut session: ResMut<Session>,
    moment: Res<Moment>,
    context: (Res<CurrentSettings>, Res<Timings>, Res<Practice>),
    mut toasts: ResMut<Toasts>,
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
) {
    if let Some(trouble) = context.2.trouble() {
        toasts.add(trouble, moment.now_ms);
    }
    if let Some(latency_ms) = context.2.wake_latency_ms() {
        trace.event("woken", json!({ "latency_ms": latency_ms }));
    }
    for read in 0..=MOST_A_FRAME {
        let Some(link) = session.link.as_ref() else { return };
        if read == MOST_A_FRAME {
            next.now();
            return;
        }
        match link.try_recv() {
            Ok(Some(message)) => {
                trace_message(&mut trace, &message);
                session.take(message, &moment, (&context.0.0, context.1.0), &mut toasts);
            }
            Ok(None) => return,
            Err(LinkClosed) => {
                session.close();
                toasts.add(text::error::room_gone(), moment.now_ms);
                return;
            }
        }
    }
}

impl Session {
    /// One message: the same way for a real room and for the tour's.
    pub(crate) fn take(
        &mut self,
        message: ServerMsg,
        moment: &Moment,
        (settings, timing): (&poker_client::Settings, poker_client::Timing),
        toasts: &mut Toasts,
    ) {
        let now = moment.now_ms;
        self.changed = true;
        self.books_moved |= moves_books(&message.message);
        let amounts = Amounts::money_of(self.client.currency());
        match self.client.receive(message, now) {
            Change::Done(Request::ReportHand { .. }) => toasts.add(text::account::report_sent(), now),
            Change::Welcomed => self.welcomed(),
            Change::Done(Request::WatchLobby) => self.forget_tables(now),
            Change::Nothing
            | Change::Lobby
            | Change::Jackpots
            | Change::Plans
            | Change::Rules(_)
            | Change::Charges
            | Change::Statement
            | Change::Balance
            | Change::Done(_) => {}
            Change::Offered(_) => self.calls.push(SoundCue::YourTurn),
            Change::Withdrawn(offered) => {
                // One that was given back is gone before its time.
                if offered.left_ms(now) <= LATE_MS {
                    toasts.add(text::lobby::seat_gone(offered.offer.name), now);
                }
            }
            Change::Queued { stake, begins } => {
                if let (true, Some(place)) = (begins, self.client.way_in().queue(stake)) {
                    queue_text(&place).into_iter().for_each(|sentence| toasts.add(sentence, now));
                }
            }
            Change::Opened(table) => {
                let Some(model) = self.client.table(table) else { return };
                match &mut self.front {
                    Some(front) if front.table == table => front.playback.open(model),
                    Some(_) => {
                        self.behind.entry(table).or_insert_with(|| Front::new(table, model, settings, timing));
                    }
                    None => self.front = Some(Front::new(table, model, settings, timing)),
                }
                self.sit_as_set(settings);
                self.learn_rules(table);
            }
            Change::Table(table, cues) => match self.front.as_mut().filter(|front| front.table == table) {
                Some(front) => {
                    front.playback.push(cues);
                    if let Some(model) = self.client.table(table) {
                        front.playback.follow(model);
                    }
                }
                None => self.hear(&cues),
            },
            Change::Closed { table, returned, removed } => {
                self.behind.remove(&table);
                if self.front.as_ref().is_some_and(|front| front.table == table) {
                    self.close_front(now);
                }
                let left = if removed { text::sit::removed() } else { text::table::left(amounts.money(returned)) };
                toasts.add(left, now);
            }
            Change::Refused { request, reason } => {
                if let Some(Request::Act { table, .. }) = request
                    && let Some(front) = self.all_tables().find(|front| front.table == table)
                {
                    front.bar.refused(now);
                }
                toasts.add(refusal_text(&reason, &amounts), now);
            }
            Change::Missing(resume) => self.send(resume),
        }
        self.update_bar(now);
    }

    /// The action bars follow the model; an action chosen ahead may be due at any table.
    pub(crate) fn update_bar(&mut self, now_ms: u64) {
        let Session { client, front, behind, .. } = self;
        let in_front = front.as_mut().and_then(|front| front.update_bar(client.table(front.table)?, client, now_ms));
        // Nobody looks at a table behind: its bar follows what was said.
        let unseen = |front: &mut Front| {
            let at = AtTable { can_refill: client.can_refill(), ..AtTable::caught_up(client.table(front.table)?, client.balance()) };
            front.bar.update(&at, now_ms)
        };
        let decisions: Vec<_> = in_front.into_iter().chain(behind.values_mut().filter_map(unseen)).collect();
        for decision in decisions {
            self.ask(decision.into());
        }
    }

    /// How long a seat is kept stands in the rules.
    fn learn_rules(&mut self, table: TableId) {
        let rulebook = self.client.table(table).map(|model| model.info().rulebook.clone());
        if let Some(rulebook) = rulebook.filter(|rulebook| self.client.rules(rulebook).is_none()) {
            let request = Request::AskRules { rulebook };
            if self.client.pending().all(|(_, asked)| *asked != request) {
                self.ask(request);
            }
        }
    }

    /// Switches of a fresh seat that the settings decide.
    fn sit_as_set(&mut self, settings: &poker_client::Settings) {
        for request in self.client.auto_top_up(settings.auto_top_up).into_iter().chain(self.client.auto_muck(settings.auto_muck)) {
            self.ask(request);
        }
    }
}

/// Whether there can be a new entry in the statement.
fn moves_books(message: &Message) -> bool {
    let ended = |event: &TableEvent| matches!(event, TableEvent::Hand { event: SeenEvent::Ended { .. } });
    matches!(message, Message::Balance { .. }) || matches!(message, Message::Table { event, .. } if ended(event))
}

fn trace_message(trace: &mut Trace, message: &ServerMsg) {
    if !trace.is_on() {
        return;
    }
    match &message.message {
        Message::Snapshot { table } => {
            let stacks: Vec<_> = table.seats.iter().map(|seat| json!([seat.seat.number(), seat.stack.get()])).collect();
            trace.event(
                "table",
                json!({ "stacks": stacks, "in_hand": table.hand.is_some(), "you": table.you.map(|you| you.seat.number()) }),
            );
        }
        Message::Table { event: TableEvent::ToAct { seat, turn, clock, legal }, .. } => {
            let name = if legal.is_some() { "prompt" } else { "to_act" };
            trace.event(name, json!({ "seat": seat.number(), "turn": turn.0, "clock": clock.is_some(), "legal": legal }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand, players, .. } }, .. } => {
            let stacks: Vec<_> = players.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_started", json!({ "hand": hand.0, "stacks": stacks }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { stacks } }, .. } => {
            let stacks: Vec<_> = stacks.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_over", json!({ "stacks": stacks }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Acted { seat, act, paid, .. } }, .. } => {
            trace.event("acted", json!({ "seat": seat.number(), "act": act, "paid": paid.get() }));
        }
        Message::Table { event: TableEvent::StateChanged { seat, state }, .. } => {
            trace.event("seat_state", json!({ "seat": seat.number(), "state": state }));
        }
        Message::Table { event: TableEvent::You { you }, .. } => trace.event("you", json!(you)),
        Message::Unseated { returned, .. } => trace.event("unseated", json!({ "returned": returned.get() })),
        Message::Welcome { balance, .. } | Message::Balance { balance } => trace.event("balance", json!({ "balance": balance.get() })),
        Message::Refused { reason, .. } => trace.event("refused", json!({ "reason": reason })),
        Message::SeatOffered { offer } => trace.event("seat_offered", json!(offer)),
        Message::SeatWithdrawn { table } => trace.event("seat_withdrawn", json!({ "table": table.0 })),
        Message::Queue { stake, position, .. } => trace.event("queue", json!({ "stake": stake.0, "position": position })),
        Message::Table { .. }
        | Message::Lobby { .. }
        | Message::Jackpots { .. }
        | Message::Plans { .. }
        | Message::Rules { .. }
        | Message::ChargesRaised { .. }
        | Message::Statement { .. }
        | Message::Done { .. } => {}
    }
}
