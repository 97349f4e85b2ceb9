//! A script that checks the answers of a room, the same for every kind of link.
//!
//! The script needs a new room with at least two bots, whose tables have no pauses and give enough time to act, and a player who is new to
//! the room. Equal rooms give equal transcripts.

mod arriving;
mod client;
mod codec_link;
mod error;
mod lines;
mod reconnecting;
mod script;
pub mod tournament;
mod transcript;

pub use codec_link::{CodecLinkError, codec_link};
pub use error::ComplianceError;
pub use lines::Lines;
pub use transcript::Transcript;

/// Plays the script and returns what was sent and received.
///
/// # Errors
/// The first fault of the room.
pub fn run(lines: &mut dyn Lines) -> Result<Transcript, ComplianceError> {
    script::play(lines)
}
