//! Tables, balances and the lobby as state machines without clock, randomness, input or output.
//!
//! A driver gives a [`Room`] the requests of clients and the time, and delivers its messages. [`seen_by`] hides the cards that a viewer may
//! not see. Rules documents are data: [`Rulebook`]. All money is in a double-entry [`Ledger`].

mod calendar;
mod cash;
mod cashier;
mod dealer;
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
mod seen;
mod table;
mod unfinished;

#[cfg(test)]
mod tests;

pub use calendar::Date;
pub use cash::{
    Arrival, CashOutput, CashTable, CashTerms, Elsewhere, FastPool, FastRules, SeatOutput, SeatSave, SeatTerms, TableOptions, TableOutput,
    TableRules, TableSave, Visits, pot_rake,
};
pub use cashier::{ActivePlan, PlanAccount, Statement, Tariff};
pub use dealer::Dealer;
pub use floor::BadConfig;
pub use integrity::{
    BadVerdict, ChipFlowTerms, ClientTerms, ComplaintTerms, ConfiscatedTo, Decision, DumpTerms, Finding, IntegrityTerms, Matter,
    MemoryTerms, PaceTerms, Rate, RateTerms, Report, ReportId, Review, SessionTerms, Sign, SitOutTerms, Standing, TogetherTerms, Verdict,
    Watch,
};
pub use jackpot::JackpotFeed;
pub use journal::{Acted, BadChanges, BadSave, PlayerSave, RoomBase, RoomChanges, RoomCounters, RoomSave, TableChange};
pub use ledger::{Account, BadCorrection, Booked, Corrected, Correction, Holding, Ledger, LedgerError, Movement, Reason, UnsoundBook};
pub use now::Now;
pub use player::{Origin, PlayerKind, Visitor};
pub use players::ClientId;
pub use rake::{PotShare, rake, rake_of};
pub use randomness::{Randomness, Shuffler};
pub use record::{HandRecord, RecordedPlayer, RecordedSeal};
pub use room::{Room, RoomConfig};
pub use rulebook::{
    BanzaiRules, BelowMinimum, Bound, ButtonRule, BuyInRow, CashRules, Catalogue, Counted, Currency, Expected, FastTables, Figure,
    FirstButton, HandKind, Hours, JackpotRow, Jackpots, LateRegistrationClose, LeftWith, MissedBigBlind, Newcomers, OfferKey, OfferedStake,
    PRINTED, Parameters, PlanPrice, PlanRules, PostedBlind, QualifyingHand, RakeRow, RakeRules, RakeTerms, RakeTiming, RatholingLimits,
    RatholingRules, RecipientRules, ReturnRule, RoomStakes, Rounding, Rulebook, RulebookError, Rulebooks, SeatRange, SeatingRules, Source,
    Straddle, StraddleKind, TicketSurplus, TimeBank, TimeBankContext, TimeBankRow, TimeLimitPayout, TrickleBank,
};
pub use seen::seen_by;
pub use table::{BankRules, ClockRules, HandRules, Switches, TableSign, Tempo, Viewers};
pub use unfinished::{BegunHand, UnfinishedHand};
