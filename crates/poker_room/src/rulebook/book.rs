//! The numbers of one rules document.

use std::collections::BTreeMap;

use poker_protocol::{Currency, Document, HouseRule};
use serde::Deserialize;

use super::banzai::BanzaiRules;
use super::cash::CashRules;
use super::fast::FastTables;
use super::jackpots::Jackpots;
use super::parameters::Parameters;
use super::plans::PlanRules;
use super::raked::RakeRules;
use super::ratholing::RatholingRules;
use super::seating::SeatingRules;
use super::source::Figure;
use super::stake::{BuyInRow, RakeRow};
use super::time_bank::TimeBank;

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
    pub time_bank: TimeBank,
    /// Coming back to the same table.
    pub ratholing: Option<RatholingRules>,
    pub banzai: Option<BanzaiRules>,
    /// Fast Hold'em and Rapid.
    pub fast: Option<FastTables>,
    /// How rake is taken.
    pub rake: RakeRules,
    /// Stakes with their percentage and cap.
    pub stakes: Vec<RakeRow>,
    /// Rake plans.
    pub plans: Option<PlanRules>,
    pub jackpots: Option<Jackpots>,
    /// Rules without figures.
    #[serde(default)]
    pub house: Vec<Figure<HouseRule>>,
    /// What the readings of the documents leave to be set.
    pub parameters: Parameters,
}
