//! The messages of a room to a client.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    Currency, EntryRank, FoundPlayer, JackpotPool, Money, Notice, OfferRow, OwnEntry, PlanView, PlayerId, RaisedCharge, Refusal, RequestId,
    RulesInForce, SeatOffer, Seq, StakeId, StakeRow, Standing, StatementEntry, StreamId, TableEvent, TableId, TableSnapshot, TicketView,
    TournamentEvent, TournamentId, TournamentOverview, TournamentPlayerRow, TournamentRow, TournamentTableRow,
};

/// A message with its number in the stream to the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ServerMsg {
    /// The number, one more than that of the message before.
    pub seq: Seq,
    pub message: Message,
}

/// A message of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        /// Whether the house wants no figures about how other players play to be shown here.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hides_figures: bool,
        /// Whether `AllowFinding` and `FindPlayer` are possible here.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        finds_players: bool,
        /// The stream that this message belongs to. If it is another one than before, the room counts its messages anew.
        #[serde(default)]
        stream: StreamId,
    },
    /// A request was carried out.
    Done { request: RequestId },
    /// A request was refused. Nothing has changed.
    Refused { request: RequestId, reason: Refusal },
    /// The stakes on offer.
    Lobby {
        /// The stakes in the order of the lobby. All clients share one list.
        #[serde(with = "crate::shared_rows")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<StakeRow>"))]
        stakes: Arc<[StakeRow]>,
    },
    /// Answers `FindPlayer`.
    PlayerFound {
        /// The name, as it was asked for.
        name: String,
        /// `None` if there is no such player, or the player is not connected or does not allow to be found: it is not told which.
        player: Option<FoundPlayer>,
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
    /// The whole state of a table; sent when the player sits down or begins to watch, and when the client resumes.
    Snapshot {
        /// Everything that this player may see.
        table: Box<TableSnapshot>,
    },
    /// Something happened at a table.
    Table { table: TableId, event: TableEvent },
    /// The tournaments on offer; sent while the client watches them, first all and then what has changed.
    Tournaments {
        /// Whether the client must forget all rows that it has.
        whole: bool,
        /// New and changed tournaments. All clients share one list.
        #[serde(with = "crate::shared_rows")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<TournamentRow>"))]
        rows: Arc<[TournamentRow]>,
        /// New and changed offers of sit and go tournaments. All clients share one list.
        #[serde(with = "crate::shared_rows")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<OfferRow>"))]
        offers: Arc<[OfferRow]>,
        /// The tournaments that are no longer in the lobby.
        gone: Vec<TournamentId>,
    },
    /// One tournament; sent when the client begins to look at it, and when something other than its standing has changed.
    Tournament {
        /// What everybody may know of it.
        overview: Box<TournamentOverview>,
    },
    /// How a tournament stands; sent while the client looks at it, at most every two seconds.
    TournamentStanding {
        tournament: TournamentId,
        /// The time left of levels, and figures about the stacks.
        standing: Box<Standing>,
    },
    /// Answers `AskTournamentPlayers`.
    TournamentPlayers {
        tournament: TournamentId,
        /// The number of the page, from 0.
        page: u32,
        /// The number of pages.
        pages: u32,
        /// Those who are in by their stacks, then those who are out by their places.
        rows: Vec<TournamentPlayerRow>,
    },
    /// Answers `AskTournamentTables`.
    TournamentTables {
        tournament: TournamentId,
        /// The number of the page, from 0.
        page: u32,
        /// The number of pages.
        pages: u32,
        /// The tables in the order of their ids.
        rows: Vec<TournamentTableRow>,
    },
    /// Answers `AskTournamentRank`.
    TournamentRank {
        tournament: TournamentId,
        /// The number of entries that are still in, as in the standing.
        left: u32,
        /// The player's entries that are at a table, in the order of their numbers.
        ranks: Vec<EntryRank>,
    },
    /// Something happened in a tournament.
    TournamentEvent {
        tournament: TournamentId,
        /// In a box, because some events are long.
        event: Box<TournamentEvent>,
    },
    /// The player no longer sees this table of a tournament, because of a move, because the player is out or watches it no longer, or
    /// because the tournament is over. Chips of a tournament are not money, so nothing goes to the balance.
    TableClosed { table: TableId },
    /// The player's entries in tournaments; sent after `Welcome`, when the client resumes, and whenever one changes.
    OwnEntries {
        /// Whether these are all entries. If not, only those that have changed.
        whole: bool,
        /// The entries that are not over, and those that have just come to an end.
        entries: Vec<OwnEntry>,
    },
    /// Answers `AskTickets`; also sent whenever the tickets change.
    Tickets {
        /// The player's tickets, oldest first.
        tickets: Vec<TicketView>,
        /// Whether there are more tickets than the message has.
        more: bool,
    },
    /// The player no longer sits at this table. The stack has been added to the balance.
    Unseated {
        table: TableId,
        returned: Money,
        /// True if the player was away too long (R-CASH-4); false if the player left.
        removed: bool,
    },
}

impl Message {
    /// Whether a server keeps the message until it knows that the client has received it.
    #[must_use]
    pub fn wants_receipt(&self) -> bool {
        matches!(self, Message::ChargesRaised { .. } | Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { .. } }, .. })
    }

    /// Whether the message describes a current state. The other messages report an event or answer a request.
    #[must_use]
    pub fn tells_state(&self) -> bool {
        match self {
            Message::Table { .. } | Message::TournamentEvent { .. } | Message::Done { .. } | Message::Refused { .. } => false,
            Message::Welcome { .. }
            | Message::Lobby { .. }
            | Message::PlayerFound { .. }
            | Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::ChargesRaised { .. }
            | Message::Statement { .. }
            | Message::Rules { .. }
            | Message::Balance { .. }
            | Message::Tournaments { .. }
            | Message::Tournament { .. }
            | Message::TournamentStanding { .. }
            | Message::TournamentPlayers { .. }
            | Message::TournamentTables { .. }
            | Message::TournamentRank { .. }
            | Message::TableClosed { .. }
            | Message::OwnEntries { .. }
            | Message::Tickets { .. }
            | Message::Snapshot { .. }
            | Message::Unseated { .. } => true,
        }
    }
}
