//! The state of a table's panels.

use poker_archive::Person;

use super::announce::Announced;
use super::chat::ChatState;
use super::dialog::Dialog;
use super::log_tab::LogTab;
use super::person_state::PersonSheet;
use super::tournament_state::TournamentPanelState;

/// What the panels of a table keep between frames.
#[derive(Clone, Debug, Default)]
pub struct TablePanelState {
    /// Which hand the log shows.
    pub log: LogTab,
    /// The typed message, and how much of the chat was read.
    pub chat: ChatState,
    /// Whether the log lies over the whole window.
    pub log_is_open: bool,
    /// The open question over the table.
    pub dialog: Option<Dialog>,
    /// The open sheet of another player.
    pub person: Option<PersonSheet>,
    /// What was noted about other players and is not taken over yet.
    pub noted: Vec<Person>,
    /// What the panels of a tournament's table keep.
    pub tournament: TournamentPanelState,
    /// What was announced to the screen reader.
    pub announced: Announced,
    /// The hint about the buttons that was announced last.
    pub hinted: String,
}

/// What was noted, in the order in which it was noted.
pub(crate) fn take_noted(state: &mut TablePanelState) -> Vec<Person> {
    std::mem::take(&mut state.noted)
}
