//! The first request on a line to a room.

use poker_protocol::{PROTOCOL_VERSION, Request};
use poker_text::Language;

/// The request with which this program introduces the player.
pub(crate) fn hello(name: String, avatar: u8, language: Language) -> Request {
    Request::Hello {
        protocol: PROTOCOL_VERSION,
        client: format!("cardroom {}", env!("CARGO_PKG_VERSION")),
        name,
        avatar,
        language: language.tag().to_owned(),
    }
}
