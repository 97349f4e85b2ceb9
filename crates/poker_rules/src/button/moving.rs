//! The button that moves by itself, not behind the big blind.

use super::{Positions, first_positions};
use crate::{Seat, SeatSet};

/// The button one occupied place on, the blinds after it (R-HAND-6); `previous` is where it lay, also when that seat is empty now.
///
/// None with fewer than two players.
pub fn moved_positions(previous: Seat, players: SeatSet) -> Option<Positions> {
    first_positions(players.next_after(previous)?, players)
}
