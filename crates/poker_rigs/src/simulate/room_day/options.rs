//! What to simulate of a room.

use std::sync::Arc;

use poker_room::RoomPlan;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct RoomSimOptions {
    pub plan: Arc<RoomPlan>,
    pub hands: u64,
    /// Decides all cards and choices.
    pub seed: u64,
    /// So many tables of the first stake, all full, and little else, for measuring; otherwise all stakes and all that can happen.
    pub tables: Option<u32>,
    /// Compares the book with the tables after every input.
    pub checked: bool,
    /// Folds all that the room says and keeps into [`super::RoomReport::transcript`]; the room is opened again from its save each night.
    pub transcript: bool,
}
