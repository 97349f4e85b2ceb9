//! The data of the lobby.

use poker_client::{PlayerSearch, SeatOffers, Settings, TableTab};
use poker_protocol::{JackpotPool, Money, StakeId, StakeRow};

use crate::screen::tournament_list::TournamentsView;

/// The data of the lobby.
#[derive(Clone, Copy, Debug)]
pub struct LobbyView<'a> {
    /// The stakes that the room offers.
    pub stakes: &'a [StakeRow],
    /// Whether the room has not listed its stakes yet.
    pub loading: bool,
    pub balance: Money,
    /// Whether the balance is play money that can be filled up.
    pub can_refill: bool,
    /// The stake of each table where the player sits.
    pub seated: &'a [StakeId],
    /// The tabs that lead to those tables, to reserved seats and to queues.
    pub tabs: &'a [TableTab],
    /// Reserved seats and queues.
    pub seat_offers: &'a SeatOffers,
    pub jackpots: &'a [JackpotPool],
    /// The last search for a player; `None` in a room where players are not found.
    pub player_search: Option<&'a PlayerSearch>,
    pub settings: &'a Settings,
    /// Tournaments and games that are entered.
    pub entries: TournamentsView<'a>,
}
