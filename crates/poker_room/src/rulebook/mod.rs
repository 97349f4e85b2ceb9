//! Rulebooks: the numbers of one rules document as data, each row with its source.

mod banzai;
mod cash;
mod catalogue;
mod checks;
mod embedded;
mod fast;
mod in_force;
mod jackpots;
mod load;
mod lookup;
mod parameters;
mod raked;
mod ratholing;
mod room_file;
mod seating;
mod source;
mod stake;
mod syntax_path;
mod time_bank;

use std::collections::BTreeMap;

use poker_protocol::{Document, HouseRule};
use serde::Deserialize;

use crate::plan::PlanRules;

pub use banzai::BanzaiRules;
pub use cash::{CashRules, Straddle, StraddleKind};
pub use catalogue::Catalogue;
pub use embedded::Rulebooks;
pub use fast::FastTables;
pub use jackpots::{JackpotRow, Jackpots, RecipientRules};
pub use load::{Expected, RulebookError};
pub use parameters::{LateRegistrationClose, Parameters, TicketSurplus, TimeLimitPayout};
pub use poker_protocol::{
    BelowMinimum, ButtonRule, Currency, FirstButton, HandKind, Hours, MissedBigBlind, Newcomers, PostedBlind, QualifyingHand, RakeTiming,
    Rounding, SeatRange,
};
pub use raked::RakeRules;
pub use ratholing::{RatholingLimits, RatholingRules};
pub use seating::SeatingRules;
pub use source::{Figure, Source};
pub use stake::{BuyInRow, RakeRow};
pub use time_bank::{TimeBank, TimeBankContext, TimeBankRow, TrickleBank};

/// One rules document. A rule that it does not have is none.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// Its id, as `en-2.7`; it ends in the version of its document, where that has one (R-INT-8).
    pub id: String,
    /// What its figures are cents of.
    pub currency: Currency,
    /// The documents its rows come from, the one that gives the rulebook its version first.
    pub documents: BTreeMap<String, Document>,
    /// Cash tables.
    pub cash: CashRules,
    /// How players find their seats.
    pub seating: SeatingRules,
    /// Buy-in ranges by form.
    pub buy_in: Vec<BuyInRow>,
    /// The time bank.
    pub time_bank: TimeBank,
    /// Coming back to the same table.
    pub ratholing: Option<RatholingRules>,
    /// Banzai.
    pub banzai: Option<BanzaiRules>,
    /// Fast Hold'em and Rapid.
    pub fast: Option<FastTables>,
    /// How rake is taken.
    pub rake: RakeRules,
    /// Stakes with their percentage and cap.
    pub stakes: Vec<RakeRow>,
    /// Rake plans.
    pub plans: Option<PlanRules>,
    /// Jackpots.
    pub jackpots: Option<Jackpots>,
    /// Rules without figures.
    #[serde(default)]
    pub house: Vec<Figure<HouseRule>>,
    /// What the readings of the documents leave to be set.
    pub parameters: Parameters,
}
