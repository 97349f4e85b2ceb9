//! The options of a simulated room.

use std::sync::Arc;

use poker_room::RoomStakes;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct RoomSimOptions {
    pub stakes: Arc<RoomStakes>,
    pub hands: u64,
    /// The seed of all cards and decisions.
    pub seed: u64,
    /// For measurements: this many tables of the first stake, all full, and little else. `None` for all stakes and everything that can
    /// happen.
    pub tables: Option<u32>,
    /// Whether to compare the book with the tables after every input.
    pub checked: bool,
    /// Whether to digest all that the room sends and stores into [`super::RoomReport::transcript`]; the room is then restored from its save
    /// each night.
    pub transcript: bool,
}
