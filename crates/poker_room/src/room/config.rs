//! What a driver decides about its room.

use std::sync::Arc;

use poker_protocol::Money;

use crate::rulebook::RoomPlan;
use crate::{TableOptions, Tempo};

/// A room.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// Name and version of the program, for `Welcome`.
    pub server: String,
    /// What it offers.
    pub plan: Arc<RoomPlan>,
    /// Practice: balances may be refilled, tables wait for a person.
    pub practice: bool,
    /// The rulebook's clock runs. Without it nobody is removed for sitting out, either.
    pub clock: bool,
    /// Rake is taken.
    pub rake: bool,
    /// The pauses.
    pub tempo: Tempo,
    /// What a new player has, and what a refill fills up to.
    pub opening_balance: Money,
    /// Play is watched for signs of collusion and programs (R-INT-4); needless among bots. Complaints are taken all the same.
    pub watch: bool,
    /// What changes is noted for [`super::Room::take_changes`], and finished hands are told there alone.
    pub journal: bool,
    /// Every deck is sealed before its first card, and clients can check what they are told of it; needless where no person plays.
    pub sealed: bool,
    /// Players may talk at the tables.
    pub chat: bool,
    /// Messages kept for a client that resumes.
    pub history: usize,
}

impl RoomConfig {
    pub(super) fn table_options(&self) -> TableOptions {
        TableOptions { rake: self.rake, practice: self.practice, sealed: self.sealed, chat: self.chat }
    }
}
