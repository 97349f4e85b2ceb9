//! One script for every link: what any room must answer, however its messages travel.
//!
//! The script needs a fresh room with at least two bots, whose tables make no pauses and give time to think, and a player who has never
//! been there. Rooms that are alike give transcripts that are equal.

mod client;
mod codec_link;
mod error;
mod lines;
mod script;
mod transcript;

pub use codec_link::{CodecLinkError, codec_link};
pub use error::ComplianceError;
pub use lines::Lines;
pub use transcript::Transcript;

/// Plays the script.
///
/// # Errors
/// The first thing the room does wrong.
pub fn run(lines: &mut dyn Lines) -> Result<Transcript, ComplianceError> {
    script::play(lines)
}
