//! The state of a table's panels.

use poker_protocol::TableId;

use super::announce::Announced;
use super::chat::ChatState;
use super::dialog::Dialog;
use super::log_tab::LogTab;
use super::tournament_state::TournamentPanelState;

/// What the panels of a table keep between frames.
#[derive(Clone, Debug, Default)]
pub struct TablePanelState {
    /// The table whose panels these are.
    table: Option<TableId>,
    /// Which hand the log shows.
    pub log: LogTab,
    /// The typed message, and how much of the chat was read.
    pub chat: ChatState,
    /// Whether the log lies over the whole window.
    pub log_is_open: bool,
    /// The open question over the table.
    pub dialog: Option<Dialog>,
    /// What the panels of a tournament's table keep.
    pub tournament: TournamentPanelState,
    /// What was announced to the screen reader.
    pub announced: Announced,
}

impl TablePanelState {
    /// Notes which table is in front and whether the log is open. The question and the typed message are dropped when another table comes
    /// to the front.
    pub(crate) fn follow(&mut self, table: TableId, log_is_open: bool) {
        if self.table.replace(table).is_some_and(|before| before != table) {
            self.dialog = None;
            self.chat = ChatState::default();
        }
        self.log_is_open = log_is_open;
    }
}
