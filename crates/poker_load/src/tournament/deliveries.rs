//! How long it takes until the players at a table are told of an action.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::TableId;

use crate::tally::Tally;

/// The last action at each table, and what was measured. All clients share it.
pub(super) struct Deliveries {
    clock: Clock,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    last: HashMap<TableId, Sent>,
    actions: u64,
    tally: Tally,
}

/// An action that a client has sent.
#[derive(Clone, Copy)]
struct Sent {
    number: u64,
    at: Duration,
}

impl Deliveries {
    pub(super) fn new() -> Self {
        Self { clock: Clock::start(), inner: Mutex::default() }
    }

    /// Notes that an action is sent.
    pub(super) fn acted(&self, table: TableId, bytes: usize) {
        let at = self.clock.elapsed();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.actions += 1;
        let number = inner.actions;
        inner.last.insert(table, Sent { number, at });
        inner.tally.acted(bytes);
    }

    /// Notes that a client is told of an action at its table. `seen` is the number of the last action that it was told of: the server
    /// also acts for players, and that is not measured.
    pub(super) fn told(&self, table: TableId, seen: &mut u64) {
        let now = self.clock.elapsed();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(&Sent { number, at }) = inner.last.get(&table) else { return };
        if number != *seen {
            *seen = number;
            inner.tally.delivered(now.saturating_sub(at));
        }
    }

    pub(super) fn refused(&self) {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).tally.refused += 1;
    }

    pub(super) fn tally(&self) -> Tally {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).tally.clone()
    }
}
