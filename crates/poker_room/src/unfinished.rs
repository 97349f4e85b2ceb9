//! A hand that is not over: what is stored of it while it is played, and for review of one that was voided (R-FAIL-1, R-FAIL-2).

use poker_protocol::{HandId, StakeId, TableId};
use poker_rules::{Action, HandSetup};
use serde::{Deserialize, Serialize};

use crate::{Now, RecordedPlayer, RecordedSeal};

/// The beginning of a hand, with all cards: never for a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunHand {
    pub hand: HandId,
    pub table: TableId,
    pub table_name: String,
    pub stake: StakeId,
    pub rulebook: String,
    pub started: Now,
    /// The players who were dealt in, in the order of `setup.seats`.
    pub players: Vec<RecordedPlayer>,
    /// Everything before the first action, including the deck.
    pub setup: HandSetup,
    /// The seal of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordedSeal>,
}

/// A hand, as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnfinishedHand {
    /// How the hand began.
    #[serde(flatten)]
    pub begun: BegunHand,
    /// The actions in order. Whose turn it was follows from the rules.
    pub actions: Vec<Action>,
}
