//! One script for every link: what any room must answer, however its messages travel.
//!
//! The script needs a fresh room with at least two bots, whose tables make no pauses and give time to think, and a player who has never
//! been there. Rooms that are alike give transcripts that are equal.

mod client;
mod codec_link;
mod opponents;
mod script;
mod transcript;

use poker_protocol::{Link, Message, Request};

pub use codec_link::{CodecLinkError, codec_link};
pub use opponents::{NoOpponents, Opponents};
pub use transcript::Transcript;

/// What a room has done wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ComplianceError {
    /// The link closed though nobody had asked for it.
    #[error("the link closed at step {step}")]
    Closed {
        /// Where in the script.
        step: &'static str,
    },
    /// Nothing came for a long time.
    #[error("silence at step {step}")]
    Silent {
        /// Where in the script.
        step: &'static str,
    },
    /// The wrong answer.
    #[error("step {step}: {request:?} was answered with {found:?}")]
    Answer {
        /// Where in the script.
        step: &'static str,
        /// What was asked.
        request: Box<Request>,
        /// What came.
        found: Box<Message>,
    },
    /// A message without its place in the stream.
    #[error("step {step}: message {found} came after {last}")]
    Sequence {
        /// Where in the script.
        step: &'static str,
        /// The message before.
        last: u64,
        /// The message.
        found: u64,
    },
    /// Something that should have been told was not, or the other way round.
    #[error("step {step}: {what}")]
    Told {
        /// Where in the script.
        step: &'static str,
        /// What is wrong.
        what: &'static str,
    },
}

/// The connections of the one player who plays the script.
pub trait Lines {
    /// Another connection, the first one too; an older one is taken over.
    fn connect(&mut self) -> Link;

    /// Cuts the newest connection off as a broken line does, and gives the link to go on with: another, or the same where that goes on over
    /// a line of its own.
    fn cut(&mut self) -> Link;
}

/// Where connections are links and nothing else, a cut one is simply left.
impl<F: FnMut() -> Link> Lines for F {
    fn connect(&mut self) -> Link {
        self()
    }

    fn cut(&mut self) -> Link {
        self()
    }
}

/// Plays the script.
///
/// # Errors
/// The first thing the room does wrong.
pub fn run(lines: &mut dyn Lines) -> Result<Transcript, ComplianceError> {
    script::play(lines)
}
