//! What does not change about a tournament.

use poker_rules::GameSpec;
use serde::{Deserialize, Serialize};

use super::feature::TournamentFeature;
use crate::{BuyInRange, Money};

/// How a tournament comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentKind {
    /// It begins at a time (R-TYP-2).
    Scheduled,
    /// It begins when all seats are taken (R-TYP-1).
    SitAndGo,
    /// A sit and go of the HexaPro family (R-HEX-1).
    Hexapro,
}

/// What an entry costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryCost {
    /// The part for the prize pool and, if the own bounty is a part of the buy-in, for the bounty.
    pub buy_in: Money,
    /// The part for the house.
    pub fee: Money,
    /// The own bounty; zero if there is none.
    pub bounty: Money,
    /// All that a player pays.
    pub total: Money,
    /// The buy-ins between which a player chooses (R-REG-11); fee and stack are in proportion. `None` if there is no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<BuyInRange>,
}

/// What does not change about a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentFacts {
    /// The name, the same in every language.
    pub name: String,
    pub kind: TournamentKind,
    pub game: GameSpec,
    /// The number of seats at each table.
    pub seats: u8,
    pub cost: EntryCost,
    /// The kind of ticket that pays an entry; `None` if only money does.
    pub ticket: Option<String>,
    /// Whether a password is needed (R-REG-4).
    pub password: bool,
    pub freeroll: bool,
    pub features: Vec<TournamentFeature>,
    /// The rulebook in force, such as `en-2.7`.
    pub rulebook: String,
}
