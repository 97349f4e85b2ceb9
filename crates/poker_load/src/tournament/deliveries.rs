//! How long it takes until the players at a table are told of an action.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{HandId, TableId, TurnId};

use crate::tally::Tally;

/// More actions than a table plays until a client has read of the first of them.
const REMEMBERED: usize = 64;

/// A turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub table: TableId,
    pub hand: HandId,
    /// The number of the turn in the hand.
    pub turn: TurnId,
}

/// The last actions at each table, and what was measured. All clients share it.
pub(super) struct Deliveries {
    clock: Clock,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    last: HashMap<TableId, VecDeque<Sent>>,
    tally: Tally,
}

/// An action that a client has sent.
#[derive(Clone, Copy)]
struct Sent {
    turn: Turn,
    at: Duration,
}

impl Deliveries {
    pub(super) fn new() -> Self {
        Self { clock: Clock::start(), inner: Mutex::default() }
    }

    /// Notes that an action is sent.
    pub(super) fn acted(&self, turn: Turn, bytes: usize) {
        let at = self.clock.elapsed();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = inner.last.entry(turn.table).or_default();
        if sent.len() >= REMEMBERED {
            sent.pop_front();
        }
        sent.push_back(Sent { turn, at });
        inner.tally.acted(bytes);
    }

    /// Notes that a client is told that the player of a turn has acted. Where the server acted for the player, nothing is measured.
    pub(super) fn told(&self, turn: Turn) {
        let now = self.clock.elapsed();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = inner.last.get(&turn.table).and_then(|sent| sent.iter().rfind(|sent| sent.turn == turn));
        if let Some(at) = sent.map(|sent| sent.at) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delivery_is_measured_from_its_own_action_also_when_the_next_is_sent() {
        let deliveries = Deliveries::new();
        let turn = |turn| Turn { table: TableId(1), hand: HandId(7), turn: TurnId(turn) };
        deliveries.acted(turn(1), 10);
        std::thread::sleep(Duration::from_millis(5));
        deliveries.acted(turn(2), 10);
        deliveries.told(turn(1));
        // The server has acted for this player.
        deliveries.told(turn(3));
        let tally = deliveries.tally();
        assert_eq!((tally.actions, tally.deliveries()), (2, 1));
        assert!(tally.percentiles().max >= Duration::from_millis(5));
    }
}
