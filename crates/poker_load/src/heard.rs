//! Reads as much of a server's frame as a load client needs; most frames are not decoded.

use poker_protocol::{
    Bytes32, Closing, DoorMessage, HandId, Message, Refusal, SeatCommitment, SeenEvent, ServerFrame, ServerMsg, TableEvent, TurnId,
    decode_server_frame,
};
use poker_rules::LegalActions;

use crate::LoadError;

/// What a frame means for a client at a table.
#[derive(Debug)]
pub(super) enum Heard {
    /// Somebody at the table acted.
    Acted,
    /// A hand begins.
    Hand(HandId),
    /// This client is to act.
    YourTurn(TurnId, LegalActions),
    /// The deck of the next hand is sealed, and these clients are asked for their nonces.
    DeckSealed(Bytes32, Vec<SeatCommitment>),
    /// The server asks for a pong with this number.
    Ping(u32),
    /// The server ends the connection.
    Closing(Closing),
    /// A request was refused.
    Refused(Refusal),
    /// Nothing that the client reacts to.
    Other,
}

/// The mark of a frame that says that somebody acted; it is not decoded.
const ACTED: &str = r#""event":{"type":"acted""#;
/// The marks of the frames that are decoded.
const READ: [&str; 6] =
    [r#""type":"started""#, r#""legal":{"#, r#""type":"deck_sealed""#, r#""type":"ping""#, r#""type":"closing""#, r#""type":"refused""#];

/// Reads a frame.
pub(super) fn heard(frame: &str) -> Result<Heard, LoadError> {
    if frame.contains(ACTED) {
        return Ok(Heard::Acted);
    }
    if !READ.iter().any(|mark| frame.contains(mark)) {
        return Ok(Heard::Other);
    }
    let heard = match decode_server_frame(frame)? {
        ServerFrame::Door(message) => of_door(&message),
        ServerFrame::Room(ServerMsg { seq: _, message }) => of_room(message),
    };
    Ok(heard.unwrap_or(Heard::Other))
}

fn of_door(message: &DoorMessage) -> Option<Heard> {
    if let DoorMessage::Ping { n, rtt_ms: _ } = message {
        return Some(Heard::Ping(*n));
    }
    if let DoorMessage::Closing { reason } = message { Some(Heard::Closing(reason.clone())) } else { None }
}

fn of_room(message: Message) -> Option<Heard> {
    if let Message::Refused { request: _, reason } = message {
        return Some(Heard::Refused(reason));
    }
    let Message::Table { table: _, event } = message else { return None };
    if let TableEvent::Hand { event: SeenEvent::Started { hand, .. } } = event {
        return Some(Heard::Hand(hand));
    }
    if let TableEvent::DeckSealed { root, commitments, .. } = event {
        return Some(Heard::DeckSealed(root, commitments));
    }
    let TableEvent::ToAct { turn, legal, .. } = event else { return None };
    Some(Heard::YourTurn(turn, *legal?))
}
