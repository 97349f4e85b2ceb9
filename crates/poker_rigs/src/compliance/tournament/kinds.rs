//! The kinds of requests and messages that the script went through.

use std::collections::BTreeSet;

use poker_protocol::{Message, Request, TournamentEvent};
use serde::Serialize;
use serde_json::Value;

/// The kinds of requests, messages and events, by their `type` in the protocol.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    /// Only requests that were carried out.
    pub requests: BTreeSet<String>,
    pub messages: BTreeSet<String>,
    pub events: BTreeSet<String>,
    pub entry_events: BTreeSet<String>,
    pub deal_events: BTreeSet<String>,
    pub refusals: BTreeSet<String>,
}

impl Kinds {
    pub(super) fn done(&mut self, request: &Request) {
        self.requests.extend(kind(request));
    }

    pub(super) fn heard(&mut self, message: &Message) {
        self.messages.extend(kind(message));
        if let Message::Refused { reason, .. } = message {
            self.refusals.extend(kind(reason));
        }
        let Message::TournamentEvent { event, .. } = message else { return };
        self.events.extend(kind(event));
        match &**event {
            TournamentEvent::Entry { event, .. } => self.entry_events.extend(kind(event)),
            TournamentEvent::Deal { event } => self.deal_events.extend(kind(event)),
            _ => {}
        }
    }
}

/// The `type` of a value.
fn kind(value: &impl Serialize) -> Option<String> {
    let Ok(Value::Object(fields)) = serde_json::to_value(value) else { return None };
    fields.get("type")?.as_str().map(str::to_owned)
}
