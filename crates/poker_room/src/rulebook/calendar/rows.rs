//! The file of calendars.

use poker_protocol::Money;
use poker_rules::Variant;
use serde::Deserialize;

use super::house_prizes::HousePrizes;
use crate::rulebook::{EntryPrice, Source};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CalendarFile {
    pub(super) calendars: Vec<CalendarRow>,
}

/// The tournaments of rulebooks whose documents have the same kinds of tournaments.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CalendarRow {
    pub(super) rulebooks: Vec<String>,
    pub(super) sit_and_goes: Vec<SitAndGoRow>,
    pub(super) scheduled: Vec<ScheduledRow>,
}

/// Sit and go tournaments of one kind, one for each game and price.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SitAndGoRow {
    pub(super) template: String,
    pub(super) games: Vec<Variant>,
    pub(super) prices: Prices,
    /// The name of the tournament that the winners of a satellite enter.
    #[serde(default)]
    pub(super) target: Option<String>,
    pub(super) from: Source,
}

#[derive(Deserialize)]
pub(super) enum Prices {
    /// All prices of the rulebook's table for this number of players.
    FeeTable,
    /// These prices of the table, buy-in and fee together.
    Totals(Vec<Money>),
    /// Prices of our own, where the rulebook has no table.
    Own(Vec<EntryPrice>),
}

/// A tournament that starts at a time.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScheduledRow {
    pub(super) name: String,
    pub(super) template: String,
    pub(super) game: Variant,
    /// `None` for a freeroll and for a second phase.
    #[serde(default)]
    pub(super) price: Option<Price>,
    #[serde(default)]
    pub(super) guarantee: Option<Money>,
    /// Money that the house adds to the prizes.
    #[serde(default)]
    pub(super) added: Option<Money>,
    /// What the house pays to the best places besides the prizes.
    #[serde(default)]
    pub(super) house_prizes: Option<HousePrizes>,
    /// The name of the tournament that the winners of a satellite, or the survivors of a first phase, enter.
    #[serde(default)]
    pub(super) target: Option<String>,
    pub(super) starts: Starts,
    pub(super) from: Source,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) enum Price {
    /// Buy-in and fee together; the rulebook has the fee.
    Total(Money),
    Own {
        buy_in: Money,
        fee: Money,
    },
}

/// When a tournament starts, in hours and minutes of the day, UTC.
#[derive(Deserialize)]
pub(super) enum Starts {
    Daily(Vec<(u8, u8)>),
    /// At the minute `first` of the day, and then again after this number of minutes each time.
    Every {
        minutes: u16,
        first: u16,
    },
}
