//! The options of the commands.

use std::path::PathBuf;

use poker_history::Format;
use poker_rigs::Policy;
use poker_rules::Variant;

/// The options of `simulate`.
#[derive(Clone, Debug, PartialEq)]
pub struct SimulateOptions {
    pub game: Variant,
    pub policy: Policy,
    pub hands: u64,
    pub seed: u64,
    /// The number of players; `None` for the usual one.
    pub players: Option<u64>,
    pub history: Option<PathBuf>,
    pub rulebook: Option<String>,
}

/// The options of `simulate --room`.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomOptions {
    /// The room: its id or its file.
    pub room: String,
    pub hands: u64,
    pub seed: u64,
    /// Measures this number of tables instead of checking everything.
    pub tables: Option<u64>,
    /// A folder of rulebooks and room files.
    pub rulebooks: Option<PathBuf>,
}

/// The options of `simulate --tournament`.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentOptions {
    /// The kind of tournament.
    pub kind: String,
    /// The number of players; `None` for the usual one of the kind.
    pub players: Option<u64>,
    pub seed: u64,
    pub rulebook: Option<String>,
    pub history: Option<PathBuf>,
}

/// The options of `hands export`.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportOptions {
    pub format: Format,
    /// The player whose view is written; all cards where no player is named.
    pub hero: Option<String>,
    /// The file to write; `None` for the standard output.
    pub out: Option<PathBuf>,
    pub files: Vec<PathBuf>,
}
