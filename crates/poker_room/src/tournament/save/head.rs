//! What is small in a saved tournament, and changes less often than its tables.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId, TableId};
use poker_rules::{Chips, Seat};
use serde::{Deserialize, Serialize};

use crate::Now;
use crate::tournament::bounty::BountyAccount;
use crate::tournament::deal::DealTalks;
use crate::tournament::entry_id::EntryId;
use crate::tournament::level_clock::LevelClock;
use crate::tournament::play::Holds;
use crate::tournament::rebuy_period::RebuyPeriod;

/// The head of a saved tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentHead {
    pub stage: StageSave,
    /// The number of entries that were not taken back.
    pub entered: u32,
    /// The prize pool; zero until registration closes.
    pub pool: Money,
    /// What earlier phases have left of their pools for this one (R-TYP-10).
    pub carried: Money,
    /// The players whom the house has disqualified (R-TRN-13).
    pub disqualified: BTreeSet<PlayerId>,
    /// The entries that are out and whose players have declined to enter again.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub declined: BTreeSet<EntryId>,
    /// How long it has stood still after faults, all in all, milliseconds (R-FAIL-1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stood_still_ms: u64,
    /// What was paid for bounties and from them; `None` in a tournament without bounties.
    pub bounties: Option<BountyAccount>,
    /// All chips at the tables, so that a save whose stacks do not have this sum is refused.
    pub chips: Chips,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(ms: &u64) -> bool {
    *ms == 0
}

/// How far a saved tournament had come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageSave {
    Registering,
    Playing(Box<PlaySave>),
    Finished,
    Cancelled,
}

/// What a saved tournament knew while it was played, besides its tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaySave {
    pub(in crate::tournament) clock: LevelClock,
    pub(in crate::tournament) holds: Holds,
    /// Whether players could still enter.
    pub open: bool,
    /// When registration closes by the time.
    pub closes: Option<Now>,
    /// When a tournament with a time limit is over; `None` during breaks.
    pub ends: Option<Now>,
    /// What is left of the time limit during a break, milliseconds.
    pub limit_left_ms: Option<u32>,
    pub next_break: Option<Now>,
    pub break_until: Option<Now>,
    /// The players who have lost all chips and have no place yet.
    pub busted: Vec<BustedSave>,
    /// The rebuy period, with the open offers and the chips that were bought in mid-hand.
    pub(in crate::tournament) rebuys: RebuyPeriod,
    /// The number of the last entry that has lost all chips while places are open; `None` if the prizes are final.
    pub last_out: Option<u32>,
    /// The number of entries that have no place yet.
    pub left: u32,
    /// The talks about deals.
    pub(in crate::tournament) deals: DealTalks,
}

/// A player who has lost all chips and has no place yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BustedSave {
    pub table: TableId,
    pub seat: Seat,
    pub entry: EntryId,
    /// The stack at the start of the hand.
    pub stack: Chips,
    /// When the hand was over.
    pub at: Now,
    /// The entries that have knocked out the player.
    pub by: Vec<EntryId>,
}
