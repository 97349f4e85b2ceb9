//! Rulebooks: the numbers of one rules document as data, each row with its source.

mod checks;
mod in_force;
mod load;
mod source;
mod syntax_path;

use std::collections::BTreeMap;

use poker_protocol::PlanId;
use poker_rules::{Chips, HeadsUp};
use serde::{Deserialize, Serialize};

use crate::plan::PlanRules;

pub use in_force::{Disclosed, RulesInForce, StakeInForce};
pub use load::{Expected, RulebookError};
pub use source::{Document, Figure, Source};

/// One rules document.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// Its id, as `en-2.7`.
    pub id: String,
    /// The documents its rows come from.
    pub documents: BTreeMap<String, Document>,
    /// Cash tables.
    pub cash: CashRules,
    /// Buy-in ranges by format.
    pub buy_in: Vec<BuyInRow>,
    /// Time banks by context.
    pub time_bank: Vec<TimeBankRow>,
    /// How rake is taken.
    pub rake: RakeRules,
    /// Stakes with their percentage and cap.
    pub stakes: Vec<RakeRow>,
    /// Plans with other percentages, where there are any (R-PLAN-1).
    #[serde(default)]
    pub plans: Option<PlanRules>,
    /// What the readings of the documents leave to be set.
    pub parameters: Parameters,
}

/// What holds at every cash table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CashRules {
    /// Seats at a table, R-HAND-1.
    pub seats: Figure<u8>,
    /// Players not sitting out for a hand to start, R-HAND-7.
    pub min_players: Figure<u8>,
    /// What happens when two are left, R-HAND-7.
    pub heads_up: Figure<HeadsUp>,
    /// How a newcomer enters play, R-HAND-8.
    pub newcomers: Figure<Newcomers>,
    /// What a big blind posted out of position counts for, R-HAND-8.
    pub posted_blind: Figure<PostedBlind>,
    /// How one who missed the big blind comes back, R-HAND-9.
    pub missed_big_blind: Figure<MissedBigBlind>,
    /// Beaten hands may be given up unseen, R-POT-5.
    pub muck_at_showdown: Figure<bool>,
    /// Ordinary time for a decision, seconds, R-TIME-3.
    pub decision_s: Figure<u32>,
    /// More time for a lost connection, seconds, R-CASH-7.
    pub disconnect_extra_s: Figure<u32>,
    /// Whether a lost connection eats the time bank, R-CASH-7.
    pub disconnect_uses_time_bank: Figure<bool>,
    /// Sitting out longer than this frees the seat, seconds, R-CASH-4.
    pub sit_out_removal_s: Figure<u32>,
    /// Time to come back to all tables after a global sit-out, seconds, R-CASH-5.
    pub global_sit_out_s: Figure<u32>,
    /// The auto top-up is on unless switched off, R-CASH-9.
    pub auto_top_up: Figure<bool>,
    /// How much likelier a table is for one who sat there before, R-CASH-1.
    pub weight_played_before: Figure<u32>,
    /// Weight of each free seat of a table, R-CASH-1.
    pub weight_free_seat: Figure<u32>,
}

/// How a newcomer enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Newcomers {
    /// Only when the big blind reaches the seat.
    Wait,
    /// So, or at once for a big blind out of position.
    WaitOrPost,
}

/// What a big blind posted out of position counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PostedBlind {
    /// It is a bet of the poster.
    Live,
    /// It belongs to the pot.
    Dead,
}

/// How one who missed the big blind comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissedBigBlind {
    /// Like a newcomer.
    AsNewcomer,
    /// Only when the big blind reaches the seat.
    Wait,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Game {
    /// Two hole cards, no limit.
    HoldemNoLimit,
    /// Four hole cards of which two count, pot limit.
    OmahaPotLimit,
}

/// The form of a cash game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Format {
    /// The ordinary table.
    Regular,
    /// Deep stacks.
    Deepstack,
    /// Short stacks.
    Shortstack,
    /// Ten big blinds.
    Banzai,
}

/// Least and most big blinds to sit down with.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyInRow {
    /// For which format.
    pub format: Format,
    /// Least.
    pub min_big_blinds: u32,
    /// Most.
    pub max_big_blinds: u32,
    /// Where it says so.
    pub from: Source,
}

/// Where a time bank holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TimeBankContext {
    /// Cash tables.
    Cash,
    /// `HexaPro` with a multiplier below this.
    HexaProBelow(u32),
    /// `HexaPro` with this multiplier or a higher one.
    HexaProFrom(u32),
    /// Tournaments, unless they say otherwise.
    Tournament,
    /// Sit & Go.
    SitAndGo,
}

/// A time bank, R-TIME-1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeBankRow {
    /// Where it holds.
    pub context: TimeBankContext,
    /// At the first hand, milliseconds.
    pub first_ms: u32,
    /// Added each time, milliseconds.
    pub add_ms: u32,
    /// Hands between additions.
    pub every_hands: u32,
    /// Never more than this, milliseconds.
    pub cap_ms: u32,
    /// Where it says so.
    pub from: Source,
}

/// How a fraction of a chip is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    /// To the nearest chip, a half up.
    Nearest,
    /// To the next chip.
    Up,
}

/// What happens where the percentage of a pot is less than the least rake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BelowMinimum {
    /// The least rake is taken, R-RAKE-3.
    TakeMinimum,
    /// Nothing is taken, R-RAKE-7.
    NoRake,
}

/// When rake is taken. R-RAKE-7 allows each street too, which adds up to the same: a hand knows no rake before its betting is over, so that
/// pot limits and side pots are those of the whole pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RakeTiming {
    /// Once, before the pots are given out.
    HandEnd,
}

/// How rake is taken, R-RAKE-2 to 6.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRules {
    /// Rounding of the percentage.
    pub rounding: Figure<Rounding>,
    /// Least rake of a raked hand.
    pub minimum: Figure<Chips>,
    /// What happens where the percentage is less.
    pub below_minimum: Figure<BelowMinimum>,
    /// No rake without a flop.
    pub no_flop_no_drop: Figure<bool>,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Figure<Vec<u8>>,
    /// When it is taken.
    pub timing: Figure<RakeTiming>,
}

/// A stake with its rake, R-RAKE-1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRow {
    /// The name players know it by, as `NL10`.
    pub name: String,
    /// What is played.
    pub game: Game,
    /// In which form.
    pub format: Format,
    /// Small blind.
    pub small_blind: Chips,
    /// Big blind.
    pub big_blind: Chips,
    /// Hundredths of a percent of the pot.
    pub percent_bp: u32,
    /// The same for players on other plans than the first (R-PLAN-4); a plan that is not named pays `percent_bp`.
    #[serde(default)]
    pub plan_percent_bp: BTreeMap<PlanId, u32>,
    /// Most rake of one hand.
    pub cap: Chips,
    /// Where it says so.
    pub from: Source,
}

/// When late registration ends before its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LateRegistrationClose {
    /// When so many are out that prizes begin.
    PayoutsBegin,
    /// At the first knock-out.
    FirstKnockout,
}

/// What the readings of the documents leave to be set, beyond cash tables.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// The pot limit counts the call, R-VAR-9.
    pub pot_limit_counts_call: Figure<bool>,
    /// One who sits out a tournament checks where that is free, R-TRN-2.
    pub sit_out_free_check: Figure<bool>,
    /// A tournament's break, seconds.
    pub break_s: Figure<u32>,
    /// Share of the buy-ins that forms the prize pool, R-REG-1.
    pub pool_percent: Figure<u32>,
    /// Share of a progressive bounty that is paid at once.
    pub progressive_percent: Figure<u32>,
    /// R-REG-5, R-REG-6.
    pub late_registration_close: Figure<LateRegistrationClose>,
    /// A VIP bounty is paid for a player who rebuys, X-34.
    pub vip_bounty_before_rebuy: Figure<bool>,
    /// The first phase of a phased tournament has prizes.
    pub phase_one_prizes: Figure<bool>,
}
