//! The rules in force, as figures from which the client writes sentences.

mod coming_back;
mod disclosed;
mod document;
mod games;
mod house;
mod jackpots;
mod rake;
mod seating;
mod stakes;
mod table;
mod time;

use serde::{Deserialize, Serialize};

pub use coming_back::{BanzaiInForce, CounterRange, RatholingInForce, ReturnLimit, ReturnRow, StackRange};
pub use disclosed::Disclosed;
pub use document::{Currency, Document};
pub use games::GamesInForce;
pub use house::HouseRule;
pub use jackpots::{HandKind, Hours, JackpotInForce, JackpotsInForce, QualifyingHand};
pub use rake::{BelowMinimum, PlanInForce, PlansInForce, RakeInForce, RakeTiming, Rounding};
pub use seating::SeatingInForce;
pub use stakes::{FormInForce, PlanPercent, StakeInForce};
pub use table::{
    ButtonRule, FastButton, FastInForce, FirstButton, MissedBigBlind, Newcomers, PostedBlind, SeatRange, StraddleInForce, TableInForce,
};
pub use time::{AwayInForce, BankInForce, ClockInForce};

/// The rules of a rulebook for cash tables. A rule that the rulebook does not have is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesInForce {
    /// The id of the rulebook.
    pub rulebook: String,
    /// The currency; amounts are in its cents.
    pub currency: Currency,
    /// The documents from which the rulebook is taken.
    pub documents: Vec<Document>,
    /// The rules of seats, button, blinds and showdown.
    pub table: TableInForce,
    /// The rules of games that a rulebook decides.
    pub games: GamesInForce,
    /// The rules of queues and seat offers.
    pub seating: SeatingInForce,
    /// The rules of the time to decide.
    pub clock: ClockInForce,
    /// The rules of sitting out and adding chips.
    pub away: AwayInForce,
    /// The forms of game with their buy-ins.
    pub forms: Vec<FormInForce>,
    /// The stakes on offer with their rake.
    pub stakes: Vec<StakeInForce>,
    /// The rules for a return to the same table (R-RAT).
    pub ratholing: Option<RatholingInForce>,
    /// The rules of Banzai (R-BAN).
    pub banzai: Option<BanzaiInForce>,
    /// The rules of Fast Hold'em and Rapid (R-FAST).
    pub fast: Option<FastInForce>,
    /// The rules of rake.
    pub rake: RakeInForce,
    /// The rake plans (R-PLAN).
    pub plans: Option<PlansInForce>,
    /// The jackpots (R-JACK).
    pub jackpots: Option<JackpotsInForce>,
    /// The number of days after which an undecided bet goes to charity (R-FAIL-3).
    pub undecided_void_days: Option<Disclosed<u32>>,
    /// The rules without figures.
    pub house: Vec<Disclosed<HouseRule>>,
}
