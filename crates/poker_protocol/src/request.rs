//! The requests of a client to a room.

use std::num::NonZeroU64;

use poker_rules::{Action, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    Bytes32, DealKind, HandId, Money, OfferId, Pay, PlanId, ProposalId, RequestId, Seq, StakeId, StreamId, Suspicion, TableId, TicketId,
    TournamentId, TurnId,
};

/// The longest player's name, in characters.
pub const MAX_NAME_CHARS: usize = 20;

/// The number of avatars that players choose from.
pub const AVATARS: u8 = 8;

/// A request with its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClientMsg {
    /// The room applies each id at most once, and its answer repeats the id. It is not 0: with this id the room refuses a request whose id
    /// it could not read.
    #[serde(deserialize_with = "above_zero")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub id: RequestId,
    pub request: Request,
}

fn above_zero<'de, D: Deserializer<'de>>(id: D) -> Result<RequestId, D::Error> {
    NonZeroU64::deserialize(id).map(|id| RequestId(id.get()))
}

/// How a newcomer, or a player who missed the big blind, enters play (R-HAND-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The player is dealt in when the big blind reaches the seat.
    #[default]
    WaitForBigBlind,
    /// The player posts a live big blind and is dealt into the next hand.
    PostNow,
}

/// The place in a stream after which a client that comes back wants to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StreamPlace {
    /// The stream, as the last `Welcome` named it.
    pub stream: StreamId,
    /// The number of the last message received.
    pub after: Seq,
}

/// A request to a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Greets the room; the first request of every connection.
    Hello {
        /// The client's [`crate::PROTOCOL_VERSION`].
        protocol: u16,
        /// The name and version of the client's program.
        client: String,
        /// The player's name: 1 to [`MAX_NAME_CHARS`] characters, without control characters and without spaces at the ends.
        name: String,
        /// The number of the avatar, from 0 and below [`AVATARS`].
        avatar: u8,
        /// The player's language tag.
        language: String,
        /// Where a client that comes back goes on: it is sent what it has missed, if the room still has it, and then `Welcome`. Only in the
        /// first `Hello` of a connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resume: Option<StreamPlace>,
    },
    /// Asks for the present state, if the client has not received every message up to the last one. Missed messages are not sent.
    Resume {
        /// The number of the last message received.
        after: Seq,
    },
    /// Asks for the stakes on offer, now and whenever they change.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    WatchLobby,
    /// Ends the messages about the lobby.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    LeaveLobby,
    /// Sets whether other players may find out what this player plays. A `Hello` and the end of the connection set it to false.
    AllowFinding {
        /// Whether they may.
        on: bool,
    },
    /// Asks what a player plays.
    FindPlayer {
        /// The player's name, at most [`MAX_NAME_CHARS`] characters; upper and lower case are the same.
        name: String,
    },
    /// Asks for a seat at a table of this stake. The room picks the table (R-CASH-1), and offers a seat or gives a place in the queue.
    Join { stake: StakeId },
    /// Leaves the queue of a stake (R-CASH-2).
    LeaveQueue { stake: StakeId },
    /// Takes the seat that was offered. By sitting down the player accepts the rules (R-INT-8).
    SitDown {
        table: TableId,
        /// The buy-in, within the limits of the offer.
        buy_in: Money,
        /// How to enter play.
        entry: Entry,
    },
    /// Gives back the seat that was offered.
    DeclineSeat { table: TableId },
    /// Leaves the table. The player's hand in progress is folded, and the stack goes to the balance.
    LeaveTable { table: TableId },
    /// Takes an action in a hand, or chooses to show or muck at its end.
    Act {
        table: TableId,
        /// The hand that the action is meant for.
        hand: HandId,
        /// The decision that the action is meant for.
        turn: TurnId,
        action: Action,
    },
    /// Sits out from the next hand at all cash tables, those opened later included, or returns to all (R-CASH-5).
    SitOut {
        table: TableId,
        /// True to sit out, false to return.
        on: bool,
    },
    /// Turns sitting out at the next big blind on or off. At each cash table it takes effect at that table's big blind (R-CASH-6).
    SitOutNextBigBlind {
        table: TableId,
        /// Whether to turn it on.
        on: bool,
    },
    /// Turns leaving at the next big blind on or off, at this table alone: the player plays on until the big blind would reach the seat, and
    /// then leaves it with the stack, without posting.
    LeaveNextBigBlind {
        table: TableId,
        /// Whether to turn it on.
        on: bool,
    },
    /// Turns the automatic top-up on or off. It restores the stack to the first buy-in after each hand (R-CASH-9).
    AutoTopUp {
        table: TableId,
        /// Whether to turn it on.
        on: bool,
    },
    /// Adds chips to the stack between hands, up to the most that the table allows (R-CASH-10). A busted player buys in again with it.
    TopUp {
        table: TableId,
        /// The stack after the top-up.
        to: Money,
    },
    /// Adds chips to the stack as soon as the player's hand in progress is over.
    TopUpAfterHand {
        table: TableId,
        /// The stack after the top-up.
        to: Money,
    },
    /// Turns straddling on or off. While on, the player posts a straddle whenever the seat may (R-HAND-10).
    Straddle {
        table: TableId,
        /// Whether to turn it on.
        on: bool,
    },
    /// Turns the automatic muck on or off (R-POT-5). It never applies to a hand that may win a jackpot.
    AutoMuck {
        table: TableId,
        /// Whether to turn it on.
        on: bool,
    },
    /// Folds before the player's turn and moves on to the next table (R-FAST-2).
    FastFold {
        /// The pool of tables.
        table: TableId,
        /// The hand that the fold is meant for.
        hand: HandId,
    },
    /// Changes how the player enters play.
    Enter {
        table: TableId,
        /// How to enter play.
        entry: Entry,
    },
    /// Sends a chat text to the players who sit at the table. There is no chat in practice.
    Say {
        table: TableId,
        /// The text: at most [`crate::MAX_CHAT_CHARS`] characters on one line ([`crate::is_one_line`]).
        text: String,
    },
    /// Promises a nonce for the next deck that is sealed at the table, in place of an earlier promise.
    CommitNonce {
        table: TableId,
        /// The hash of the nonce (`docs/fair-deal.md`).
        commitment: Bytes32,
    },
    /// Reveals the nonce that was promised for a sealed deck, so that it helps to decide the order of the cards.
    RevealNonce {
        table: TableId,
        /// The root of the deck.
        root: Bytes32,
        nonce: Bytes32,
        /// The promise of the nonce for the deck after it; `None` to take no further part.
        next: Option<Bytes32>,
    },
    /// Asks to end the pause after a hand. It ends once all human players at the table have asked.
    NextHand { table: TableId },
    /// Refills the balance of play money; in practice only.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    RefillBalance,
    /// Asks for the rake plans and the player's own plan (R-PLAN-1).
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    AskPlans,
    /// Buys a rake plan, which starts at once.
    ChoosePlan { plan: PlanId },
    /// Ends the player's rake plan. Part of the price is paid back (R-PLAN-2).
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    CancelPlan,
    /// Asks for the movements of the player's balance and stacks, newest first.
    AskStatement {
        /// Only entries older than the one with this number; `None` for the newest entries.
        before: Option<u64>,
    },
    /// Asks for the rules of a rulebook as figures.
    AskRules {
        /// The id of the rulebook, such as `en-2.7`.
        rulebook: String,
    },
    /// Begins or ends the messages about the tournaments on offer.
    WatchTournaments {
        /// Whether to begin.
        on: bool,
    },
    /// Begins or ends the messages about one tournament: its overview, its standing, and its events.
    LookAtTournament {
        tournament: TournamentId,
        /// Whether to begin.
        on: bool,
    },
    /// Asks for a page of the players of a tournament.
    AskTournamentPlayers {
        tournament: TournamentId,
        /// The number of the page, from 0. Each has [`crate::PAGE_ROWS`] players.
        page: u32,
    },
    /// Asks for a page of the tables of a tournament.
    AskTournamentTables {
        tournament: TournamentId,
        /// The number of the page, from 0. Each has [`crate::PAGE_ROWS`] tables.
        page: u32,
    },
    /// Asks how the player's own entries in a tournament rank by their stacks.
    AskTournamentRank { tournament: TournamentId },
    /// Begins or ends the messages about a table of a tournament where the player does not sit. Nobody who watches sees a hole card that was
    /// not shown.
    WatchTable {
        table: TableId,
        /// Whether to begin.
        on: bool,
    },
    /// Enters a tournament, or enters it again (R-REG-1, R-REG-13). By this the player accepts the rules.
    Register {
        tournament: TournamentId,
        pay: Pay,
        /// The password of a private tournament (R-REG-4); otherwise `None`.
        password: Option<String>,
    },
    /// Registers for several games of an offer, each a tournament of its own (R-HEX-2). It registers for all of them or for none.
    RegisterGames {
        offer: OfferId,
        /// The number of games, from 1. With a ticket, 1.
        games: u8,
        pay: Pay,
    },
    /// Takes all of the player's entries in a tournament back before it begins (R-REG-8).
    Unregister { tournament: TournamentId },
    /// Buys a new stack (R-REG-14).
    Rebuy { tournament: TournamentId },
    /// Declines the rebuy or the re-entry that is offered.
    DeclineRebuy { tournament: TournamentId },
    /// Buys the add-on (R-REG-14).
    AddOn { tournament: TournamentId },
    /// Proposes that the players of the final table share the remaining prizes (R-PRZ-5). The proposer agrees by this.
    ProposeDeal { tournament: TournamentId, deal: DealKind },
    /// Agrees to a proposal or refuses it. A refusal ends the proposal.
    AnswerDeal {
        tournament: TournamentId,
        proposal: ProposalId,
        /// Whether the player agrees.
        agree: bool,
    },
    /// Withdraws a proposal; only the player who made it can.
    WithdrawDeal { tournament: TournamentId, proposal: ProposalId },
    /// Asks for the player's tickets.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    AskTickets,
    /// Exchanges a ticket for its value in money (R-TKT-4).
    ExchangeTicket { ticket: TicketId },
    /// Reports a hand (R-INT-7).
    ReportHand {
        hand: HandId,
        /// The seats that the report is about; empty if it is about no particular player.
        about: Vec<Seat>,
        why: Suspicion,
        /// The player's own words, at most [`crate::MAX_REMARK_CHARS`] characters.
        remark: String,
    },
}
