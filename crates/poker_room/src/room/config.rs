//! What a driver decides about its room.

use std::sync::Arc;

use poker_protocol::TableId;
use poker_rules::Chips;

use crate::{Rulebook, TableOptions, Tempo};

/// A table of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePlan {
    /// Its id; kept tables are found again by it.
    pub table: TableId,
    /// Its name, the same in every language.
    pub name: String,
    /// The stake, as the rulebook names it: `NL10`.
    pub stake: String,
}

/// A room.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// Name and version of the program, for `Welcome`.
    pub server: String,
    /// The rulebook of all tables.
    pub rulebook: Arc<Rulebook>,
    /// The tables, in the order of the lobby.
    pub tables: Vec<TablePlan>,
    /// Practice: balances may be refilled, tables wait for a person.
    pub practice: bool,
    /// The rulebook's clock runs. Without it nobody is removed for sitting out, either.
    pub clock: bool,
    /// Rake is taken.
    pub rake: bool,
    /// The pauses.
    pub tempo: Tempo,
    /// What a new player has, and what a refill fills up to.
    pub opening_balance: Chips,
    /// Messages kept for a client that resumes.
    pub history: usize,
}

/// A configuration that does not fit its rulebook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadConfig {
    /// No such stake, or no tables of its form.
    #[error("{rulebook} offers no tables of the stake {stake}")]
    NoSuchStake {
        /// The rulebook.
        rulebook: String,
        /// The stake.
        stake: String,
    },
    /// Two tables with one id.
    #[error("two tables have the id {0:?}")]
    TableTwice(TableId),
}

impl RoomConfig {
    pub(super) fn table_options(&self) -> TableOptions {
        TableOptions { rake: self.rake, clock: self.clock, tempo: self.tempo, practice: self.practice }
    }
}
