//! Tables, balances and the lobby as state machines without clock, randomness, input or output.
//!
//! A driver tells a [`Room`] what clients ask and what time it is, and delivers what the room says. [`seen_by`] is the only place where
//! cards are hidden. Rules documents are data: [`Rulebook`]. All chips are in a double-entry [`Ledger`].

mod calendar;
mod cash;
mod croupier;
mod integrity;
mod jackpot;
mod ledger;
mod now;
mod plan;
mod player;
mod rake;
mod record;
pub mod returning;
mod room;
mod rulebook;
mod seen;
mod table;
mod unfinished;

#[cfg(test)]
mod tests;

pub use calendar::Date;
pub use cash::{
    Arrival, CashTable, CashTerms, Elsewhere, FastPool, FastRules, PoolOutput, SeatSave, TableOptions, TableRules, TableSave, Viewers,
};
pub use croupier::{Croupier, Dealer, Shuffler};
pub use integrity::{
    BadVerdict, ChipFlowTerms, ClientTerms, ComplaintTerms, ConfiscatedTo, Decision, DumpTerms, Finding, IntegrityTerms, Matter,
    MemoryTerms, PaceTerms, Rate, RateTerms, Report, ReportId, Review, SessionTerms, Sign, SitOutTerms, Standing, TogetherTerms, Verdict,
    Watch,
};
pub use jackpot::Feed;
pub use ledger::{Account, BadCorrection, Corrected, Correction, Holding, Ledger, LedgerError, Movement, Reason, UnsoundBook};
pub use now::Now;
pub use plan::{ActivePlan, PRINTED, PlanAccount, PlanPrice, PlanRules};
pub use player::{Origin, PlayerKind, Visitor};
pub use rake::{PotShare, RakeTerms, rake, rake_of};
pub use record::{HandRecord, RecordedPlayer, RecordedSeal};
pub use returning::{ReturnRule, SeatTerms, Visits};
pub use room::{
    Acted, BadChanges, BadConfig, BadSave, Booked, ClientId, OfferKey, OfferPlan, PlayerSave, Room, RoomBase, RoomChanges, RoomConfig,
    RoomCounters, RoomPlan, RoomSave, Statement, TableChange, Tariff, UndecidedBet,
};
pub use rulebook::{
    BanzaiRules, BelowMinimum, ButtonRule, BuyInRow, CashRules, Catalogue, Currency, Expected, FastTables, Figure, FirstButton, HandKind,
    Hours, JackpotRow, Jackpots, LateRegistrationClose, MissedBigBlind, Newcomers, Parameters, PostedBlind, QualifyingHand, RakeRow,
    RakeRules, RakeTiming, RatholingLimits, RatholingRules, RecipientRules, Rounding, Rulebook, RulebookError, Rulebooks, SeatRange,
    SeatingRules, Source, Straddle, StraddleKind, TicketSurplus, TimeBank, TimeBankContext, TimeBankRow, TimeLimitPayout, TrickleBank,
};
pub use seen::seen_by;
pub use table::{BankRules, ClockRules, HandRules, Switches, TableOutput, TableSign, Tempo};
pub use unfinished::{BegunHand, UnfinishedHand};
