//! Passes messages from the link to the model.

use bevy::prelude::*;
use poker_protocol::{LinkClosed, Message, SeenEvent, ServerMsg, TableEvent};
use poker_text::text;
use serde_json::json;

use super::Session;
use crate::frame_clock::FrameClock;
use crate::motion_timing::MotionTiming;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// The most messages that are read in one frame. The rest waits for the next one, so that a flood of messages cannot stop the drawing.
const MOST_A_FRAME: usize = 512;

/// The messages that were read in this frame.
#[derive(Resource, Default)]
pub(crate) struct LinkInbox {
    messages: Vec<ServerMsg>,
    /// The room is gone; no messages come after these.
    closed: bool,
}

/// Reads messages from the link.
pub(crate) fn read_link(session: Res<Session>, mut inbox: ResMut<LinkInbox>, mut trace: ResMut<Trace>, mut next: ResMut<NextFrame>) {
    let Some(link) = session.link.as_ref() else { return };
    while inbox.messages.len() < MOST_A_FRAME {
        match link.try_recv() {
            Ok(Some(message)) => {
                trace_message(&mut trace, &message);
                inbox.messages.push(message);
            }
            Ok(None) => return,
            Err(LinkClosed) => {
                inbox.closed = true;
                return;
            }
        }
    }
    next.now();
}

/// Applies the messages to the model.
pub(crate) fn fold_messages(
    mut inbox: ResMut<LinkInbox>,
    mut session: ResMut<Session>,
    settings: Res<CurrentSettings>,
    timing: Res<MotionTiming>,
    moment: Res<FrameClock>,
    mut toasts: ResMut<Toasts>,
) {
    for message in std::mem::take(&mut inbox.messages) {
        session.take(message, &moment, (&settings.0, timing.0), &mut toasts);
    }
    if std::mem::take(&mut inbox.closed) {
        session.close();
        toasts.add(text::error::room_gone(), moment.now_ms);
    }
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
                json!({
                    "table": table.info.table.0,
                    "stacks": stacks,
                    "in_hand": table.hand.is_some(),
                    "you": table.you.map(|you| you.seat.number()),
                }),
            );
        }
        Message::Table { event: TableEvent::ToAct { seat, turn, clock, legal }, .. } => {
            let name = if legal.is_some() { "prompt" } else { "to_act" };
            trace.event(name, json!({ "seat": seat.number(), "turn": turn.0, "clock": clock.is_some(), "legal": legal }));
        }
        Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Started { hand, players, .. } } } => {
            let stacks: Vec<_> = players.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_started", json!({ "table": table.0, "hand": hand.0, "stacks": stacks }));
        }
        Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Ended { stacks } } } => {
            let stacks: Vec<_> = stacks.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_over", json!({ "table": table.0, "stacks": stacks }));
        }
        Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Acted { seat, act, paid, .. } } } => {
            trace.event("acted", json!({ "table": table.0, "seat": seat.number(), "act": act, "paid": paid.get() }));
        }
        Message::Table { table, event: TableEvent::StateChanged { seat, state } } => {
            trace.event("seat_state", json!({ "table": table.0, "seat": seat.number(), "state": state }));
        }
        Message::Table { event: TableEvent::You { you }, .. } => trace.event("you", json!(you)),
        Message::Unseated { returned, .. } => trace.event("unseated", json!({ "returned": returned.hundredths() })),
        Message::Welcome { balance, .. } | Message::Balance { balance } => {
            trace.event("balance", json!({ "balance": balance.hundredths() }))
        }
        Message::Refused { reason, .. } => trace.event("refused", json!({ "reason": reason })),
        Message::SeatOffered { offer } => trace.event("seat_offered", json!(offer)),
        Message::SeatWithdrawn { table } => trace.event("seat_withdrawn", json!({ "table": table.0 })),
        Message::Queue { stake, position, .. } => trace.event("queue", json!({ "stake": stake.0, "position": position })),
        Message::TournamentEvent { tournament, event } => {
            trace.event("tournament", json!({ "tournament": tournament.0, "happened": event }));
        }
        Message::OwnEntries { entries, .. } => {
            for entry in entries {
                let offers: Vec<_> = entry.offers.iter().map(|offer| json!(offer)).collect();
                trace.event("entry", json!({ "tournament": entry.tournament.0, "state": entry.state, "offers": offers }));
            }
        }
        Message::TableClosed { table } => trace.event("table_closed", json!({ "table": table.0 })),
        // Other messages are not traced: their effects can be seen on the screens.
        _ => {}
    }
}
