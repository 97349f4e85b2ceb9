//! What a room says to a client.

use poker_rules::{Chips, IllegalAction};
use serde::{Deserialize, Serialize};

use crate::{BuyInRange, HandId, PlayerId, RequestId, Seq, StakeRow, TableEvent, TableId, TableSnapshot};

/// One message with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerMsg {
    /// One more than the message before.
    pub seq: Seq,
    /// What is said.
    pub message: Message,
}

/// Everything a room can say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The answer to `Hello`.
    Welcome {
        /// The version both will speak.
        protocol: u16,
        /// Name and version of the room's program.
        server: String,
        /// Who the client is here.
        player: PlayerId,
        /// Its balance.
        balance: Chips,
    },
    /// A request was carried out.
    Done {
        /// Which.
        request: RequestId,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// Which.
        request: RequestId,
        /// Why.
        reason: Refusal,
    },
    /// The stakes on offer.
    Lobby {
        /// In the order of the lobby.
        stakes: Vec<StakeRow>,
    },
    /// The balance changed.
    Balance {
        /// Now.
        balance: Chips,
    },
    /// A table as it is: on sitting down and on resuming.
    Snapshot {
        /// All that this viewer may see.
        table: Box<TableSnapshot>,
    },
    /// Something happened at a table.
    Table {
        /// Where.
        table: TableId,
        /// What.
        event: TableEvent,
    },
    /// The viewer no longer sits at this table; the stack is in the balance.
    Unseated {
        /// Which table.
        table: TableId,
        /// Chips returned.
        returned: Chips,
        /// R-CASH-4: away too long. Otherwise the player left.
        removed: bool,
    },
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// `Hello` must come first.
    NotGreeted,
    /// This room speaks another version.
    Version {
        /// The one it speaks.
        wanted: u16,
    },
    /// There is no such table or stake.
    Unknown,
    /// The player does not sit there.
    NotSeated,
    /// The player sits there already.
    AlreadySeated,
    /// No seat is free.
    Full,
    /// The buy-in or top-up lies outside its range.
    BuyIn {
        /// The range.
        range: BuyInRange,
    },
    /// The balance is too small.
    Balance {
        /// What was asked for.
        needed: Chips,
        /// What is there.
        balance: Chips,
    },
    /// That decision has passed, or it is somebody else's.
    NotYourTurn,
    /// The rules do not allow the action.
    Illegal {
        /// Reason and bounds.
        reason: IllegalAction,
    },
    /// Offered in practice only, or not now.
    NotOffered,
    /// The message was too large, too deep or malformed.
    Malformed,
}

/// Something to tell the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The top-up was skipped: the balance is short (R-CASH-9).
    TopUpSkipped {
        /// The balance.
        balance: Chips,
    },
    /// The top-up comes after this hand.
    TopUpLater {
        /// How much.
        amount: Chips,
    },
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
    /// The hand could not finish; every chip is where it was (R-FAIL-2).
    HandVoid {
        /// Which.
        hand: HandId,
    },
}
