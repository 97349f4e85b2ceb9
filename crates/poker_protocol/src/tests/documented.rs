//! `docs/protocol.md` names all types of messages and all fields of tournaments, and its examples are valid frames.

use std::collections::BTreeSet;

use serde_json::Value;

use super::golden::variants;
use super::samples;
use crate::{
    Closing, DealEvent, DoorMessage, DoorRefusal, DoorRequest, EntryEvent, Message, Notice, Refusal, Request, SeenEvent, TableEvent,
    TournamentEvent, decode_client_frame, decode_server_frame,
};

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");
const FAIR_DEAL: &str = include_str!("../../../../docs/fair-deal.md");

#[test]
fn the_document_names_every_type_of_message() {
    let types = [
        variants::<DoorRequest>(),
        variants::<DoorMessage>(),
        variants::<DoorRefusal>(),
        variants::<Closing>(),
        variants::<Request>(),
        variants::<Message>(),
        variants::<Refusal>(),
        variants::<TableEvent>(),
        variants::<SeenEvent>(),
        variants::<Notice>(),
        variants::<TournamentEvent>(),
        variants::<EntryEvent>(),
        variants::<DealEvent>(),
    ];
    let named: BTreeSet<&str> = PROTOCOL.split('`').skip(1).step_by(2).collect();
    let missing: Vec<String> = types.into_iter().flatten().filter(|name| !named.contains(name.as_str())).collect();
    assert_eq!(missing, [""; 0], "not in docs/protocol.md");
}

/// Messages with figures that only cash tables and the house have.
const OTHER_MESSAGES: [&str; 7] = ["lobby", "seat_offered", "jackpots", "plans", "statement", "rules", "charges_raised"];

/// Adds the names of all fields in a value.
fn add_fields(value: &Value, fields: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            fields.extend(object.keys().cloned());
            object.values().for_each(|value| add_fields(value, fields));
        }
        Value::Array(values) => values.iter().for_each(|value| add_fields(value, fields)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_document_names_every_field_that_a_client_of_tournaments_sends_or_receives() {
    let mut fields = BTreeSet::new();
    for (_, request) in samples::requests() {
        add_fields(&serde_json::to_value(request).unwrap(), &mut fields);
    }
    for message in samples::messages().into_iter().map(|(_, message)| serde_json::to_value(message).unwrap()) {
        if !OTHER_MESSAGES.iter().any(|name| message["type"] == *name) {
            add_fields(&message, &mut fields);
        }
    }
    assert!(fields.len() > 200, "only {} fields", fields.len());
    let code = PROTOCOL.split('`').skip(1).step_by(2).chain(FAIR_DEAL.split('`').skip(1).step_by(2));
    let named: BTreeSet<&str> = code.flat_map(|code| code.split('"')).collect();
    let missing: Vec<String> = fields.into_iter().filter(|field| !named.contains(field.as_str())).collect();
    assert_eq!(missing, [""; 0], "not in docs/protocol.md");
}

#[test]
fn every_example_of_the_document_is_a_frame() {
    let examples: Vec<&str> = PROTOCOL.lines().filter(|line| line.starts_with('{')).collect();
    assert!(examples.len() >= 6);
    for example in examples {
        let frame = decode_client_frame(example).is_ok() || decode_server_frame(example).is_ok();
        assert!(frame, "{example}: {:?} {:?}", decode_client_frame(example), decode_server_frame(example));
    }
}
