//! What a room has done wrong.

use poker_protocol::{Message, Request};

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
