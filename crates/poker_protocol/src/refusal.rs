//! Why a room refuses a request.

use poker_rules::{Chips, IllegalAction};
use serde::{Deserialize, Serialize};

use crate::{BuyInRange, Money, PlanId};

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The room no longer knows whether it has carried this request out. It was not carried out now.
    Forgotten,
    /// The player has asked to be shown too much in a short time.
    TooOften {
        /// The time until such a request is accepted again, in milliseconds.
        wait_ms: u32,
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
    /// The player has already reported this hand.
    AlreadyReported,
    /// The player has sent as many reports today as a player may (R-INT-7).
    TooManyReports {
        /// The number of reports that a player may send in a day.
        a_day: u32,
    },
    /// As many reports as can be kept wait for a decision of the house.
    ReportsFull,
    /// The table has no chat.
    ChatOff,
    /// The chat text is too long.
    ChatTooLong {
        /// The most characters.
        most: u16,
    },
    /// The chat text is empty or cannot be shown as one line.
    ChatNotOneLine,
    /// The nonce is not the one that was promised, or none was promised for this deck.
    WrongNonce,
    /// The player is dealt into a hand and may not chat while it is bet on.
    ChatInHand,
    /// The player has sent too many chat texts in a short time.
    ChatTooFast {
        /// The time until the next text is accepted, in milliseconds.
        wait_ms: u32,
    },
    /// The player has an entry in this tournament already (R-REG-7).
    AlreadyRegistered,
    /// The player has no entry in this tournament, or is out of it.
    NotRegistered,
    /// The tournament has the most entries that it may have (R-REG-2).
    TournamentFull,
    /// Nobody can enter the tournament now: registration has not opened, is over, or the tournament is cancelled.
    RegistrationClosed,
    /// The player is out of this tournament and may not enter again (R-REG-13).
    NoReEntry,
    /// The player has the most entries at the same time that one player may have (R-REG-13).
    TooManyEntries { most: u32 },
    /// One request may register for this many games at most (R-HEX-2).
    TooManyGames { most: u8 },
    /// An entry in this tournament can no longer be taken back, or never can (R-REG-8).
    UnregisterTooLate,
    /// The password of the tournament is another (R-REG-4).
    WrongPassword,
    /// The player holds no such ticket.
    NoSuchTicket,
    /// The ticket is for tournaments of another kind (R-TKT-1).
    TicketKind,
    /// The ticket is worth less than the entry (R-TKT-1).
    TicketValue {
        /// The value of the ticket.
        value: Money,
        /// The price of the entry.
        price: Money,
    },
    /// The ticket cannot be exchanged for money (R-TKT-4).
    TicketNotExchangeable,
    /// The tournament is entered with tickets only (R-TKT-2).
    TicketsOnly,
    /// The player does not meet the conditions of the tournament (R-REG-12).
    EntryConditions,
    /// The chosen buy-in is outside the range of the tournament, or none was chosen (R-REG-11).
    BuyInChoice { range: BuyInRange },
    /// The second phase is entered only by surviving a first phase (R-TYP-10).
    DirectEntry,
    /// The player has too many chips for a rebuy (R-REG-14).
    RebuyStack {
        /// The largest stack with which a player may rebuy; zero if only without chips.
        most: Chips,
    },
    /// The rebuy period is over (R-REG-14).
    RebuyOver,
    /// The player has made all rebuys that one player may make (R-REG-14).
    NoRebuyLeft { most: u32 },
    /// The add-on is offered at another time, or the player has bought it (R-REG-14).
    AddOnNotNow,
    /// A deal is possible only at the final table (R-PRZ-5).
    NotFinalTable,
    /// The proposal is no longer open.
    NoSuchDeal,
    /// Another proposal is open.
    DealOpen,
    /// The player has agreed to this proposal already.
    AlreadyAgreed,
    /// The request is possible only in practice, or not at this time.
    NotOffered,
    /// The message was too large, too deep or malformed.
    Malformed,
}
