//! `docs/protocol.md` names all types of messages, and its examples are valid frames.

use std::collections::BTreeSet;

use super::golden::variants;
use crate::{
    Closing, DealEvent, DoorMessage, DoorRefusal, DoorRequest, EntryEvent, Message, Notice, Refusal, Request, SeenEvent, TableEvent,
    TournamentEvent, decode_client_frame, decode_server_frame,
};

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

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

#[test]
fn every_example_of_the_document_is_a_frame() {
    let examples: Vec<&str> = PROTOCOL.lines().filter(|line| line.starts_with('{')).collect();
    assert!(examples.len() >= 6);
    for example in examples {
        let frame = decode_client_frame(example).is_ok() || decode_server_frame(example).is_ok();
        assert!(frame, "{example}: {:?} {:?}", decode_client_frame(example), decode_server_frame(example));
    }
}
