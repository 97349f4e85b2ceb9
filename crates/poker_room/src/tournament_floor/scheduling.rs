//! Tournaments that the house schedules besides those of the calendar (R-TYP-2, R-REG-3, R-REG-4).

use poker_protocol::{DealKind, TournamentFeature, TournamentId};
use serde::{Deserialize, Serialize};

use super::floor::TournamentFloor;
use crate::floor::Effect;
use crate::rulebook::{EntryCondition, Rulebook, RulebookError, ScheduledOffer, SingleOffer, TournamentSchedule};
use crate::tournament::{Beginning, PasswordDigest, PrizeDivision, TournamentOffer, TournamentTerms};
use crate::{Dealer, Now};

/// The longest name of a tournament that the house schedules, letters.
pub const LONGEST_TOURNAMENT_NAME: usize = 40;

/// A tournament that the house schedules. It takes place once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseTournament {
    /// The id of one of the room's rulebooks.
    pub rulebook: String,
    pub offer: SingleOffer,
    pub begins: Now,
    /// Only those who know it can register (R-REG-4); `None` if everybody can.
    pub password: Option<PasswordDigest>,
    /// What a player must fulfil to enter, besides what the kind asks for (R-REG-12).
    #[serde(default)]
    pub conditions: Vec<EntryCondition>,
    /// The only kind of deal at the final table; `None` if players choose (R-UI-11).
    #[serde(default)]
    pub deal: Option<DealKind>,
}

/// Why the house cannot schedule a tournament. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScheduleRefusal {
    #[error("the room offers no tournaments")]
    NoTournaments,
    #[error("the room has no rulebook {0}")]
    NoSuchRulebook(String),
    #[error("the time is past")]
    Past,
    /// The name is too long for a lobby or not printable.
    #[error("the name is not one line of at most {LONGEST_TOURNAMENT_NAME} letters")]
    BadName,
    /// The rulebook's tournaments have no passwords.
    #[error("the rulebook has no private tournaments")]
    NotPrivate,
    /// Players of the rulebook's tournaments cannot share the prizes.
    #[error("the rulebook has no deals")]
    NoDeals,
    /// Its winners or survivors enter another tournament, which the order does not name.
    #[error("a tournament of this kind leads to another one; only the calendar can have it")]
    LeadsOn,
    /// A value is not possible by the rulebook.
    #[error(transparent)]
    Offer(#[from] RulebookError),
}

impl TournamentFloor {
    /// Announces a tournament that the house has ordered. Returns its number.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn schedule(
        &mut self,
        order: &HouseTournament,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(TournamentId, Vec<Effect>), ScheduleRefusal> {
        let terms = order.terms(&self.schedule, now)?;
        let id = self.announce(terms, None, dealer).ok_or(ScheduleRefusal::NoTournaments)?;
        self.lobby.touch();
        Ok((id, vec![Effect::PassOnTournament(id)]))
    }
}

impl HouseTournament {
    fn terms(&self, schedule: &TournamentSchedule, now: Now) -> Result<TournamentTerms, ScheduleRefusal> {
        let catalogue = schedule.catalogue().ok_or(ScheduleRefusal::NoTournaments)?;
        let rulebook = schedule.rulebook(&self.rulebook).ok_or_else(|| ScheduleRefusal::NoSuchRulebook(self.rulebook.clone()))?;
        if self.begins <= now {
            return Err(ScheduleRefusal::Past);
        }
        if self.offer.name.chars().count() > LONGEST_TOURNAMENT_NAME || self.offer.name.chars().any(char::is_control) {
            return Err(ScheduleRefusal::BadName);
        }
        if self.password.is_some() && !rulebook.tournaments.has(TournamentFeature::Private) {
            return Err(ScheduleRefusal::NotPrivate);
        }
        let offer = catalogue.single(rulebook, &self.offer)?;
        let mut terms = terms(rulebook, &offer, (schedule, self.begins)).ok_or(ScheduleRefusal::LeadsOn)?;
        terms.admission.password = self.password;
        terms.admission.conditions.extend(&self.conditions);
        match (&mut terms.deals, self.deal) {
            (Some(deals), only) => deals.only = only,
            (None, None) => {}
            (None, Some(_)) => return Err(ScheduleRefusal::NoDeals),
        }
        let chosen = [
            (self.password.is_some(), TournamentFeature::Private),
            (self.offer.guarantee.is_some(), TournamentFeature::Guaranteed),
            (self.offer.added.is_some(), TournamentFeature::AddedMoney),
        ];
        let chosen: Vec<_> = chosen.into_iter().filter_map(|(is, feature)| is.then_some(feature)).collect();
        terms.features.retain(|feature| !chosen.contains(feature));
        terms.features.extend(chosen);
        Ok(terms)
    }
}

/// The terms of an offer; `None` if it leads to another tournament.
fn terms(rulebook: &Rulebook, of: &ScheduledOffer, (schedule, time): (&TournamentSchedule, Now)) -> Option<TournamentTerms> {
    let offer = TournamentOffer::scheduled(of, schedule.prizes()?, None);
    let terms = TournamentTerms::of(rulebook, &offer, Beginning::At { time, least_entries: of.template.least_entrants().into() })?;
    let leads_on = terms.payment.is_none() || matches!(terms.prizes.division, PrizeDivision::Entries(_) | PrizeDivision::SecondPhase(_));
    (!leads_on).then_some(terms)
}
