//! The answer to a request.

use poker_protocol::Refusal;

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Done,
    Refused(Refusal),
}
