//! The data of a tournament's lobby.

use poker_client::{ListedTournament, LookedAt, OwnPlace, satellites_of, tournament_name};
use poker_protocol::{TournamentId, TournamentOverview, TournamentRow};

use crate::screen::TournamentsView;
use crate::screen::tournament_list::entry_button::EntryAccess;
use crate::style::Style;

/// What the lobby of a tournament shows.
#[derive(Clone, Copy, Debug)]
pub struct TournamentView<'a> {
    pub tournament: TournamentId,
    /// All tournaments, the player's entries, what the room has yet to answer, and the time.
    pub entries: TournamentsView<'a>,
    /// Where the player sits in it; `None` without a seat.
    pub own: Option<&'a OwnPlace>,
    /// Whether the room has yet to answer a question about players, tables or ranks.
    pub waits: bool,
}

impl<'a> TournamentView<'a> {
    pub(super) fn looked_at(&self) -> Option<&'a LookedAt> {
        self.entries.tournaments.looked_at(self.tournament)
    }

    /// What is known of the tournament; `None` until the room has told it.
    pub(super) fn overview(&self) -> Option<&'a TournamentOverview> {
        self.looked_at()?.overview()
    }

    /// The tournament with the player's own place in it.
    pub(super) fn listed(&self) -> Option<ListedTournament<'a>> {
        let row = &self.overview()?.row;
        Some(ListedTournament::of(row, self.entries.tournaments.own(), self.entries.wall_ms))
    }

    /// Where the player sits; `None` without a seat, and once the tournament is over, when its tables close.
    pub(super) fn seat(&self) -> Option<&'a OwnPlace> {
        self.own.filter(|_| self.listed().is_some_and(|listed| !listed.state.is_over()))
    }

    /// What the player can do about an entry; nothing once the tournament is over.
    pub(super) fn access(&self) -> EntryAccess {
        match self.listed() {
            Some(listed) if !listed.state.is_over() => EntryAccess::of(&listed),
            Some(_) | None => EntryAccess::Look,
        }
    }

    /// The name as players know it.
    pub(super) fn name(&self, style: &Style<'_>) -> String {
        self.overview().map(|overview| style.texts.show(&tournament_name(&overview.row.facts, &style.amounts))).unwrap_or_default()
    }

    /// Whether the player may watch tables: in a private tournament only those who have an entry may.
    pub(super) fn may_watch(&self, overview: &TournamentOverview) -> bool {
        overview.terms.may_watch && (!overview.row.facts.password || self.entries.tournaments.own().is_in(self.tournament))
    }

    /// The tournaments whose winners enter this one, as far as they are known.
    pub(super) fn satellites(&self) -> Vec<&'a TournamentRow> {
        satellites_of(self.entries.tournaments, self.tournament)
    }

    /// The time until what is shown changes by itself, in milliseconds; `None` if it does not.
    #[must_use]
    pub fn next_change_ms(&self) -> Option<u64> {
        let (looked_at, now_ms) = (self.looked_at()?, self.entries.now_ms);
        let of_row = self.listed()?.next_change_ms(self.entries.wall_ms);
        let clocks = [looked_at.level_left(), looked_at.break_left(), looked_at.next_break()];
        let seconds = clocks.into_iter().flatten().filter_map(|left| left.next_second_ms(now_ms));
        of_row.into_iter().chain(seconds).min()
    }
}
