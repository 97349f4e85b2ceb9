//! Seats and places that are kept only so long.

use poker_protocol::{PlayerId, StakeId, TableId};

use super::Room;
use crate::Now;

/// What is lost at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lapse {
    /// The seat that was offered to a player.
    Seat(TableId, PlayerId),
    /// The place in a queue of one whose connection is gone.
    Place(StakeId, PlayerId),
}

impl Room {
    /// Takes back what was kept long enough.
    pub(super) fn lapse(&mut self, now: Now) {
        while let Some(&(at, lapse)) = self.lapses.first().filter(|(at, _)| *at <= now) {
            self.lapses.remove(&(at, lapse));
            match lapse {
                Lapse::Seat(table, player) => self.withdraw_seat(player, table, now),
                Lapse::Place(stake, player) => self.lose_place(player, stake, now),
            }
        }
    }
}
