//! Tables, balances and the lobby as state machines without clock, randomness, input or output.
//!
//! A driver gives a [`Room`] the requests of clients and the time, and delivers its messages. [`seen_by`] hides the cards that a viewer may
//! not see. Rules documents are data: [`Rulebook`]. All money is in a double-entry [`Ledger`].

mod calendar;
mod cash;
mod cashier;
mod contest;
mod deadlines;
mod dealer;
mod deleted_player;
mod floor;
mod integrity;
mod jackpot;
mod journal;
mod ledger;
mod marks;
mod now;
mod player;
mod players;
mod rake;
mod randomness;
mod record;
mod room;
mod rulebook;
mod table;
pub mod tournament;
mod tournament_floor;
mod unfinished;

#[cfg(test)]
mod tests;

pub use calendar::Date;
pub use cash::{
    Arrival, CashOutput, CashTable, CashTerms, Elsewhere, FastPool, FastRules, SeatOutput, SeatSave, SeatTerms, TableOptions, TableOutput,
    TableRules, TableSave, Visits, pot_rake,
};
pub use cashier::{ActivePlan, PlanAccount, Statement, Tariff};
pub use contest::Contest;
pub use dealer::Dealer;
pub use deleted_player::{DeletedPlayer, Unsettled, deleted_name};
pub use floor::BadConfig;
pub use integrity::{
    Absence, BadVerdict, ChipFlowTerms, ClientTerms, ComplaintTerms, ConfiscatedTo, Decision, DumpTerms, Finding, IntegrityTerms, Matter,
    MemoryTerms, PaceTerms, Rate, RateTerms, Report, ReportId, Review, SameOriginTerms, SessionTerms, Sign, SitOutTerms, Standing,
    TogetherTerms, TournamentSitOutTerms, Verdict, Watch,
};
pub use jackpot::JackpotFeed;
pub use journal::{
    Acted, BadChanges, BadSave, KeptTournament, PlayerSave, RoomBase, RoomChanges, RoomCounters, RoomSave, TableChange, TournamentChange,
};
pub use ledger::{
    Account, BadCorrection, Booked, Corrected, Correction, Fund, Holding, Ledger, LedgerError, Movement, Reason, UnsoundBook,
};
pub use now::Now;
pub use player::{Origin, PlayerKind, Visitor};
pub use players::{ClientId, Letter, MOST_HISTORY};
pub use poker_fair::seen_by;
pub use rake::{PotShare, rake, rake_of};
pub use randomness::{Randomness, Shuffler};
pub use record::{HandRecord, RecordedEntry, RecordedPlayer, RecordedSeal};
pub use room::{Room, RoomConfig};
pub use rulebook::{
    AddOnTerms, BanzaiRules, BelowMinimum, BlindLevel, BlindSchedule, BlindStructure, BlindStructures, Bound, BountyPayment, BountyTerms,
    Breaks, ButtonRule, BuyInRow, Calendar, CancellationTerms, CashRules, Catalogue, Counted, Currency, EntrantRange, EntryCondition,
    EntryMethod, EntryPrice, EntryTerms, Expected, FastTables, FeeRow, Figure, Finish, FirstButton, HandKind, HexaProFamily,
    HexaProMultiplier, Hours, HousePrizes, JackpotRow, Jackpots, LateRegistrationClose, LateRegistrationUnit, LeftWith, MissedBigBlind,
    Newcomers, OfferKey, OfferedStake, OwnBounty, PRINTED, Parameters, PlaceGroup, PlanPrice, PlanRules, PostedBlind, PrizeRow,
    PrizeScheme, PrizeTable, Prizes, QualifyingHand, RakeRow, RakeRules, RakeTerms, RakeTiming, RatholingLimits, RatholingRules,
    RebuyLimit, RebuyTerms, RecipientRules, RefundedFees, ReturnRule, RoomStakes, Rounding, Rulebook, RulebookError, Rulebooks,
    ScheduledFee, ScheduledOffer, SeatRange, SeatingRules, SeriesOffer, SharedHouseMoney, SingleOffer, SitAndGoOffer, Source, Start,
    Straddle, StraddleKind, TableUse, Templates, TicketRefund, TicketSurplus, TimeBank, TimeBankContext, TimeBankRow, TimeLimitPayout,
    TournamentCatalogue, TournamentFeature, TournamentFees, TournamentFiles, TournamentRules, TournamentSchedule, TournamentSeries,
    TournamentTemplate, TrickleBank, UnusableTicket, WHOLE_PPM,
};
pub use table::{BankRules, ClockRules, FIELD_HAND_MS, FieldPace, HandRules, Switches, TableSign, Tempo, Viewers};
pub use tournament::{
    Bounties, BountyError, BountyForm, BountyPaid, BountyRules, BountySettlement, BountySource, EntryBounty, EntryId, HouseBounty,
    HouseBountyKind, KnockOut, Ticket, TicketAccount, TicketBook, TicketChange, TicketEntry, TicketError, TicketId, TicketKind,
    TicketMovement, TicketPlace, TicketPrice, TicketReplacement, TicketTerms, TicketTransfer, UnsoundBounties, UnsoundTickets,
};
pub use tournament_floor::{HouseTournament, LONGEST_TOURNAMENT_NAME, ScheduleRefusal, TournamentOrder};
pub use unfinished::{BegunHand, UnfinishedHand, VoidedHand};
