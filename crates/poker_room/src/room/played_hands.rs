//! The hands that have ended since the room was opened.

use std::collections::VecDeque;

use crate::HandRecord;

/// The hands that have ended, and those of them that the driver has not taken yet.
#[derive(Default)]
pub(super) struct PlayedHands {
    records: VecDeque<HandRecord>,
    ended: u64,
}

impl PlayedHands {
    /// Notes that a hand has ended; `record` is the hand, unless it is kept elsewhere.
    pub(super) fn note(&mut self, record: Option<HandRecord>) {
        self.ended += 1;
        self.records.extend(record);
    }

    /// Takes the next hand to store.
    pub(super) fn poll(&mut self) -> Option<HandRecord> {
        self.records.pop_front()
    }

    /// The number of hands that have ended.
    pub(super) fn ended(&self) -> u64 {
        self.ended
    }
}
