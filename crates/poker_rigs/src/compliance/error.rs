//! The faults that the script finds.

use poker_protocol::{Message, Request};

/// The first fault of a room that the script found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ComplianceError {
    /// The link closed before the script had ended.
    #[error("the link closed at step {step}")]
    Closed {
        /// The step of the script.
        step: &'static str,
    },
    /// Nothing came for a long time.
    #[error("silence at step {step}")]
    Silent {
        /// The step of the script.
        step: &'static str,
    },
    /// A request got a wrong answer.
    #[error("step {step}: {request:?} was answered with {found:?}")]
    Answer {
        /// The step of the script.
        step: &'static str,
        request: Box<Request>,
        /// The answer of the server.
        found: Box<Message>,
    },
    /// A message of the stream is missing or out of order.
    #[error("step {step}: message {found} came after {last}")]
    Sequence {
        /// The step of the script.
        step: &'static str,
        /// The number of the message before.
        last: u64,
        /// The number of the message.
        found: u64,
    },
    /// A message is missing, superfluous or wrong.
    #[error("step {step}: {what}")]
    Told {
        /// The step of the script.
        step: &'static str,
        /// What is wrong.
        what: &'static str,
    },
}
