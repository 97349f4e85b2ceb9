//! The messages of a room to a client.

use std::sync::Arc;

use poker_rules::IllegalAction;
use serde::{Deserialize, Serialize};

use crate::{
    BuyInRange, Currency, JackpotPool, Money, PlanId, PlanView, PlayerId, RaisedCharge, RequestId, RulesInForce, SeatOffer, Seq, StakeId,
    StakeRow, StatementEntry, TableEvent, TableId, TableSnapshot,
};

/// A message with its number in the stream to the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerMsg {
    /// The number, one more than that of the message before.
    pub seq: Seq,
    pub message: Message,
}

/// A message of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// Answers `Hello`.
    Welcome {
        /// The version of the protocol that both use.
        protocol: u16,
        /// The name and version of the room's program.
        server: String,
        player: PlayerId,
        balance: Money,
        /// The currency of the room. All amounts are in its cents.
        currency: Currency,
        /// With play money, the amount to which a lower balance can be refilled; otherwise `None`.
        refill_to: Option<Money>,
    },
    /// A request was carried out.
    Done { request: RequestId },
    /// A request was refused. Nothing has changed.
    Refused { request: RequestId, reason: Refusal },
    /// The stakes on offer.
    Lobby {
        /// The stakes in the order of the lobby. All clients share one list.
        #[serde(with = "crate::shared_rows")]
        stakes: Arc<[StakeRow]>,
    },
    /// A seat is kept for the player (R-CASH-1).
    SeatOffered {
        /// The seat and its terms.
        offer: SeatOffer,
    },
    /// The seat is no longer kept, because the time is over or the player gave it back.
    SeatWithdrawn { table: TableId },
    /// The player's place in a queue; sent whenever it changes (R-CASH-2).
    Queue {
        stake: StakeId,
        /// The place, from 1; `None` if the player no longer waits.
        position: Option<u32>,
        /// The number of players in the queue.
        waiting: u32,
        /// The number of waiting players for whom a new table opens.
        opens_at: u32,
    },
    /// The current amounts of the jackpots; sent with the lobby.
    Jackpots {
        /// The jackpots of the room.
        pools: Vec<JackpotPool>,
    },
    /// Answers `AskPlans`; also sent whenever the plans change.
    Plans {
        /// All plans and the player's own plan.
        plans: PlanView,
    },
    /// Answers `AskStatement`.
    Statement {
        /// The entries, newest first.
        entries: Vec<StatementEntry>,
        /// Whether there are older entries.
        more: bool,
    },
    /// The rules of a rulebook that is used by tables of this room.
    Rules {
        /// The rules as figures.
        rules: Box<RulesInForce>,
    },
    /// The charges that have risen since the player was last told (R-RAKE-8); sent after `Welcome`.
    ChargesRaised {
        /// The risen charges, oldest first.
        raised: Vec<RaisedCharge>,
    },
    /// The player's balance has changed.
    Balance { balance: Money },
    /// The whole state of a table; sent when the player sits down and when the client resumes.
    Snapshot {
        /// Everything that this player may see.
        table: Box<TableSnapshot>,
    },
    /// Something happened at a table.
    Table { table: TableId, event: TableEvent },
    /// The player no longer sits at this table. The stack has been added to the balance.
    Unseated {
        table: TableId,
        returned: Money,
        /// True if the player was away too long (R-CASH-4); false if the player left.
        removed: bool,
    },
}

impl Message {
    /// Whether the message describes a current state. The other messages report an event or answer a request.
    #[must_use]
    pub fn tells_state(&self) -> bool {
        match self {
            Message::Table { .. } | Message::Done { .. } | Message::Refused { .. } => false,
            Message::Welcome { .. }
            | Message::Lobby { .. }
            | Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::ChargesRaised { .. }
            | Message::Statement { .. }
            | Message::Rules { .. }
            | Message::Balance { .. }
            | Message::Snapshot { .. }
            | Message::Unseated { .. } => true,
        }
    }
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// The client has not sent `Hello`.
    NotGreeted,
    /// The room uses another version of the protocol.
    Version {
        /// The version that the room uses.
        wanted: u16,
    },
    /// There is no such table or stake.
    Unknown,
    /// The player does not sit at this table.
    NotSeated,
    /// The player already sits at this table.
    AlreadySeated,
    /// The table has no free seat.
    Full,
    /// The buy-in or top-up is outside the permitted range.
    BuyIn { range: BuyInRange },
    /// The balance is too small.
    Balance {
        /// The amount that was asked for.
        needed: Money,
        balance: Money,
    },
    /// The decision is over, or it is another player's turn.
    NotYourTurn,
    /// The rules do not allow the action.
    Illegal {
        /// The reason, with the legal bounds.
        reason: IllegalAction,
    },
    /// The player already waits for a seat of this stake.
    AlreadyWaiting,
    /// The player was offered no seat at this table, or the time to take it is over.
    NoSeatOffered,
    /// The player sits at the most tables of this stake that one player may have (R-BAN-1).
    TooManyTables { most: u8 },
    /// The player takes part in a hand in progress.
    InHand,
    /// The player cannot fold out of turn: there is no bet to answer, or the turn has come (R-FAST-2).
    NoFastFold,
    /// The rulebook does not have this option.
    NotInRulebook {
        /// The id of the rulebook.
        rulebook: String,
    },
    /// The player already has a paid plan (R-PLAN-4).
    PlanActive { plan: PlanId },
    /// The player has no paid plan to cancel.
    NoPlan,
    /// The player has used all cancellations of the calendar year (R-PLAN-3).
    Cancellations { most: u8 },
    /// The house has excluded the player from Banzai tables (R-BAN-4).
    BanzaiExcluded,
    /// The player's money is held while hands are reviewed (R-INT-1).
    UnderReview,
    /// The house has suspended the player (R-INT-1).
    Suspended,
    /// The player has already reported this hand, or reports too often.
    AlreadyReported,
    /// The table has no chat.
    ChatOff,
    /// The chat text is too long.
    ChatTooLong {
        /// The most characters.
        most: u16,
    },
    /// The chat text is empty or cannot be shown as one line.
    ChatNotOneLine,
    /// The player is dealt into a hand and may not chat while it is bet on.
    ChatInHand,
    /// The player has sent too many chat texts in a short time.
    ChatTooFast {
        /// The time until the next text is accepted, in milliseconds.
        wait_ms: u32,
    },
    /// The request is possible only in practice, or not at this time.
    NotOffered,
    /// The message was too large, too deep or malformed.
    Malformed,
}
