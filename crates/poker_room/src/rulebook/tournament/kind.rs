//! The terms in which tournaments differ. Each says one thing, and any of them go together unless a check forbids it.

use serde::{Deserialize, Serialize};

/// When a tournament starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Start {
    /// When this number of players have registered (R-TYP-1).
    WhenFull { players: u16 },
    /// At its time, if at least `least` have registered; registration closes at `most` (R-REG-2, R-REG-3).
    AtTime { least: u16, most: u16 },
}

/// When a tournament ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finish {
    /// When one player has all chips, or when all who are left would get the same prize (R-TRN-6).
    OneLeft,
    /// When half the players are out (R-TYP-6, R-TYP-7, R-TYP-8).
    HalfLeft,
    /// After this time, seconds from the start without breaks (R-PRZ-7).
    TimeLimit { seconds: u32 },
    /// At the end of this level: the players take their stacks to the second phase (R-TYP-10).
    AfterLevel { level: u16 },
}

/// What happens when a table has lost players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableUse {
    /// Tables are balanced and broken until one is left (R-TRN-9, R-TYP-3).
    Balanced,
    /// Each table plays to one winner; the winners form new tables, with new stacks and from the first level (R-TYP-4).
    Shootout,
}

/// How a player enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum EntryTerms {
    /// For buy-in and fee (R-REG-1).
    Paid,
    /// For a multiple of buy-in and fee that the player chooses, with a stack in proportion (R-REG-11). Percent of the usual price.
    MultiBuyIn { least_percent: u32, most_percent: u32 },
    /// For nothing (R-REG-12).
    Freeroll,
    /// By surviving a first phase (R-TYP-10).
    FromPhaseOne,
}

/// With what an entry can be paid (R-TKT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryMethod {
    Money,
    Tickets,
    MoneyAndTickets,
}

/// How the prize pool is divided.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum PrizeScheme {
    /// By the prize table with this id (R-PRZ-1).
    Table(String),
    /// The winner gets all of it (R-PRZ-3).
    WinnerTakesAll,
    /// Entries of another tournament; the rest of the pool is one more prize (R-TKT-3, R-TYP-9).
    Entries,
    /// In equal parts among those who are left (R-TYP-7).
    Equal,
    /// Half in equal parts among those who are left, half by their chips (R-TYP-6).
    HalfByChips,
    /// The pool goes to the second phase (R-TYP-10). Where a rulebook has prizes in the first phase, those who are out before its end get
    /// the prizes of their places in the prize table with this id.
    SecondPhase(String),
}

/// When a tournament pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breaks {
    /// At 55 minutes past each hour, but not during the first level (R-TRN-10).
    Synchronised,
    Never,
}
