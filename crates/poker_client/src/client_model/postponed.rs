//! The requests that the room has refused with `too_often`, and when they are sent again.

use std::collections::BTreeMap;

use poker_protocol::RequestId;

/// The ids of refused requests, and when each is sent again, in the app's milliseconds. The requests are still among those without an
/// answer, so that nothing asks for the same meanwhile.
#[derive(Clone, Debug, Default)]
pub(super) struct Postponed {
    until: BTreeMap<RequestId, u64>,
}

impl Postponed {
    /// Notes that a request is sent again at `until_ms`.
    pub(super) fn add(&mut self, request: RequestId, until_ms: u64) {
        self.until.insert(request, until_ms);
    }

    /// When the next request is sent again.
    pub(super) fn next_ms(&self) -> Option<u64> {
        self.until.values().min().copied()
    }

    /// Takes the ids of the requests that may be sent again at `now_ms`, oldest first.
    pub(super) fn take_due(&mut self, now_ms: u64) -> Vec<RequestId> {
        self.until.extract_if(.., |_, until| *until <= now_ms).map(|(id, _)| id).collect()
    }

    /// Takes the ids of all requests.
    pub(super) fn take_all(&mut self) -> Vec<RequestId> {
        self.take_due(u64::MAX)
    }
}
