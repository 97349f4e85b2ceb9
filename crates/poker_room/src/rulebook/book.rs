//! The figures of one rules document.

use std::collections::BTreeMap;

use poker_protocol::{Currency, Document, HouseRule};
use serde::Deserialize;

use super::banzai::BanzaiRules;
use super::cash::CashRules;
use super::fast::FastTables;
use super::hexapro::HexaProFamily;
use super::jackpots::Jackpots;
use super::parameters::Parameters;
use super::plans::PlanRules;
use super::raked::RakeRules;
use super::ratholing::RatholingRules;
use super::seating::SeatingRules;
use super::source::Figure;
use super::stake::{BuyInRow, RakeRow};
use super::time_bank::TimeBank;
use super::tournament::TournamentRules;

/// One rules document. A rule that the document does not have is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// Its id, for example `en-2.7`. It ends in the version of its document, if that has one (R-INT-8).
    pub id: String,
    /// The currency of its amounts.
    pub currency: Currency,
    /// The documents from which its rows come. The first gives the rulebook its version.
    pub documents: BTreeMap<String, Document>,
    pub cash: CashRules,
    /// How players get their seats.
    pub seating: SeatingRules,
    pub buy_in: Vec<BuyInRow>,
    pub time_bank: TimeBank,
    /// The limits for players who come back to the same table.
    pub ratholing: Option<RatholingRules>,
    pub banzai: Option<BanzaiRules>,
    /// Fast Hold'em and Rapid.
    pub fast: Option<FastTables>,
    pub rake: RakeRules,
    /// The stakes, with percentage and cap of the rake.
    pub stakes: Vec<RakeRow>,
    pub plans: Option<PlanRules>,
    pub jackpots: Option<Jackpots>,
    pub tournaments: TournamentRules,
    /// Tournaments whose prize pool is drawn (R-HEX).
    #[serde(default)]
    pub hexapro: Vec<HexaProFamily>,
    /// Rules without figures.
    #[serde(default)]
    pub house: Vec<Figure<HouseRule>>,
    /// Values that the documents leave open.
    pub parameters: Parameters,
}
