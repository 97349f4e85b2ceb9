//! What a document says of its tournaments.

use poker_protocol::TournamentFeature;
use serde::Deserialize;

use super::cancellation::CancellationTerms;
use super::entrants::EntrantRange;
use super::fees::TournamentFees;
use crate::rulebook::Figure;

/// The rules of all tournaments of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRules {
    /// The number of entrants that a tournament may have (R-REG-2).
    pub entrants: Figure<EntrantRange>,
    /// What its tournaments can have.
    pub features: Vec<Figure<TournamentFeature>>,
    /// In what late registration is counted (R-REG-5, R-REG-6).
    pub late_registration: Figure<LateRegistrationUnit>,
    pub fees: TournamentFees,
    /// What players get back when a tournament is cancelled (R-CAN).
    pub cancellation: CancellationTerms,
}

/// In what late registration is counted. A template gives levels; counted in time, it is the time that these levels take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateRegistrationUnit {
    /// Until the end of a level, breaks not counted (R-REG-5).
    Levels,
    /// Until a time after the start (R-REG-6).
    Time,
}

impl TournamentRules {
    /// Whether the document has this.
    #[must_use]
    pub fn has(&self, feature: TournamentFeature) -> bool {
        self.features.iter().any(|figure| figure.is == feature)
    }
}
