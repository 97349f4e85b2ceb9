//! The notices of a table to a player.

use poker_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{HandId, JackpotKind, Money, OpenedDeck};

/// A notice for one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The automatic top-up was skipped because the balance is too small (R-CASH-9).
    TopUpSkipped { balance: Money },
    /// The top-up will be made after this hand.
    TopUpLater { amount: Money },
    /// The player's time ran out, and the room checked or folded.
    TimeOut {
        /// Whether it was a fold.
        folded: bool,
    },
    /// The table waits for more players (R-HAND-7).
    WaitingForPlayers {
        /// The number of players that a hand needs.
        needed: u8,
    },
    /// The player now sits out at all tables, because of sitting out at one (R-CASH-5).
    SittingOutEverywhere {
        /// The time left to return, in milliseconds.
        left_ms: u32,
    },
    /// A jackpot was won at this table.
    Jackpot {
        kind: JackpotKind,
        seat: Seat,
        /// The name of the player in the seat when the hand was played.
        player: String,
        amount: Money,
        hand: HandId,
    },
    /// The hand could not be finished. All chips are back where they were before it (R-FAIL-2).
    HandVoid {
        hand: HandId,
        /// The whole deck, if it was sealed and its cards were dealt.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened: Option<Box<OpenedDeck>>,
    },
}
