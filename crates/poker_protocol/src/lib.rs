//! Messages between a client and a room, their codec, and the [`Link`] that carries them.
//!
//! There are only types and their serialization here, and no decisions. Hidden cards are removed before a message is made.

mod charges;
mod chat;
mod codec;
mod door;
mod found_player;
mod ids;
mod jackpot;
mod link;
mod lobby;
mod message;
mod money;
mod no_fields;
mod notice;
mod plan;
mod refusal;
mod report;
mod request;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod seal;
mod seat_offer;
mod seen;
mod shared_rows;
mod statement;
mod table;
mod text_len;
mod tournament;

pub use charges::{ChargedStake, Raise, RaisedCharge};
pub use chat::{MAX_CHAT_CHARS, is_one_line};
pub use codec::{
    CodecError, MAX_DEPTH, MAX_FRAME_BYTES, MAX_REQUEST_BYTES, decode_client, decode_client_frame, decode_server, decode_server_frame,
    encode_client, encode_client_frame, encode_server, encode_server_frame,
};
pub use door::{
    AccountName, BadAccountName, BadPassword, ClientFrame, Closing, ConnectionEvent, DoorMessage, DoorRefusal, DoorRequest, Greeting,
    HallName, HallView, Loss, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, PING_EVERY_MS, Password, Retry, SILENCE_MS, ServerFrame, SessionId,
    SessionView, Token, is_older,
};
pub use found_player::{FoundPlayer, FoundSeat};
pub use ids::{EntryId, HandId, PlayerId, RequestId, Seq, StreamId, TableId, TournamentId, TurnId};
pub use jackpot::{JackpotKind, JackpotPool};
pub use link::{Link, LinkClosed, RoomEnd, Waker, link, link_waking_both};
pub use lobby::{BuyInRange, Form, StakeId, StakeRow};
pub use message::{Message, ServerMsg};
pub use money::Money;
pub use notice::Notice;
pub use plan::{PlanId, PlanRow, PlanView};
pub use refusal::Refusal;
pub use report::{MAX_REMARK_CHARS, Suspicion};
pub use request::{AVATARS, ClientMsg, Entry, MAX_NAME_CHARS, Request, StreamPlace};
pub use rules::{
    AwayInForce, BankInForce, BanzaiInForce, BelowMinimum, ButtonRule, ClockInForce, CounterRange, Currency, Disclosed, Document,
    FastButton, FastInForce, FirstButton, FormInForce, GamesInForce, HandKind, Hours, HouseRule, JackpotInForce, JackpotsInForce,
    MissedBigBlind, Newcomers, PlanInForce, PlanPercent, PlansInForce, PostedBlind, QualifyingHand, RakeInForce, RakeTiming,
    RatholingInForce, ReturnLimit, ReturnRow, Rounding, RulesInForce, SeatRange, SeatingInForce, StackRange, StakeInForce, StraddleInForce,
    TableInForce,
};
pub use seal::{Bytes32, DrawOpening, NotBytes32, OpenedDeck, Opening, SEAL_DEPTH, SeatCommitment, SeatNonce};
pub use seat_offer::{BuyInLimits, LimitReason, Reset, SeatOffer};
pub use seen::{PotView, SeatStack, SeenEvent, SeenLow};
pub use statement::{EntryKind, StatementEntry};
pub use table::{
    Clock, DrawnCard, HandSnapshot, LeaversAction, OutClock, PlayerView, SeatSnapshot, SeatState, ShowChoice, StackChange, TableEvent,
    TableInfo, TableSnapshot, YourSeat,
};
pub use text_len::text_len;
pub use tournament::{
    AddOnView, Begins, BountyReason, BountyView, BreakView, CancelReason, ConditionView, DealEnd, DealEvent, DealKind, DealProposal,
    DealRow, DealTable, Division, DrawView, DrawnMultiplier, EndsWhen, EntrantState, EntrantView, EntryCost, EntryEvent, EntryOffer,
    EntryPaid, EntryRank, LOBBY_ROWS, LevelClock, LevelRow, LobbyStage, MultiplierRow, OfferId, OfferKind, OfferRow, OwnEntry,
    OwnEntryState, PAGE_ROWS, Pace, PaidBounty, Pay, Prize, PrizeRow, PrizesView, ProposalId, RebuyView, Refund, RegistrationEnd,
    SeatEntry, Standing, TargetView, TermsView, TicketId, TicketView, TournamentEvent, TournamentFacts, TournamentFeature, TournamentKind,
    TournamentOverview, TournamentPlayerRow, TournamentRow, TournamentSnapshot, TournamentTableRow, WonEntry,
};

/// The version of these messages. Version 2 added cash rooms; 3 added sealed decks; 4 added a seat's permitted requests, all rules of a
/// rulebook, and the choice to show or muck; 5 added tournaments; 6 added nonces of clients to sealed decks; 7 added names of streams.
pub const PROTOCOL_VERSION: u16 = 7;

#[cfg(test)]
mod tests;
