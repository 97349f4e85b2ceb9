//! What the lobby of a tournament keeps between frames.

use poker_protocol::TournamentId;

use super::questions::AskedQuestions;

/// What the lobby of a tournament keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct TournamentPageState {
    /// The tournament that was shown last.
    shown: Option<TournamentId>,
    pub(crate) tab: TournamentTab,
    /// The text of the search for a player.
    pub(crate) search: String,
    pub(super) asked: AskedQuestions,
    /// The tab that was drawn last.
    drawn: Option<TournamentTab>,
}

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TournamentTab {
    #[default]
    Overview,
    Structure,
    Prizes,
    Players,
    Tables,
    Satellites,
}

impl TournamentTab {
    pub(super) const ALL: [Self; 6] = [Self::Overview, Self::Structure, Self::Prizes, Self::Players, Self::Tables, Self::Satellites];
}

impl TournamentPageState {
    /// Begins anew where another tournament is shown.
    pub(super) fn follow(&mut self, tournament: TournamentId) {
        if self.shown.is_some_and(|shown| shown != tournament) {
            *self = Self::default();
        }
        self.shown = Some(tournament);
    }

    /// Notes that the tab is drawn. Returns whether it was opened in this frame.
    pub(super) fn open_tab(&mut self) -> bool {
        self.drawn.replace(self.tab) != Some(self.tab)
    }

    /// The time until the room is to be asked again, in milliseconds; `None` if it is not.
    #[must_use]
    pub fn next_question_ms(&self, now_ms: u64) -> Option<u64> {
        self.asked.next_ms(now_ms)
    }
}
