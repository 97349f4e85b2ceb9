//! Prizes (R-PRZ).

use serde::{Deserialize, Serialize};

use crate::{Money, TournamentId};

/// An entry of another tournament that was won (R-TYP-9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WonEntry {
    /// The player is registered for this tournament.
    Entry { tournament: TournamentId, name: String, value: Money },
    /// The player gets a ticket of this kind.
    Ticket { kind: String, value: Money },
}

/// What a place wins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prize {
    /// All money; zero if the place is not paid in money.
    pub money: Money,
    /// The part of the money that the house pays as special prize or second prize (R-PRZ-3).
    pub extra: Money,
    /// The entry of another tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<WonEntry>,
}

/// How a prize pool is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Division {
    /// By a table, for the number of entries (R-PRZ-1).
    Table,
    WinnerTakesAll,
    /// In equal parts among those who are left (R-TYP-7).
    Equal,
    /// Half in equal parts among those who are left, half by their chips (R-TYP-6).
    HalfByChips,
    /// By a drawn multiplier (R-HEX-1).
    Drawn,
    /// Entries of another tournament (R-TYP-9).
    Entries,
    /// All of it in the second phase (R-TYP-10).
    SecondPhase,
}

/// Neighbouring places with the same prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeRow {
    /// The best of the places.
    pub from: u32,
    /// The last of the places.
    pub to: u32,
    /// What each of them wins.
    pub prize: Prize,
}

/// The prizes of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizesView {
    pub division: Division,
    /// Whether nobody can enter any more. Before that, the prizes are those for the present entries (R-PRZ-1), or of a sit and go those of a
    /// full table.
    pub is_final: bool,
    pub pool: Money,
    /// The prizes, from the first place. Empty while they depend on a multiplier that is not drawn. Of prizes that depend on the chips at
    /// the end, only the equal part.
    pub rows: Vec<PrizeRow>,
}
