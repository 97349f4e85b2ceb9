//! Rulebooks: the figures of one rules document as data, each row with its source.

mod banzai;
mod book;
mod calendar;
mod cash;
mod catalogue;
mod checks;
mod embedded;
mod error;
mod fast;
mod field_checks;
mod hexapro;
mod in_force;
mod jackpots;
mod load;
mod lookup;
mod offer;
mod parameters;
mod plans;
mod rake_terms;
mod raked;
mod ratholing;
mod read;
mod return_rule;
mod room_file;
mod seating;
mod source;
mod stake;
mod syntax_path;
mod time_bank;
mod tournament;

pub use banzai::BanzaiRules;
pub use book::Rulebook;
pub use calendar::{
    Calendar, HousePrizes, ScheduledOffer, SeriesOffer, SingleOffer, SitAndGoOffer, TournamentCatalogue, TournamentFiles,
    TournamentSchedule, TournamentSeries,
};
pub use cash::{CashRules, Straddle, StraddleKind};
pub use catalogue::Catalogue;
pub use embedded::Rulebooks;
pub use error::{Expected, RulebookError};
pub use fast::FastTables;
pub use hexapro::{HexaProFamily, HexaProMultiplier};
pub use jackpots::{JackpotRow, Jackpots, RecipientRules};
pub use offer::{OfferKey, OfferedStake, RoomStakes};
pub use parameters::{LateRegistrationClose, Parameters, TicketRefund, TicketSurplus, TimeLimitPayout};
pub(crate) use plans::WHOLE_PERCENT;
pub use plans::{PRINTED, PlanPrice, PlanRules};
pub use poker_protocol::{
    BelowMinimum, ButtonRule, Currency, FirstButton, HandKind, Hours, MissedBigBlind, Newcomers, PostedBlind, QualifyingHand, RakeTiming,
    Rounding, SeatRange,
};
pub use rake_terms::RakeTerms;
pub use raked::RakeRules;
pub use ratholing::{RatholingLimits, RatholingRules};
pub(crate) use return_rule::times;
pub use return_rule::{BanzaiReturn, Bound, Counted, LeftWith, Ratholing, RatholingRow, ReturnRule};
pub use seating::SeatingRules;
pub use source::{Figure, Source};
pub use stake::{BuyInRow, RakeRow};
pub use time_bank::{TimeBank, TimeBankContext, TimeBankRow, TrickleBank};
pub(crate) use tournament::percent_of;
pub use tournament::{
    AddOnTerms, BlindLevel, BlindSchedule, BlindStructure, BlindStructures, BountyPayment, BountyTerms, Breaks, EntrantRange, EntryMethod,
    EntryPrice, EntryTerms, FeeRow, Finish, LateRegistrationUnit, OwnBounty, PlaceGroup, PrizeRow, PrizeScheme, PrizeTable, Prizes,
    RebuyLimit, RebuyTerms, ScheduledFee, Start, TableUse, Templates, TournamentFeature, TournamentFees, TournamentRules,
    TournamentTemplate, WHOLE_PPM,
};
pub use tournament::{CancellationTerms, EntryCondition, RefundedFees, SharedHouseMoney, UnusableTicket};
