//! All tournaments that a room offers.

use std::sync::Arc;

use poker_protocol::Money;

use super::catalogue::TournamentCatalogue;
use super::offers::{Calendar, ScheduledOffer, SitAndGoOffer};
use crate::rulebook::{HexaProFamily, Prizes, Rulebook};

/// The tournaments that a room offers. Of each series, one tournament is always open for registration.
#[derive(Clone, Debug, Default)]
pub struct TournamentSchedule {
    series: Vec<TournamentSeries>,
    /// The rulebooks by which the house can schedule more.
    rulebooks: Vec<Arc<Rulebook>>,
    /// The prize tables are in it.
    catalogue: Option<Arc<TournamentCatalogue>>,
}

/// Tournaments of one kind, game and price, one after the other.
#[derive(Clone, Debug)]
pub struct TournamentSeries {
    pub rulebook: Arc<Rulebook>,
    pub offer: SeriesOffer,
}

/// What a series offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesOffer {
    /// The next one opens when one starts.
    SitAndGo(SitAndGoOffer),
    /// The next one opens when one starts (R-HEX-1).
    HexaPro { family: Arc<HexaProFamily>, buy_in: Money },
    /// Starts at certain minutes of every day.
    Scheduled(ScheduledOffer),
}

impl TournamentSeries {
    /// The name of its tournaments, the same in every language.
    #[must_use]
    pub fn name(&self) -> &str {
        match &self.offer {
            SeriesOffer::SitAndGo(offer) => &offer.template.id,
            SeriesOffer::HexaPro { family, .. } => &family.name,
            SeriesOffer::Scheduled(offer) => &offer.name,
        }
    }

    /// What names the series in a save: the rulebook, the kind, the game and the price.
    #[must_use]
    pub fn key(&self) -> String {
        let (what, game, price) = match &self.offer {
            SeriesOffer::SitAndGo(offer) => (&offer.template.id, offer.game, offer.price.total()),
            SeriesOffer::HexaPro { family, buy_in } => (&family.id, family.game.is, *buy_in),
            SeriesOffer::Scheduled(offer) => (&offer.name, offer.game, offer.price.total()),
        };
        format!("{} {what} {} {}", self.rulebook.id, game.code, price.hundredths())
    }
}

impl TournamentSchedule {
    /// A room without tournaments.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Everything that the calendars of these rulebooks have, and their HexaPro families.
    #[must_use]
    pub fn of(catalogue: Arc<TournamentCatalogue>, rulebooks: &[Arc<Rulebook>]) -> Self {
        let series: Vec<TournamentSeries> = rulebooks
            .iter()
            .flat_map(|rulebook| {
                let offers = catalogue.calendar(&rulebook.id).map(of_calendar).unwrap_or_default();
                let families = rulebook.hexapro.iter().map(|family| Arc::new(family.clone()));
                let games = families.flat_map(|family| {
                    let buy_ins = family.buy_ins.is.clone();
                    buy_ins.into_iter().map(move |buy_in| SeriesOffer::HexaPro { family: Arc::clone(&family), buy_in })
                });
                offers.into_iter().chain(games).map(|offer| TournamentSeries { rulebook: Arc::clone(rulebook), offer }).collect::<Vec<_>>()
            })
            .collect();
        Self { series, rulebooks: rulebooks.to_vec(), catalogue: Some(catalogue) }
    }

    /// The same without tournaments that start at a time, and without those that lead to one: what can be played where nobody but the
    /// player comes by the clock.
    #[must_use]
    pub fn when_full(mut self) -> Self {
        self.series.retain(|series| match &series.offer {
            SeriesOffer::SitAndGo(offer) => offer.target.is_none(),
            SeriesOffer::HexaPro { .. } => true,
            SeriesOffer::Scheduled(_) => false,
        });
        self
    }

    /// The series, in the order of their numbers.
    #[must_use]
    pub fn series(&self) -> &[TournamentSeries] {
        &self.series
    }

    /// The tournament that the winners of a satellite, or the survivors of a first phase, enter; `None` for other series.
    #[must_use]
    pub fn target_of(&self, series: &TournamentSeries) -> Option<&ScheduledOffer> {
        match &self.series.get(self.target_number(series)?)?.offer {
            SeriesOffer::Scheduled(offer) => Some(offer),
            SeriesOffer::SitAndGo(_) | SeriesOffer::HexaPro { .. } => None,
        }
    }

    /// The number of the series of this tournament.
    #[must_use]
    pub fn target_number(&self, series: &TournamentSeries) -> Option<usize> {
        let target = match &series.offer {
            SeriesOffer::SitAndGo(offer) => offer.target.as_ref(),
            SeriesOffer::Scheduled(offer) => offer.target.as_ref(),
            SeriesOffer::HexaPro { .. } => None,
        }?;
        let is_it = |other: &TournamentSeries| {
            other.rulebook.id == series.rulebook.id && matches!(&other.offer, SeriesOffer::Scheduled(offer) if offer.name == *target)
        };
        self.series.iter().position(is_it)
    }

    /// A rulebook by which the house can schedule tournaments.
    #[must_use]
    pub fn rulebook(&self, id: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find(|rulebook| rulebook.id == id).map(Arc::as_ref)
    }

    /// All data of tournaments; `None` in a room without tournaments.
    #[must_use]
    pub fn catalogue(&self) -> Option<&TournamentCatalogue> {
        self.catalogue.as_deref()
    }

    /// The prize tables; `None` in a room without tournaments.
    #[must_use]
    pub fn prizes(&self) -> Option<&Prizes> {
        self.catalogue.as_deref().map(TournamentCatalogue::prizes)
    }
}

fn of_calendar(calendar: &Calendar) -> Vec<SeriesOffer> {
    let sit_and_goes = calendar.sit_and_goes.iter().cloned().map(SeriesOffer::SitAndGo);
    sit_and_goes.chain(calendar.scheduled.iter().cloned().map(SeriesOffer::Scheduled)).collect()
}
