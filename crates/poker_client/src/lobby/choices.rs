//! What the player wants to see of the lobby; kept with the settings.

use std::collections::BTreeSet;

use poker_protocol::{Form, Money, StakeRow};
use poker_rules::Betting;
use serde::{Deserialize, Serialize};

use super::{LobbyTab, SavedFilters};

/// Filters, order and favourites.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LobbyChoices {
    /// The tab that the player chose; while it has no stakes, the first tab that has some is shown.
    pub tab: LobbyTab,
    /// Shows only stakes with this limit.
    pub limit: Option<StakeLimit>,
    /// Shows only stakes whose tables have this number of seats.
    pub seats: Option<u8>,
    /// Shows only stakes with this big blind or a higher one.
    pub least: Option<Money>,
    /// Shows only stakes with this big blind or a lower one.
    pub most: Option<Money>,
    /// Shows only stakes where somebody sits or waits.
    pub hide_empty: bool,
    pub only_favourites: bool,
    /// The column by which the rows are ordered.
    pub sort: SortBy,
    /// Whether the rows are in descending order.
    pub descending: bool,
    /// Stakes with a star.
    pub favourites: BTreeSet<FavouriteStake>,
    /// Filters that are kept under names. Not in the file while there are none.
    #[serde(skip_serializing_if = "SavedFilters::is_empty")]
    pub saved: SavedFilters<LobbyFilter>,
}

/// The values of the filters that are kept under a name, with the tab. What they mean is said at [`LobbyChoices`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LobbyFilter {
    tab: LobbyTab,
    limit: Option<StakeLimit>,
    seats: Option<u8>,
    least: Option<Money>,
    most: Option<Money>,
    hide_empty: bool,
    only_favourites: bool,
}

/// The largest bet that a stake allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StakeLimit {
    /// A bet may be as large as the stack.
    NoLimit,
    /// A bet may be as large as the pot.
    PotLimit,
    /// All bets of a street have one size.
    FixedLimit,
}

impl StakeLimit {
    /// The limit of a stake.
    pub fn of(row: &StakeRow) -> Self {
        match row.game.betting {
            Betting::NoLimit => Self::NoLimit,
            Betting::PotLimit { .. } => Self::PotLimit,
            Betting::FixedLimit { .. } => Self::FixedLimit,
        }
    }
}

/// What rows are ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SortBy {
    /// The big blind.
    #[default]
    Stake,
    Limit,
    Game,
    /// Players seated.
    Players,
    /// Players who wait.
    Waiting,
    AveragePot,
    HandsPerHour,
    /// Seats at a table.
    Seats,
}

/// Identifies a stake across rooms by its form, game, blinds and number of seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FavouriteStake {
    form: Form,
    game: String,
    blinds: (Money, Money),
    seats: u8,
}

impl FavouriteStake {
    /// The identity of a stake.
    pub fn of(row: &StakeRow) -> Self {
        let game = row.game.code().map_or_else(|| row.name.clone(), str::to_owned);
        Self { form: row.form, game, blinds: (row.small_blind, row.big_blind), seats: row.seats }
    }
}

impl LobbyChoices {
    /// Whether the stake has a star.
    pub fn is_favourite(&self, row: &StakeRow) -> bool {
        self.favourites.contains(&FavouriteStake::of(row))
    }

    /// Gives a stake a star, or takes it away.
    pub fn toggle_favourite(&mut self, row: &StakeRow) {
        let key = FavouriteStake::of(row);
        if !self.favourites.remove(&key) {
            self.favourites.insert(key);
        }
    }

    /// Orders by `sort`; if the rows are already ordered by it, reverses the order.
    pub fn sort_by(&mut self, sort: SortBy) {
        self.descending = self.sort == sort && !self.descending;
        self.sort = sort;
    }

    /// The number of filters that are set.
    pub fn filters(&self) -> usize {
        let range = self.least.is_some() || self.most.is_some();
        [self.limit.is_some(), self.seats.is_some(), range, self.hide_empty, self.only_favourites].into_iter().filter(|on| *on).count()
    }

    /// Clears the filters; tab, order, favourites and the filters under names stay.
    pub fn clear_filters(&mut self) {
        self.set(&LobbyFilter { tab: self.tab, ..LobbyFilter::default() });
    }

    /// The filters that are set, with the tab.
    pub fn filter(&self) -> LobbyFilter {
        let Self { tab, limit, seats, least, most, hide_empty, only_favourites, .. } = *self;
        LobbyFilter { tab, limit, seats, least, most, hide_empty, only_favourites }
    }

    /// Sets all filters, and the tab.
    pub fn set(&mut self, filter: &LobbyFilter) {
        let LobbyFilter { tab, limit, seats, least, most, hide_empty, only_favourites } = *filter;
        (self.tab, self.limit, self.seats, self.least, self.most) = (tab, limit, seats, least, most);
        (self.hide_empty, self.only_favourites) = (hide_empty, only_favourites);
    }

    /// Whether the filters admit a stake, in any tab.
    pub(super) fn lets_through(&self, row: &StakeRow) -> bool {
        self.limit.is_none_or(|limit| limit == StakeLimit::of(row))
            && self.seats.is_none_or(|seats| seats == row.seats)
            && self.least.is_none_or(|least| row.big_blind >= least)
            && self.most.is_none_or(|most| row.big_blind <= most)
            && !(self.hide_empty && row.players == 0 && row.waiting == 0)
            && (!self.only_favourites || self.is_favourite(row))
    }
}
