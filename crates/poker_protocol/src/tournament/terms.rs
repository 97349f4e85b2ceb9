//! The terms of a tournament.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::bounty::BountyView;
use super::condition::ConditionView;
use super::deal::DealKind;
use super::level::{BreakView, LevelRow};
use crate::{BankInForce, Money, TournamentId};

/// The rebuys of a tournament (R-REG-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RebuyView {
    /// The price, the fee included.
    pub price: Money,
    /// The part of the price for the house.
    pub fee: Money,
    /// The chips that a rebuy buys.
    pub stack: Chips,
    /// The largest stack with which a player may rebuy; zero if only without chips.
    pub most_chips: Chips,
    /// Rebuys are possible until the end of this level.
    pub last_level: u32,
    /// The largest number of rebuys of a player; `None` if there is no limit.
    pub most: Option<u32>,
}

/// The add-on of a tournament (R-REG-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AddOnView {
    /// The price, the fee included.
    pub price: Money,
    /// The part of the price for the house.
    pub fee: Money,
    /// The chips that it buys.
    pub stack: Chips,
    /// It is offered at the end of this level.
    pub after_level: u32,
}

/// When a tournament ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EndsWhen {
    /// One player has all chips, or all who are left would get the same prize (R-TRN-6).
    OneLeft,
    /// Half the players are out (R-TYP-8).
    HalfLeft,
    /// The time is up (R-PRZ-7).
    TimeLimit {
        /// The time from the beginning without breaks, in milliseconds.
        ms: u32,
    },
    /// This level is over: the players take their stacks to the second phase (R-TYP-10).
    AfterLevel { level: u32 },
}

/// The tournament that the winners of a satellite, or the survivors of a first phase, enter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TargetView {
    pub tournament: TournamentId,
    /// Its name, the same in every language.
    pub name: String,
}

/// The terms of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TermsView {
    /// The stack of an entry; zero if a multiplier gives it that is not drawn yet.
    pub stack: Chips,
    /// The levels, from the first. The last one repeats.
    pub levels: Vec<LevelRow>,
    /// `None` if there are no breaks.
    pub breaks: Option<BreakView>,
    /// The time to decide, in milliseconds.
    pub decision_ms: u32,
    /// The time bank; `None` if there is none, or if a multiplier gives it that is not drawn yet.
    pub bank: Option<BankInForce>,
    pub ends: EndsWhen,
    /// Whether each table plays to one winner, and the winners form new tables (R-TYP-4).
    pub shootout: bool,
    /// The time until which an entry can be taken back, in milliseconds since 1970; `None` if it cannot be, or if it can be until the
    /// tournament is full (R-REG-8).
    pub unregister_until: Option<u64>,
    /// Whether an entry can be taken back at all.
    pub may_unregister: bool,
    /// What a player must fulfil to enter; all of it (R-REG-12).
    pub conditions: Vec<ConditionView>,
    /// How often a player who is out may enter again (R-REG-13).
    pub re_entries: u32,
    /// The number of entries that a player may have at the same time (R-REG-13).
    pub entries_at_once: u32,
    pub rebuys: Option<RebuyView>,
    pub add_on: Option<AddOnView>,
    pub bounties: Option<BountyView>,
    /// The number of players who are left when play becomes hand for hand; `None` if it never does, or if the prizes are not final.
    pub hand_for_hand_at: Option<u32>,
    /// The ways in which the players of the final table may share the remaining prizes; none if they may not (R-PRZ-5).
    pub deals: Vec<DealKind>,
    /// The id of the rulebook that a player accepts by registering (R-INT-8).
    pub rulebook: String,
    /// The tournament that the winners of a satellite, or the survivors of a first phase, enter.
    pub target: Option<TargetView>,
    /// Whether players may watch tables at which they do not sit. In a private tournament, only those who have an entry may.
    #[serde(default)]
    pub may_watch: bool,
}
