//! The configuration that a driver gives to its room.

use std::sync::Arc;

use poker_protocol::Money;

use crate::rulebook::{RoomStakes, TournamentSchedule};
use crate::{TableOptions, Tempo};

/// The configuration of a room.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// The name and version of the program, for `Welcome`.
    pub server: String,
    /// The stakes and rulebooks that the room offers.
    pub stakes: Arc<RoomStakes>,
    /// The tournaments that the room offers.
    pub tournaments: Arc<TournamentSchedule>,
    /// Whether this is practice: balances may be refilled, and tables wait for a person.
    pub practice: bool,
    /// Whether the rulebook's clock runs. Without it, nobody is removed for sitting out.
    pub clock: bool,
    /// Whether rake is taken.
    pub rake: bool,
    pub tempo: Tempo,
    /// The balance of a new player, and the balance after a refill.
    pub opening_balance: Money,
    /// Whether play is watched for signs of collusion and bots (R-INT-4); not needed among bots. Complaints are taken in any case.
    pub watch: bool,
    /// Whether changes are noted for [`super::Room::take_changes`]. If so, finished hands are returned only there.
    pub journal: bool,
    /// Whether every deck is sealed before its first card, so that clients can check it; not needed where no person plays.
    pub sealed: bool,
    /// Whether players may chat at the tables.
    pub chat: bool,
    /// Whether clients may show figures about how other players play, from hands that were played together.
    pub figures: bool,
    /// Whether players may watch tables of tournaments at which they do not sit, without seeing cards that are not shown.
    pub may_watch: bool,
    /// The number of messages that are kept for a client that comes back, at most [`crate::MOST_HISTORY`].
    pub history: usize,
}

impl RoomConfig {
    pub(super) fn table_options(&self) -> TableOptions {
        TableOptions { rake: self.rake, practice: self.practice, sealed: self.sealed, chat: self.chat }
    }
}
