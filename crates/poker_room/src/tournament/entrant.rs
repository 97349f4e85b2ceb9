//! A player's entry in a tournament.

use poker_protocol::{PlayerId, PlayerView, TableId};
use poker_rules::Seat;

use crate::PlayerKind;

/// An entry of a player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// The name and avatar that others see.
    pub view: PlayerView,
    /// Whether the player's client is connected.
    pub connected: bool,
    pub state: EntryState,
}

/// Where an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryState {
    Registered,
    Seated {
        table: TableId,
        seat: Seat,
    },
    /// Out of the tournament while others can still enter; the place is not known yet.
    Out,
    /// Out of the tournament, or its winner.
    Placed {
        place: u32,
    },
    /// Taken back before the beginning, or the tournament was cancelled.
    Withdrawn,
}
