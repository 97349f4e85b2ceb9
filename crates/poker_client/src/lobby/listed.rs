//! The stakes of the tab in front that pass the filters, in order.

use std::cmp::Ordering;

use poker_protocol::{Money, StakeRow};
use poker_rules::Variant;

use super::{LobbyChoices, LobbyTab, SortBy, StakeLimit, search};

/// The tabs and the rows that the lobby shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyList<'a> {
    /// The tabs that are not empty; during a search those where something matches it.
    pub tabs: Vec<LobbyTab>,
    /// The tab in front.
    pub tab: LobbyTab,
    /// The stakes of `tab` that pass the filters and the search, in order.
    pub rows: Vec<&'a StakeRow>,
    /// For each of `rows`, the name of the table for which the search has found it; `None` where the stake itself matches.
    pub found_tables: Vec<Option<&'a str>>,
    /// The values that the filters offer in this tab.
    pub options: FilterOptions,
}

/// The different values of the stakes of a tab, in ascending order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FilterOptions {
    pub limits: Vec<StakeLimit>,
    /// Seats at a table.
    pub seats: Vec<u8>,
    pub big_blinds: Vec<Money>,
}

impl<'a> LobbyList<'a> {
    /// The list of the stakes on offer, by the player's choices. `search` is a stake such as `0.10` or `10/20`, a part of its name, or the
    /// beginning of the name of one of its tables; while nothing matches it in the tab that the player chose, another tab with a match is in
    /// front.
    pub fn of(stakes: &'a [StakeRow], choices: &LobbyChoices, search: &str) -> Self {
        let all = LobbyTab::of_all(stakes);
        let found: Vec<_> =
            all.iter().copied().filter(|tab| stakes.iter().any(|row| LobbyTab::of(row) == *tab && search::matches(row, search))).collect();
        let tabs = if found.is_empty() { all } else { found };
        let tab = if tabs.contains(&choices.tab) { choices.tab } else { tabs.first().copied().unwrap_or_default() };
        let here: Vec<_> = stakes.iter().filter(|row| LobbyTab::of(row) == tab).collect();
        let options = FilterOptions {
            limits: values(&here, StakeLimit::of),
            seats: values(&here, |row| row.seats),
            big_blinds: values(&here, |row| row.big_blind),
        };
        let mut rows: Vec<_> = here.into_iter().filter(|row| choices.lets_through(row) && search::matches(row, search)).collect();
        rows.sort_by(|a, b| choices.order(a, b).then_with(|| (a.big_blind, a.stake).cmp(&(b.big_blind, b.stake))));
        let found_tables = rows.iter().copied().map(|row| search::found_table(row, search)).collect();
        Self { tabs, tab, rows, found_tables, options }
    }
}

fn values<T: Ord>(rows: &[&StakeRow], of: impl Fn(&StakeRow) -> T) -> Vec<T> {
    let mut values: Vec<_> = rows.iter().map(|row| of(row)).collect();
    values.sort_unstable();
    values.dedup();
    values
}

impl LobbyChoices {
    fn order(&self, a: &StakeRow, b: &StakeRow) -> Ordering {
        let place = |row: &StakeRow| Variant::ALL.iter().position(|variant| Some(variant.code) == row.game.code());
        match self.sort {
            SortBy::Stake => self.turned(a.big_blind.cmp(&b.big_blind)),
            SortBy::Limit => self.turned(StakeLimit::of(a).cmp(&StakeLimit::of(b))),
            SortBy::Game => self.turned(place(a).cmp(&place(b))),
            SortBy::Players => self.turned(a.players.cmp(&b.players)),
            SortBy::Waiting => self.turned(a.waiting.cmp(&b.waiting)),
            SortBy::AveragePot => self.known_first(a.average_pot, b.average_pot),
            SortBy::HandsPerHour => self.known_first(a.hands_per_hour, b.hands_per_hour),
            SortBy::Seats => self.turned(a.seats.cmp(&b.seats)),
        }
    }

    /// Unknown values come last in both orders.
    fn known_first<T: Ord>(&self, a: Option<T>, b: Option<T>) -> Ordering {
        match (a, b) {
            (Some(a), Some(b)) => self.turned(a.cmp(&b)),
            (a, b) => b.is_some().cmp(&a.is_some()),
        }
    }

    fn turned(&self, order: Ordering) -> Ordering {
        if self.descending { order.reverse() } else { order }
    }
}
