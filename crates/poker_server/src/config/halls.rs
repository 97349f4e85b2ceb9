//! What a hall offers.

use poker_room::Tempo;
use poker_rules::Chips;
use serde::Deserialize;

/// A hall: a room with a book of its own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HallConfig {
    /// Its name.
    pub name: String,
    /// What it offers.
    pub room: RoomChoice,
    /// Taken only when the server that has it is gone: for several servers on one PostgreSQL.
    pub standby: bool,
    /// What a new player has, in cents of play money.
    pub opening_balance: Chips,
    /// The pauses.
    pub tempo: Tempo,
    /// Rake is taken.
    pub rake: bool,
    /// Play is watched for signs of collusion and programs.
    pub watch: bool,
    /// Messages kept for a client that comes back.
    pub history: u32,
}

/// Which room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomChoice {
    /// The sample tables inside the program.
    Sample,
    /// The room of a rulebook or of a room file, by its id or by the file's path.
    Named(String),
}

impl Default for HallConfig {
    fn default() -> Self {
        Self {
            name: "main".to_owned(),
            room: RoomChoice::Sample,
            standby: false,
            opening_balance: Chips::new(100_000),
            tempo: Tempo::WATCHED,
            rake: true,
            watch: true,
            history: 256,
        }
    }
}
