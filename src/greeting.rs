//! The first request on a connection to a room.

use poker_protocol::{PROTOCOL_VERSION, Request};
use poker_text::Language;

/// The greeting that introduces this program and the player.
pub(crate) fn hello(name: String, avatar: u8, language: Language) -> Request {
    Request::Hello {
        protocol: PROTOCOL_VERSION,
        client: format!("cardroom {}", env!("CARGO_PKG_VERSION")),
        name,
        avatar,
        language: language.tag().to_owned(),
        resume: None,
    }
}
