//! What the page of the hand history keeps between frames.

use poker_archive::{Group, HandFilter, HandId, HandKind, HandResult, Opponent, Stake, StakeId, TableId};
use poker_client::{DayRange, LocalTime, day_began_ms};
use poker_history::Format;

use super::ask::HistoryAsk;
use super::note_draft::NoteDraft;

/// The time for which hands are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Period {
    #[default]
    All,
    Today,
    Days(u16),
    /// The typed days: their first moment and the first one after them, in milliseconds since 1970; `None` on a side that is open.
    Between {
        from_ms: Option<u64>,
        until_ms: Option<u64>,
    },
}

impl Period {
    /// Those that are chosen and not typed.
    pub(super) const FIXED: [Self; 5] = [Self::All, Self::Today, Self::Days(7), Self::Days(30), Self::Days(365)];
}

/// A view of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HistoryTab {
    #[default]
    Hands,
    Figures,
    Players,
}

/// What the view of the players keeps between frames.
#[derive(Clone, Debug, Default)]
pub(super) struct PeopleState {
    pub(super) search: String,
    /// The room and the name of the chosen player.
    pub(super) chosen: Option<(String, String)>,
    /// Whether the chosen player is looked at on a sheet, where there is no room for a pane.
    pub(super) looks: bool,
    /// Whether the sheet for files of notes is open.
    pub(super) carries: bool,
    /// The path of a file to read; `None` until it was typed.
    pub(super) path: Option<String>,
}

/// What the page keeps between frames.
#[derive(Clone, Debug)]
pub struct HistoryState {
    pub(super) tab: HistoryTab,
    /// The groups of the figures.
    pub(super) group: Group,
    /// Whether the plot has days across, instead of hands.
    pub(super) days: bool,
    /// Whether the result is plotted beside the list.
    pub(super) plots: bool,
    /// The view of the players about whom something is noted.
    pub(super) people: PeopleState,
    /// The opponent of the filter.
    pub(super) opponent: Option<Opponent>,
    /// The beginning of an opponent's name while it is typed.
    pub(super) opponent_draft: String,
    pub(super) search: String,
    /// What the list was last searched for.
    sought: Option<String>,
    pub(super) period: Period,
    /// The first and the last day, as they are typed.
    pub(super) range: DayRange,
    /// The day that is today, as a number, with when each of [`Period::FIXED`] began, in milliseconds since 1970; `None` until the page was
    /// shown.
    today: Option<(i64, [u64; Period::FIXED.len()])>,
    pub(super) kind: Option<HandKind>,
    pub(super) game: Option<String>,
    pub(super) stake: Option<(StakeId, Stake)>,
    pub(super) table: Option<(TableId, String)>,
    /// The beginning of a word of a table's name while it is typed.
    pub(super) table_draft: String,
    /// Whether a table was found by its name, so that its choice gets the focus.
    pub(super) table_found: bool,
    pub(super) result: Option<HandResult>,
    pub(super) showdown: Option<bool>,
    pub(super) all_in: bool,
    pub(super) starred: bool,
    pub(super) noted: bool,
    pub(super) chosen: Option<HandId>,
    pub(super) draft: Option<NoteDraft>,
    pub(super) filters_open: bool,
    /// Whether the sheet for exporting is open.
    pub(super) exports: bool,
    /// The format in which hands are exported.
    pub(super) format: Format,
    /// Whether the chosen hand is looked at on a sheet, where there is no room for a pane.
    pub(super) looks: bool,
    /// The hand that is replayed as soon as it is open.
    pub(super) replays: Option<HandId>,
    /// How many lines were in sight or before it.
    pub(super) seen: usize,
    /// Whether the list scrolls to the chosen hand.
    pub(super) finds: bool,
}

impl Default for HistoryState {
    fn default() -> Self {
        Self {
            tab: HistoryTab::default(),
            group: Group::Position,
            days: false,
            plots: false,
            people: PeopleState::default(),
            opponent: None,
            opponent_draft: String::new(),
            search: String::new(),
            sought: None,
            period: Period::default(),
            range: DayRange::default(),
            today: None,
            kind: None,
            game: None,
            stake: None,
            table: None,
            table_draft: String::new(),
            table_found: false,
            result: None,
            showdown: None,
            all_in: false,
            starred: false,
            noted: false,
            chosen: None,
            draft: None,
            filters_open: false,
            exports: false,
            format: Format::default(),
            looks: false,
            replays: None,
            seen: 0,
            finds: false,
        }
    }
}

impl HistoryState {
    /// The hands that are wanted.
    pub fn filter(&self) -> HandFilter {
        let (from_ms, until_ms) = match self.period {
            Period::All => (None, None),
            Period::Today | Period::Days(_) => {
                let place = Period::FIXED.iter().position(|fixed| *fixed == self.period);
                (Some(place.zip(self.today).map_or(0, |(place, (_, began_ms))| began_ms[place])), None)
            }
            Period::Between { from_ms, until_ms } => (from_ms, until_ms),
        };
        HandFilter {
            from_ms,
            until_ms,
            kind: self.kind,
            game: self.game.clone(),
            stake: self.stake.as_ref().map(|(stake, _)| *stake),
            table: self.table.as_ref().map(|(table, _)| *table),
            opponent: self.opponent.as_ref().map(|opponent| opponent.id),
            result: self.result,
            showdown: self.showdown,
            all_in: self.all_in.then_some(true),
            starred: self.starred,
            note: self.noted.then(String::new),
            search: self.sought.clone(),
            ..HandFilter::default()
        }
    }

    /// The view that is shown.
    pub(crate) fn tab(&self) -> HistoryTab {
        self.tab
    }

    /// Whether figures are shown: on their own page, or as a plot beside the list.
    pub(crate) fn shows_figures(&self) -> bool {
        self.tab == HistoryTab::Figures || self.plots
    }

    /// The groups of the figures.
    pub(crate) fn group(&self) -> Group {
        self.group
    }

    /// The beginning of an opponent's name, while opponents are looked for.
    pub(crate) fn looks_for(&self) -> Option<&str> {
        (self.filters_open && self.opponent.is_none()).then_some(self.opponent_draft.trim_start())
    }

    /// The page with the figures of these groups.
    pub(crate) fn adding_up(group: Group) -> Self {
        Self { tab: HistoryTab::Figures, group, ..Self::default() }
    }

    /// The page with the players about whom something is noted, and one of them chosen.
    pub(crate) fn noting(room: &str, name: &str) -> Self {
        let people = PeopleState { chosen: Some((room.to_owned(), name.to_owned())), ..PeopleState::default() };
        Self { tab: HistoryTab::Players, people, ..Self::default() }
    }

    /// The page with the sheet for files of notes open, and the path of a file typed.
    pub(crate) fn carrying(path: &str) -> Self {
        let people = PeopleState { carries: true, path: Some(path.to_owned()), ..PeopleState::default() };
        Self { tab: HistoryTab::Players, people, ..Self::default() }
    }

    /// The page with a hand chosen.
    pub(crate) fn choosing(hand: HandId) -> Self {
        Self { chosen: Some(hand), looks: true, ..Self::default() }
    }

    /// The page with the sheet for exporting open.
    pub(crate) fn exporting() -> Self {
        Self { exports: true, ..Self::default() }
    }

    /// The page with the filters open.
    pub(crate) fn filtering() -> Self {
        Self { filters_open: true, showdown: Some(true), starred: true, ..Self::default() }
    }

    /// Whether the opened hand is to be replayed now.
    pub(crate) fn replays(&mut self, opened: Option<HandId>) -> bool {
        let now = opened.is_some() && self.replays == opened;
        if now {
            self.replays = None;
        }
        now
    }

    /// Chooses a hand that was looked at elsewhere, so that it is in sight when the list is shown.
    pub(crate) fn choose(&mut self, hand: HandId) {
        self.chosen = Some(hand);
        self.finds = true;
    }

    /// How many lines were in sight or before it.
    pub fn seen(&self) -> usize {
        self.seen
    }

    /// The number of filters that are set, without the search.
    pub(super) fn filters(&self) -> u64 {
        let set = [
            self.period != Period::All,
            self.kind.is_some(),
            self.game.is_some(),
            self.stake.is_some(),
            self.table.is_some(),
            self.opponent.is_some(),
            self.result.is_some(),
            self.showdown.is_some(),
            self.all_in,
            self.starred,
            self.noted,
        ];
        set.into_iter().map(u64::from).sum()
    }

    /// Asks to write the note that was typed, because the page is left.
    pub(crate) fn leave(&mut self) -> Option<HistoryAsk> {
        self.draft.take()?.write()
    }

    /// Notes which day it is. What is listed of the last days changes once a day.
    pub(super) fn follow_clock(&mut self, now_ms: u64, local: fn(u64) -> LocalTime) {
        let local_day = |at_ms| local(at_ms).days();
        let day = local_day(now_ms);
        if self.today.is_none_or(|(today, _)| today != day) {
            let began_ms = Period::FIXED.map(|period| match period {
                Period::Days(days) => day_began_ms(day - i64::from(days) + 1, local_day),
                Period::All | Period::Today | Period::Between { .. } => day_began_ms(day, local_day),
            });
            self.today = Some((day, began_ms));
        }
    }

    /// Chooses a period that is not typed.
    pub(super) fn choose_period(&mut self, period: Period) {
        self.period = period;
        self.range = DayRange::default();
    }

    /// Takes over the days that were typed.
    pub(super) fn days_typed(&mut self, local: fn(u64) -> LocalTime) {
        self.period = if self.range.is_empty() {
            Period::All
        } else {
            let (from_ms, until_ms) = self.range.moments(|at_ms| local(at_ms).days());
            Period::Between { from_ms, until_ms }
        };
    }

    /// Lets go of a stake and a table that no hand of the chosen kind and game has, as they are not offered any more.
    pub(super) fn drop_unfit(&mut self) {
        // Stakes and tables are of cash games.
        let tournaments = self.kind == Some(HandKind::Tournament);
        let other_game = |stake: &Stake| self.game.as_ref().is_some_and(|game| *game != stake.game);
        if self.stake.as_ref().is_some_and(|(_, stake)| tournaments || other_game(stake)) {
            self.stake = None;
        }
        if tournaments {
            self.table = None;
            self.table_draft.clear();
        }
    }

    pub(super) fn filter_is_set(&self) -> bool {
        self.filters() > 0 || self.sought.is_some()
    }

    /// Takes over a search that has changed.
    pub(super) fn searched(&mut self) {
        let words = self.search.trim();
        self.sought = (!words.is_empty()).then(|| words.to_owned());
    }

    pub(super) fn clear_filters(&mut self) {
        *self = Self {
            search: std::mem::take(&mut self.search),
            sought: self.sought.take(),
            chosen: self.chosen,
            draft: self.draft.take(),
            filters_open: self.filters_open,
            exports: self.exports,
            format: self.format,
            looks: self.looks,
            tab: self.tab,
            group: self.group,
            days: self.days,
            people: std::mem::take(&mut self.people),
            today: self.today,
            ..Self::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::*;
    use crate::local_time::in_zone;

    fn local(at_ms: u64) -> LocalTime {
        in_zone(at_ms, TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap())
    }

    #[test]
    fn the_last_days_begin_at_midnight_also_before_a_change_of_the_clocks() {
        let begins = |day: &str| DayRange { from: day.to_owned(), ..DayRange::default() }.moments(|at_ms| local(at_ms).days()).0;
        let mut state = HistoryState::default();
        state.follow_clock(begins("2026-10-26").unwrap() + 43_200_000, local);
        for (days, first) in [(7, "2026-10-20"), (30, "2026-09-27"), (365, "2025-10-27")] {
            state.choose_period(Period::Days(days));
            assert_eq!(state.filter().from_ms, begins(first), "{days} days");
        }
    }
}
