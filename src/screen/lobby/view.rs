//! What the lobby shows.

use poker_client::{Settings, TableTab, WayIn};
use poker_protocol::{JackpotPool, StakeId, StakeRow};
use poker_rules::Chips;

/// What the lobby shows.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// Everything on offer.
    pub stakes: &'a [StakeRow],
    /// The room has not said yet what is on offer.
    pub loading: bool,
    /// The player's balance.
    pub balance: Chips,
    /// It is play money and can be filled up.
    pub can_refill: bool,
    /// The stake of each table where the player sits.
    pub seated: &'a [StakeId],
    /// The tabs that lead to those tables, to seats that are kept and to queues.
    pub tabs: &'a [TableTab],
    /// Seats that are kept, and queues.
    pub way_in: &'a WayIn,
    pub jackpots: &'a [JackpotPool],
    pub settings: &'a Settings,
}
