//! The rules in force as figures; the words belong to the client.

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

/// What a rulebook says about cash tables. A rule that it does not have is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesInForce {
    /// The rulebook's id.
    pub rulebook: String,
    /// What its figures are cents of.
    pub currency: Currency,
    /// The documents it is taken from.
    pub documents: Vec<Document>,
    /// Seats, button, blinds, showdown.
    pub table: TableInForce,
    /// What the games on offer leave to a rulebook.
    pub games: GamesInForce,
    /// How players find their seats.
    pub seating: SeatingInForce,
    /// Time to decide.
    pub clock: ClockInForce,
    /// Sitting out, leaving, adding chips.
    pub away: AwayInForce,
    /// The forms of game, each with its buy-in.
    pub forms: Vec<FormInForce>,
    /// The stakes on offer, each with its rake.
    pub stakes: Vec<StakeInForce>,
    /// Coming back to the same table, R-RAT.
    pub ratholing: Option<RatholingInForce>,
    /// Banzai, R-BAN.
    pub banzai: Option<BanzaiInForce>,
    /// Fast Hold'em or Rapid, R-FAST.
    pub fast: Option<FastInForce>,
    /// How rake is taken.
    pub rake: RakeInForce,
    /// Rake plans, R-PLAN.
    pub plans: Option<PlansInForce>,
    /// Jackpots, R-JACK.
    pub jackpots: Option<JackpotsInForce>,
    /// Days after which an undecided bet goes to charity, R-FAIL-3.
    pub undecided_void_days: Option<Disclosed<u32>>,
    /// Rules without figures.
    pub house: Vec<Disclosed<HouseRule>>,
}
