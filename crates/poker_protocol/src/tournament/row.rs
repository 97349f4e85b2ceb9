//! One row of the lobby.

use serde::{Deserialize, Serialize};

use super::facts::TournamentFacts;
use crate::{Money, TournamentId};

/// When a tournament begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Begins {
    /// At this time, in milliseconds since 1970.
    At { time: u64 },
    /// When all seats are taken.
    WhenFull { seats_left: u32 },
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LobbyStage {
    /// Registration opens when it is announced.
    Registering,
    /// It is being played, and players can still enter.
    LateRegistration,
    /// It is being played, and nobody can enter any more.
    Playing,
    /// All tables pause.
    Break,
    /// All players who are left sit at one table.
    FinalTable,
    Finished,
    Cancelled,
}

/// When registration after the beginning ends at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RegistrationEnd {
    /// At the end of this level (R-REG-5).
    Level { level: u32 },
    /// At this time, in milliseconds since 1970 (R-REG-6).
    At { time: u64 },
}

/// One row of the lobby: a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentRow {
    pub tournament: TournamentId,
    /// What does not change about it.
    pub facts: TournamentFacts,
    pub begins: Begins,
    pub stage: LobbyStage,
    /// Until when players can enter after the beginning; `None` if they cannot.
    pub late_until: Option<RegistrationEnd>,
    /// The number of entries that were not taken back, re-entries included.
    pub entries: u32,
    /// The number of entries without which it does not take place.
    pub least_entries: u32,
    pub most_entries: u32,
    /// The number of players who are still in.
    pub left: u32,
    /// The number of the level, from 1; 0 if it is not being played.
    pub level: u32,
    /// The least prize pool (R-PRZ-2); zero if there is none.
    pub guarantee: Money,
    /// What the house adds to the prize pool (R-PRZ-3).
    pub added: Money,
    /// The prize pool with the present entries; zero while a multiplier is not drawn.
    pub pool: Money,
}
