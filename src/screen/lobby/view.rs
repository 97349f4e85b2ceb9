//! The data of the lobby.

use poker_client::{SeatOffers, Settings, TableTab};
use poker_protocol::{JackpotPool, Money, StakeId, StakeRow};

/// The data of the lobby.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// Everything on offer.
    pub stakes: &'a [StakeRow],
    /// The room has not listed its stakes yet.
    pub loading: bool,
    /// The player's balance.
    pub balance: Money,
    /// The balance is play money and can be filled up.
    pub can_refill: bool,
    /// The stake of each table where the player sits.
    pub seated: &'a [StakeId],
    /// The tabs that lead to those tables, to reserved seats and to queues.
    pub tabs: &'a [TableTab],
    /// Reserved seats and queues.
    pub seat_offers: &'a SeatOffers,
    pub jackpots: &'a [JackpotPool],
    pub settings: &'a Settings,
}
