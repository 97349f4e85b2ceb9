//! Tournaments: the lobby, what a player may know of one tournament, and what happens in it.

mod bounty;
mod cancellation;
mod condition;
mod deal;
mod draw;
mod entrant;
mod entry_event;
mod entry_offer;
mod entry_rank;
mod event;
mod facts;
mod feature;
mod level;
mod offer;
mod overview;
mod own_entry;
mod pace;
mod pay;
mod player_row;
mod prize;
mod row;
mod snapshot;
mod standing;
mod table_row;
mod terms;
mod ticket;

pub use bounty::{BountyReason, BountyView, PaidBounty};
pub use cancellation::{CancelReason, Refund};
pub use condition::ConditionView;
pub use deal::{DealEnd, DealEvent, DealKind, DealProposal, DealRow, DealTable, ProposalId};
pub use draw::{DrawView, DrawnMultiplier, MultiplierRow};
pub use entrant::EntrantView;
pub use entry_event::{EntryEvent, EntryPaid};
pub use entry_offer::{EntryOffer, OfferKind};
pub use entry_rank::EntryRank;
pub use event::TournamentEvent;
pub use facts::{EntryCost, TournamentFacts, TournamentKind};
pub use feature::TournamentFeature;
pub use level::{BreakView, LevelClock, LevelRow};
pub use offer::{OfferId, OfferRow};
pub use overview::TournamentOverview;
pub use own_entry::{OwnEntry, OwnEntryState};
pub use pace::Pace;
pub use pay::Pay;
pub use player_row::{EntrantState, TournamentPlayerRow};
pub use prize::{Division, Prize, PrizeRow, PrizesView, WonEntry};
pub use row::{Begins, LobbyStage, RegistrationEnd, TournamentRow};
pub use snapshot::{SeatEntry, TournamentSnapshot};
pub use standing::Standing;
pub use table_row::TournamentTableRow;
pub use terms::{AddOnView, EndsWhen, RebuyView, TargetView, TermsView};
pub use ticket::{TicketId, TicketView};

/// The most rows of tournaments and of offers together in one message of the lobby. More rows follow in the next message.
pub const LOBBY_ROWS: usize = 50;

/// The number of rows of a full page of players or tables.
pub const PAGE_ROWS: u32 = 100;
