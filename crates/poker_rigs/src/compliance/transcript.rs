//! The requests and messages of a run, so that two runs can be compared.

use std::fmt;

use poker_protocol::{Clock, Message, PlayerId, Request, Seq, StreamId, StreamPlace, TableEvent};

/// Requests and messages in order. What differs between equal runs is left out: the name of the stream and numbers in it, clocks, the lobby, arrivals and
/// departures, the number of the player's account, and what only practice has or lacks. Where the script sets the clock, only the name of
/// the program is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    lines: Vec<String>,
    told_time: bool,
}

impl Transcript {
    /// An empty transcript of a run whose clock the script sets.
    pub(super) fn of_told_time() -> Transcript {
        Transcript { lines: Vec::new(), told_time: true }
    }

    /// One line for each request (`> …`) and message (`< …`).
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    pub(super) fn asked(&mut self, request: &Request) {
        let mut request = request.clone();
        if let Request::Hello { resume: Some(place), .. } = &mut request {
            *place = StreamPlace { stream: StreamId::default(), after: Seq::default() };
        }
        self.lines.push(format!("> {request:?}"));
    }

    pub(super) fn heard(&mut self, message: &Message) {
        let message = if self.told_time { Some(nameless(message)) } else { lasting(message) };
        if let Some(message) = message {
            self.lines.push(format!("< {message:?}"));
        }
    }
}

impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// A message without the name of the room's program and of the stream.
fn nameless(message: &Message) -> Message {
    let mut message = message.clone();
    if let Message::Welcome { server, stream, .. } = &mut message {
        server.clear();
        *stream = StreamId::default();
    }
    message
}

/// The part of a message that is the same in every run; `None` for a message that not every run has.
fn lasting(message: &Message) -> Option<Message> {
    let mut message = message.clone();
    match &mut message {
        Message::Lobby { .. } => return None,
        Message::Table { event, .. } => match event {
            TableEvent::Sat { .. } | TableEvent::Left { .. } | TableEvent::StateChanged { .. } | TableEvent::StackChanged { .. } => {
                return None;
            }
            TableEvent::ToAct { clock, .. } => stop(clock),
            TableEvent::ToShow { left_ms, .. } | TableEvent::DeckSealed { left_ms, .. } => *left_ms = 0,
            TableEvent::Hand { .. }
            | TableEvent::You { .. }
            | TableEvent::Said { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::Notice { .. } => {}
        },
        Message::Snapshot { table } => {
            (table.info.practice, table.info.chat) = (false, false);
            if let Some(TableEvent::ToAct { clock, .. }) = &mut table.to_act {
                stop(clock);
            }
            if let Some(TableEvent::ToShow { left_ms, .. }) = &mut table.to_show {
                *left_ms = 0;
            }
        }
        Message::Welcome { player, refill_to, finds_players, stream, .. } => {
            (*player, *refill_to, *finds_players, *stream) = (PlayerId(0), None, false, StreamId::default());
        }
        // Other messages are compared unchanged.
        _ => {}
    }
    Some(message)
}

fn stop(clock: &mut Option<Clock>) {
    if let Some(clock) = clock {
        clock.decision_ms = clock.decision_full_ms;
    }
}
