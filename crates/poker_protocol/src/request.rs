//! What a client asks of a room.

use poker_rules::{Action, Chips};
use serde::{Deserialize, Serialize};

use crate::{HandId, RequestId, Seq, StakeId, TableId, TurnId};

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
    /// A seat at some table of this stake (R-CASH-1: the room picks the table).
    TakeSeat {
        /// Which stake.
        stake: StakeId,
        /// Between the ends of its range.
        buy_in: Chips,
        /// Wait for the big blind or post.
        entry: Entry,
    },
    /// Leaves; a hand in progress is folded, the stack goes to the balance.
    LeaveTable {
        /// Which table.
        table: TableId,
    },
    /// An action in a hand.
    Act {
        /// Which table.
        table: TableId,
        /// The hand it is meant for.
        hand: HandId,
        /// The decision it is meant for.
        turn: TurnId,
        /// What to do.
        action: Action,
    },
    /// Sits out from the next hand, or comes back.
    SitOut {
        /// Which table.
        table: TableId,
        /// Out or back.
        on: bool,
    },
    /// Sits out when the big blind comes (R-CASH-6).
    SitOutNextBigBlind {
        /// Which table.
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Restores the stack to the first buy-in after each hand (R-CASH-9).
    AutoTopUp {
        /// Which table.
        table: TableId,
        /// On or off.
        on: bool,
    },
    /// Adds to the stack after this hand, up to the most the table allows (R-CASH-10); also the way back of a busted player.
    TopUp {
        /// Which table.
        table: TableId,
        /// The stack wanted.
        to: Chips,
    },
    /// Changes how to enter play.
    Enter {
        /// Which table.
        table: TableId,
        /// Wait or post.
        entry: Entry,
    },
    /// Ends the pause after a hand once every person at the table has asked for it.
    NextHand {
        /// Which table.
        table: TableId,
    },
    /// Practice only: fills the play-money balance up again.
    RefillBalance,
}
