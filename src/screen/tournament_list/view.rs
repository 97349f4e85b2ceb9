//! The data of the lists of tournaments.

use poker_client::{EntryChoice, ListedTournament, LobbySection, LocalTime, Settings, Tournaments};

/// The data of the lists of tournaments.
#[derive(Clone, Copy, Debug)]
pub struct TournamentsView<'a> {
    pub tournaments: &'a Tournaments,
    /// What the player has asked about and the room has not answered.
    pub pending: &'a [EntryChoice],
    pub settings: &'a Settings,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
    /// The time in milliseconds since 1970.
    pub wall_ms: u64,
    /// Converts a time in milliseconds since 1970 to the player's time zone.
    pub local: fn(u64) -> LocalTime,
    /// Whether the player can set up a tournament: only in practice.
    pub may_set_up: bool,
}

impl TournamentsView<'_> {
    /// The time until what is shown changes by itself, in milliseconds; `None` if it does not.
    #[must_use]
    pub fn next_change_ms(&self) -> Option<u64> {
        if self.settings.tournaments.section != LobbySection::Tournaments {
            return None;
        }
        let own = self.tournaments.own();
        let rows = self.tournaments.lobby().rows().map(|row| ListedTournament::of(row, own, self.wall_ms));
        let of_rows = rows.filter_map(|listed| listed.next_change_ms(self.wall_ms)).min();
        // The clocks of a tournament that is looked at are shown in the pane.
        let looked_at = self.tournaments.all_looked_at().filter_map(|tournament| self.tournaments.looked_at(tournament));
        let clocks = looked_at.flat_map(|looked_at| [looked_at.level_left(), looked_at.break_left()]);
        let of_clocks = clocks.flatten().filter_map(|left| left.next_second_ms(self.now_ms));
        of_rows.into_iter().chain(of_clocks).min()
    }

    /// Whether the room has yet to answer a request about `choice`.
    pub(super) fn waits(&self, choice: EntryChoice) -> bool {
        self.pending.contains(&choice)
    }
}
