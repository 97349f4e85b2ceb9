//! What the panels of a table keep between frames.

use poker_protocol::TableId;

use super::announce::Announced;
use super::chat::ChatState;
use super::dialog::Dialog;
use super::log_tab::LogTab;

/// What the panels of a table keep between frames.
#[derive(Clone, Debug, Default)]
pub struct TableState {
    /// The table whose panels these are.
    table: Option<TableId>,
    /// Which hand the log shows.
    pub log: LogTab,
    /// What is typed to say, and what has been read.
    pub chat: ChatState,
    /// The log lies over the whole window.
    pub log_is_open: bool,
    /// What lies over the table.
    pub dialog: Option<Dialog>,
    /// What the screen reader has been told.
    pub announced: Announced,
}

impl TableState {
    /// Follows the table in front. A question about one table is not answered at another.
    pub(crate) fn follow(&mut self, table: TableId, log_is_open: bool) {
        if self.table.replace(table).is_some_and(|before| before != table) {
            self.dialog = None;
            self.chat = ChatState::default();
        }
        self.log_is_open = log_is_open;
    }
}
