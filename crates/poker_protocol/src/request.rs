//! What a client asks of a room.

use poker_rules::{Action, Chips, Seat};
use serde::{Deserialize, Serialize};

use crate::{HandId, PlanId, RequestId, Seq, StakeId, Suspicion, TableId, TurnId};

/// The longest name at the tables, in characters.
pub const MAX_NAME_CHARS: usize = 20;

/// How many avatars there are to choose from.
pub const AVATARS: u8 = 8;

/// One request with its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClientMsg {
    /// Applied at most once; the answer names it.
    pub id: RequestId,
    /// What is asked.
    pub request: Request,
}

/// How a newcomer (or one who missed the big blind) enters play, R-HAND-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Is dealt in when the big blind reaches the seat.
    #[default]
    WaitForBigBlind,
    /// Posts a live big blind and is dealt in at the next hand.
    PostNow,
}

/// Everything a client can ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The first message of every connection.
    Hello {
        /// [`crate::PROTOCOL_VERSION`] of the sender.
        protocol: u16,
        /// Name and version of the program.
        client: String,
        /// The player's name at the tables: 1 to [`MAX_NAME_CHARS`] characters, none of them a control character, no blank at either end.
        name: String,
        /// Which of the [`AVATARS`] drawn avatars, from 0.
        avatar: u8,
        /// Language tag of the player.
        language: String,
    },
    /// Everything after this message again, or a snapshot where that is gone.
    Resume {
        /// The last message received.
        after: Seq,
    },
    /// The stakes on offer, now and whenever they change.
    WatchLobby,
    /// No more lobby messages.
    LeaveLobby,
    /// A seat at some table of this stake (R-CASH-1: the room picks the table): answered with a seat that is offered or a place in the
    /// queue.
    Join { stake: StakeId },
    /// No longer waits for a seat (R-CASH-2).
    LeaveQueue { stake: StakeId },
    /// Takes the seat that was offered. Sitting down accepts the rules (R-INT-8).
    SitDown {
        table: TableId,
        /// Within the limits of the offer.
        buy_in: Chips,
        /// Wait for the big blind or post.
        entry: Entry,
    },
    /// Gives back the seat that was offered.
    DeclineSeat { table: TableId },
    /// Leaves; a hand in progress is folded, the stack goes to the balance.
    LeaveTable { table: TableId },
    /// An action in a hand, or what is seen of it at its end.
    Act {
        table: TableId,
        /// The hand it is meant for.
        hand: HandId,
        /// The decision it is meant for.
        turn: TurnId,
        /// What to do.
        action: Action,
    },
    /// Sits out from the next hand at every cash table, those opened afterwards included, or comes back to all (R-CASH-5).
    SitOut {
        table: TableId,
        /// Out or back.
        on: bool,
    },
    /// Sits out when the big blind comes, at every cash table at its own (R-CASH-6).
    SitOutNextBigBlind {
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Restores the stack to the first buy-in after each hand (R-CASH-9).
    AutoTopUp {
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Adds to the stack between hands, up to the most the table allows (R-CASH-10); also the way back of a busted player.
    TopUp {
        table: TableId,
        /// The stack wanted.
        to: Chips,
    },
    /// The same as soon as the hand is over that the player is in.
    TopUpAfterHand {
        table: TableId,
        /// The stack wanted.
        to: Chips,
    },
    /// Posts a straddle whenever the seat may (R-HAND-10), or no longer.
    Straddle {
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Turns the automatic muck on or off (R-POT-5). It never applies where a jackpot may be at stake.
    AutoMuck {
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Folds out of turn and moves to the next table (R-FAST-2).
    FastFold {
        /// The pool.
        table: TableId,
        /// The hand it is meant for.
        hand: HandId,
    },
    /// Changes how to enter play.
    Enter {
        table: TableId,
        /// Wait or post.
        entry: Entry,
    },
    /// Says something to everybody at the table; only to those who sit there, and not in practice.
    Say {
        table: TableId,
        /// At most [`crate::MAX_CHAT_CHARS`] characters, in one line ([`crate::is_one_line`]).
        text: String,
    },
    /// Ends the pause after a hand once every person at the table has asked for it.
    NextHand { table: TableId },
    /// Practice only: fills the play-money balance up again.
    RefillBalance,
    /// The rake plans and the player's own (R-PLAN-1).
    AskPlans,
    /// Pays for a plan, from this moment on.
    ChoosePlan { plan: PlanId },
    /// Ends the plan; part of the price comes back (R-PLAN-2).
    CancelPlan,
    /// What went into and out of the player's balance and stacks, the newest first.
    AskStatement {
        /// Only entries older than this; `None` begins with the newest.
        before: Option<u64>,
    },
    /// The rules of a rulebook as figures.
    AskRules {
        /// Its id, as `en-2.7`.
        rulebook: String,
    },
    /// Complains about a hand (R-INT-7).
    ReportHand {
        hand: HandId,
        /// The seats that the report is about; empty where it is about no player in particular.
        about: Vec<Seat>,
        /// What is suspected.
        why: Suspicion,
        /// In the player's own words; at most [`crate::MAX_REMARK_CHARS`] characters.
        remark: String,
    },
}
