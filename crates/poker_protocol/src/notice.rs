//! What a table tells a player beside the hand.

use poker_rules::{Chips, Seat};
use serde::{Deserialize, Serialize};

use crate::{HandId, JackpotKind};

/// Something to tell the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The top-up was skipped: the balance is short (R-CASH-9).
    TopUpSkipped { balance: Chips },
    /// The top-up comes after this hand.
    TopUpLater { amount: Chips },
    /// The clock ran out: checked or folded.
    TimeOut {
        /// It was a fold.
        folded: bool,
    },
    /// Waits for players (R-HAND-7).
    WaitingForPlayers {
        /// How many must be there.
        needed: u8,
    },
    /// Sits out at every table since sitting out at one (R-CASH-5).
    SittingOutEverywhere {
        /// Milliseconds to come back.
        left_ms: u32,
    },
    /// A jackpot fell at this table.
    Jackpot {
        kind: JackpotKind,
        seat: Seat,
        /// The name there when the hand was played.
        player: String,
        amount: Chips,
        hand: HandId,
    },
    /// The hand could not finish; every chip is where it was (R-FAIL-2).
    HandVoid { hand: HandId },
}
