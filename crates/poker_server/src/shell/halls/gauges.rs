//! Figures of a running hall.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use poker_room::{RoomChanges, TableChange};

use crate::store::BatchNumber;

/// Figures of one hall.
#[derive(Debug, Default)]
pub(in crate::shell) struct Gauges {
    tables: AtomicI64,
    /// Batches that are not written yet, with the time when they were queued.
    unkept: Mutex<VecDeque<(BatchNumber, Duration)>>,
}

impl Gauges {
    /// Notes that a batch is queued for the store.
    pub(in crate::shell) fn sent(&self, batch: BatchNumber, changes: &RoomChanges, now: Duration) {
        for change in &changes.tables {
            match change {
                TableChange::Opened { .. } => self.tables.fetch_add(1, Ordering::Relaxed),
                TableChange::Closed(_) => self.tables.fetch_sub(1, Ordering::Relaxed),
                TableChange::Changed { .. } => 0,
            };
        }
        self.unkept.lock().unwrap_or_else(PoisonError::into_inner).push_back((batch, now));
    }

    /// Notes that all batches up to `last` are written. Returns the time that each took.
    pub(in crate::shell) fn kept(&self, last: BatchNumber, now: Duration) -> Vec<Duration> {
        let mut unkept = self.unkept.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = unkept.iter().take_while(|(number, _)| *number <= last).count();
        unkept.drain(..kept).map(|(_, since)| now.saturating_sub(since)).collect()
    }

    pub(in crate::shell) fn tables(&self) -> i64 {
        self.tables.load(Ordering::Relaxed)
    }

    /// The time when the oldest batch that is not written was queued.
    pub(in crate::shell) fn oldest_unkept(&self) -> Option<Duration> {
        self.unkept.lock().unwrap_or_else(PoisonError::into_inner).front().map(|(_, since)| *since)
    }

    pub(in crate::shell) fn unkept(&self) -> usize {
        self.unkept.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
