//! The tournaments that a room offers.

use std::sync::Arc;

use poker_protocol::Money;
use poker_rules::Variant;

use super::house_prizes::HousePrizes;
use crate::rulebook::{BlindStructure, EntryPrice, TournamentTemplate};

/// The number of minutes in a day.
pub(super) const DAY_MINUTES: u16 = 24 * 60;

/// The tournaments of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// One of each is always open for registration.
    pub sit_and_goes: Vec<SitAndGoOffer>,
    pub scheduled: Vec<ScheduledOffer>,
}

/// A sit and go tournament. When one starts, the next one opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitAndGoOffer {
    pub template: Arc<TournamentTemplate>,
    pub structure: Arc<BlindStructure>,
    pub game: Variant,
    pub price: EntryPrice,
    /// The name of the tournament that the winners of a satellite enter.
    pub target: Option<String>,
}

/// A tournament that starts at certain minutes of every day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledOffer {
    /// A proper name, the same in every language.
    pub name: String,
    pub template: Arc<TournamentTemplate>,
    pub structure: Arc<BlindStructure>,
    pub game: Variant,
    /// Zero for a freeroll and for a second phase.
    pub price: EntryPrice,
    /// The smallest prize pool.
    pub guarantee: Option<Money>,
    /// Money that the house adds to the prizes.
    pub added: Option<Money>,
    /// What the house pays to the best places besides the prizes.
    pub house_prizes: HousePrizes,
    /// The name of the tournament that the winners of a satellite, or the survivors of a first phase, enter.
    pub target: Option<String>,
    /// The minutes of the day at which it starts, UTC, in rising order.
    pub minutes: Vec<u16>,
}

impl ScheduledOffer {
    /// The number of minutes from this minute of the day until the next start; 0 if one starts then.
    #[must_use]
    pub fn wait_from(&self, minute: u16) -> u16 {
        let tomorrow = self.minutes.first().map_or(DAY_MINUTES, |first| first + DAY_MINUTES);
        let next = self.minutes.iter().copied().find(|&start| start >= minute).unwrap_or(tomorrow);
        next.saturating_sub(minute)
    }
}

impl Calendar {
    /// The tournaments that start at this minute of the day, UTC.
    pub fn starts_at(&self, minute: u16) -> impl Iterator<Item = &ScheduledOffer> {
        self.scheduled.iter().filter(move |offer| offer.minutes.binary_search(&minute).is_ok())
    }

    /// The tournament with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&ScheduledOffer> {
        self.scheduled.iter().find(|offer| offer.name == name)
    }
}
