//! What a room says to a client.

use std::sync::Arc;

use poker_rules::{Chips, IllegalAction};
use serde::{Deserialize, Serialize};

use crate::{
    BuyInRange, Currency, JackpotPool, PlanId, PlanView, PlayerId, RaisedCharge, RequestId, RulesInForce, SeatOffer, Seq, StakeId,
    StakeRow, StatementEntry, TableEvent, TableId, TableSnapshot,
};

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
        balance: Chips,
        /// The currency of the room: every amount is in its cents.
        currency: Currency,
        /// Play money: a lower balance can be refilled to this.
        refill_to: Option<Chips>,
    },
    /// A request was carried out.
    Done { request: RequestId },
    /// A request was refused and changed nothing.
    Refused { request: RequestId, reason: Refusal },
    /// The stakes on offer.
    Lobby {
        /// In the order of the lobby; one list for all who watch it.
        #[serde(with = "crate::shared_rows")]
        stakes: Arc<[StakeRow]>,
    },
    /// A seat is kept for the player (R-CASH-1).
    SeatOffered {
        /// Which, and on what terms.
        offer: SeatOffer,
    },
    /// It is no longer kept: the time is over, or it was given back.
    SeatWithdrawn { table: TableId },
    /// The player waits for a seat; whenever the place changes (R-CASH-2).
    Queue {
        stake: StakeId,
        /// Counted from 1; `None`: no longer waiting.
        position: Option<u32>,
        /// How many wait in all.
        waiting: u32,
        /// How many open a new table.
        opens_at: u32,
    },
    /// The jackpots as they are now: with the lobby.
    Jackpots {
        /// One for each that the room has.
        pools: Vec<JackpotPool>,
    },
    /// The answer to `AskPlans`, and whenever something about them changes.
    Plans {
        /// All plans and the player's own.
        plans: PlanView,
    },
    /// The answer to `AskStatement`.
    Statement {
        /// The newest first.
        entries: Vec<StatementEntry>,
        /// There are older ones.
        more: bool,
    },
    /// The rules of a rulebook that tables here are played by.
    Rules {
        /// As figures.
        rules: Box<RulesInForce>,
    },
    /// Charges that have risen since the player was told last (R-RAKE-8): after the greeting.
    ChargesRaised {
        /// The oldest first.
        raised: Vec<RaisedCharge>,
    },
    /// The balance changed.
    Balance { balance: Chips },
    /// A table as it is: on sitting down and on resuming.
    Snapshot {
        /// All that this viewer may see.
        table: Box<TableSnapshot>,
    },
    /// Something happened at a table.
    Table { table: TableId, event: TableEvent },
    /// The viewer no longer sits at this table; the stack is in the balance.
    Unseated {
        table: TableId,
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
    BuyIn { range: BuyInRange },
    /// The balance is too small.
    Balance {
        /// What was asked for.
        needed: Chips,
        balance: Chips,
    },
    /// That decision has passed, or it is somebody else's.
    NotYourTurn,
    /// The rules do not allow the action.
    Illegal {
        /// Reason and bounds.
        reason: IllegalAction,
    },
    /// The player waits for a seat of this stake already.
    AlreadyWaiting,
    /// No seat was offered there, or the time for it is over.
    NoSeatOffered,
    /// The player sits at as many tables of this stake as one may (R-BAN-1).
    TooManyTables { most: u8 },
    /// The player takes part in a hand in progress.
    InHand,
    /// There is nothing to fold from: no bet to answer, or the turn has come (R-FAST-2).
    NoFastFold,
    /// This rulebook knows no such thing.
    NotInRulebook {
        /// Its id.
        rulebook: String,
    },
    /// A paid plan is still running (R-PLAN-4).
    PlanActive { plan: PlanId },
    /// There is no paid plan to cancel.
    NoPlan,
    /// All cancellations of the calendar year are used (R-PLAN-3).
    Cancellations { most: u8 },
    /// The house has excluded the player from Banzai tables (R-BAN-4).
    BanzaiExcluded,
    /// The player's chips are held while hands are reviewed (R-INT-1).
    UnderReview,
    /// The house has suspended the player (R-INT-1).
    Suspended,
    /// This player has reported this hand, or reports too often.
    AlreadyReported,
    /// There is no chat here.
    ChatOff,
    /// What was said is too long.
    ChatTooLong {
        /// Characters at most.
        most: u16,
    },
    /// What was said is empty or cannot be shown as one line.
    ChatNotOneLine,
    /// One who is dealt in says nothing while there is betting.
    ChatInHand,
    /// Too much was said in a short time.
    ChatTooFast {
        /// Until something can be said again.
        wait_ms: u32,
    },
    /// Offered in practice only, or not now.
    NotOffered,
    /// The message was too large, too deep or malformed.
    Malformed,
}
