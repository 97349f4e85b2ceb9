//! Announces tournaments: of each series, one is always open for registration.

use std::sync::Arc;

use poker_protocol::{Money, Refusal, TournamentId};

use super::floor::TournamentFloor;
use super::running::Running;
use crate::floor::Effect;
use crate::rulebook::{HousePrizes, ScheduledOffer, SeriesOffer, TournamentSchedule, TournamentSeries};
use crate::tournament::{Beginning, Tournament, TournamentOffer, TournamentStage, TournamentTerms};
use crate::{Dealer, Now, Switches};

const MINUTE_MS: u32 = 60_000;
const DAY_MINUTES: u16 = 24 * 60;

impl TournamentFloor {
    /// Announces the first tournament of each series, for a new room.
    pub(crate) fn open_all(&mut self, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        (0..self.schedule.series().len()).flat_map(|series| self.open(series, dealer, now)).collect()
    }

    /// Announces the next tournament of a series, unless one is open for registration before its beginning.
    pub(crate) fn open(&mut self, series: usize, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        if self.is_open(series) {
            return Vec::new();
        }
        self.announce_next(series, dealer, now).map(|(_, effects)| effects).unwrap_or_default()
    }

    /// Whether a tournament of the series is open for registration before its beginning.
    pub(super) fn is_open(&self, series: usize) -> bool {
        let is_open = |running: &Running| running.series == Some(series) && running.tournament.stage() == TournamentStage::Registering;
        self.tournaments.values().any(is_open)
    }

    /// Announces one more tournament of a series; `None` if that is not possible now.
    pub(super) fn announce_next(&mut self, series: usize, dealer: &mut Dealer, now: Now) -> Option<(TournamentId, Vec<Effect>)> {
        let schedule = Arc::clone(&self.schedule);
        let terms = schedule.series().get(series).and_then(|of| terms(&schedule, of, now))?;
        let id = self.announce(terms, Some(series), dealer)?;
        self.lobby.touch();
        Some((id, vec![Effect::PassOnTournament(id)]))
    }

    /// Announces this number of further tournaments of a series.
    ///
    /// # Errors
    /// `RegistrationClosed` if that is not possible now; then none is announced.
    pub(super) fn announce_several(
        &mut self,
        (series, count): (usize, usize),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(Vec<TournamentId>, Vec<Effect>), Refusal> {
        let (mut announced, mut effects) = (Vec::new(), Vec::new());
        while announced.len() < count {
            let Some((id, announcement)) = self.announce_next(series, dealer, now) else {
                self.retract(&announced);
                return Err(Refusal::RegistrationClosed);
            };
            announced.push(id);
            effects.extend(announcement);
        }
        Ok((announced, effects))
    }

    /// Takes back all tournaments that were announced by this input, lowest number first, before anybody was told of them.
    pub(super) fn retract(&mut self, announced: &[TournamentId]) {
        self.tournaments.retain(|id, _| !announced.contains(id));
        self.next = announced.first().copied().unwrap_or(self.next);
    }

    /// Announces a tournament; `None` if its multiplier cannot be drawn, because no randomness is available.
    pub(crate) fn announce(&mut self, mut terms: TournamentTerms, series: Option<usize>, dealer: &mut Dealer) -> Option<TournamentId> {
        // What is saved with the terms must not stop the tournament after a restart.
        terms.switches = Switches { closing: false, ..self.switches.clone() };
        let id = self.next.max(TournamentId(1));
        let mut tournament = Tournament::announce(id, Arc::new(terms), dealer)?;
        if self.switches.closing {
            tournament.stop_dealing();
        }
        self.next = TournamentId(id.0.saturating_add(1));
        self.tournaments.insert(id, Running::new(tournament, series));
        Some(id)
    }
}

/// The terms of the next tournament of a series; `None` if it cannot be played.
fn terms(schedule: &TournamentSchedule, series: &TournamentSeries, now: Now) -> Option<TournamentTerms> {
    let rulebook = &*series.rulebook;
    match &series.offer {
        SeriesOffer::HexaPro { family, buy_in } => TournamentTerms::of_family(rulebook, family, *buy_in),
        SeriesOffer::SitAndGo(offer) => {
            let offer = TournamentOffer {
                name: &offer.template.id,
                template: &offer.template,
                structure: &offer.structure,
                prizes: schedule.prizes()?,
                game: offer.game,
                price: offer.price,
                guarantee: Money::ZERO,
                added: Money::ZERO,
                house_prizes: HousePrizes::default(),
                target: schedule.target_of(series),
            };
            TournamentTerms::of(rulebook, &offer, Beginning::WhenFull)
        }
        SeriesOffer::Scheduled(scheduled) => {
            let offer = TournamentOffer::scheduled(scheduled, schedule.prizes()?, schedule.target_of(series));
            let least_entries = scheduled.template.least_entrants().into();
            TournamentTerms::of(rulebook, &offer, Beginning::At { time: next_start(scheduled, now), least_entries })
        }
    }
}

/// The next start that is at least a minute away.
fn next_start(offer: &ScheduledOffer, now: Now) -> Now {
    let next_minute = (now.minute_of_day() + 1) % DAY_MINUTES;
    let minutes = u64::from(offer.wait_from(next_minute)) + 1;
    let whole = now.0 - now.0 % u64::from(MINUTE_MS);
    Now(whole.saturating_add(minutes * u64::from(MINUTE_MS)))
}
