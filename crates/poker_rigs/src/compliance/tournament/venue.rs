//! Where the script is played: a room of this process, or a server.

use poker_protocol::Link;
use poker_protocol::TournamentId;
use poker_room::{HouseTournament, Now, TournamentOrder};

/// The names of the players, in the order in which they open their accounts. The first account has the number 1.
pub const NAMES: [&str; 9] = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida"];

/// An order of the house.
#[derive(Clone, Debug)]
pub enum HouseOrder {
    /// Announces a tournament.
    Schedule(Box<HouseTournament>),
    /// Changes a tournament.
    Direct(TournamentId, TournamentOrder),
}

/// A new room of [`super::room_config`] whose clock the script sets. It begins at [`super::START`].
pub trait Venue {
    /// Opens the first connection of a player, by the index in [`NAMES`]. The players come in this order.
    fn connect(&mut self, player: usize) -> Link;

    /// Breaks the line of a player. Returns the link to continue with.
    fn cut(&mut self, player: usize) -> Link;

    /// Sets the clock, which never goes back.
    fn set_clock(&mut self, now: Now);

    /// Carries out an order of the house. Returns whether the room has accepted it.
    fn order(&mut self, order: HouseOrder) -> bool;

    /// Lets the room handle the requests that were sent. A server does so by itself.
    fn run(&mut self) {}
}
