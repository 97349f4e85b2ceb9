//! The configuration of a hall.

use poker_protocol::Money;
use poker_room::Tempo;
use serde::Deserialize;

/// The configuration of a hall, which is a room with a book of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HallConfig {
    pub name: String,
    /// The room that the hall offers.
    pub room: RoomChoice,
    /// The tournaments that the hall offers.
    pub tournaments: TournamentChoice,
    /// Whether this server opens the hall only after the server that owns it has failed. The servers must share one PostgreSQL database.
    pub standby: bool,
    /// The balance of a new player, in cents of play money.
    pub opening_balance: Money,
    /// The pauses during and between hands.
    pub tempo: Tempo,
    /// Whether rake is taken.
    pub rake: bool,
    /// Whether play is watched for signs of collusion and of programs.
    pub watch: bool,
    /// Whether clients may show figures about how other players play.
    pub figures: bool,
    /// Whether players may watch tables of tournaments at which they do not sit.
    pub may_watch: bool,
    /// The number of messages that are kept for a client that reconnects, at most [`poker_room::MOST_HISTORY`].
    pub history: u32,
}

/// The choice of a room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomChoice {
    /// The sample tables inside the program.
    Sample,
    /// The room of a rulebook or of a room file, by its id or by the file's path.
    Named(String),
}

/// The choice of tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentChoice {
    /// Cash games only.
    None,
    /// Those in the calendars of the room's rulebooks.
    Calendar,
}

impl Default for HallConfig {
    fn default() -> Self {
        Self {
            name: "main".to_owned(),
            room: RoomChoice::Sample,
            tournaments: TournamentChoice::Calendar,
            standby: false,
            opening_balance: Money::new(100_000),
            tempo: Tempo::WATCHED,
            rake: true,
            watch: true,
            figures: true,
            may_watch: true,
            history: 256,
        }
    }
}
