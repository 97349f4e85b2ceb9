//! A hand that is not over: what is kept of it while it is played, and of one that was voided, for review (R-FAIL-1, R-FAIL-2).

use poker_protocol::{HandId, StakeId, TableId};
use poker_rules::{Action, HandSetup};
use serde::{Deserialize, Serialize};

use crate::{Now, RecordedPlayer, RecordedSeal};

/// The beginning of a hand, with all cards: never for a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunHand {
    /// Its number.
    pub hand: HandId,
    /// The table it is played at.
    pub table: TableId,
    pub table_name: String,
    pub stake: StakeId,
    /// The rulebook in force.
    pub rulebook: String,
    /// When it began.
    pub started: Now,
    /// Who was dealt in, in the order of `setup.seats`.
    pub players: Vec<RecordedPlayer>,
    /// Everything before the first action, the deck too.
    pub setup: HandSetup,
    /// What its deck was sealed with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordedSeal>,
}

/// A hand as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnfinishedHand {
    /// How it began.
    #[serde(flatten)]
    pub begun: BegunHand,
    /// What was done, in order; whose turn it was follows from the rules.
    pub actions: Vec<Action>,
}
