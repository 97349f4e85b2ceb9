//! What a table shows beside the felt, and what its panels keep between frames.

use poker_client::{AtTable, CourtLetters, LineState, TableModel, TableOdds, TableTab, TableView};
use poker_protocol::{TableId, YourSeat};
use poker_rules::Chips;

use super::announce::Announced;
use super::chat::ChatState;
use super::dialog::Dialog;

/// Everything the panels of a table read.
#[derive(Clone, Copy, Debug)]
pub struct Hud<'a> {
    /// What the room said: its facts, the player's switches, the chat.
    pub model: &'a TableModel,
    /// What of the hand is to be seen.
    pub view: &'a TableView,
    /// Nothing moves, and nothing waits to be seen.
    pub settled: bool,
    /// How court cards are named.
    pub letters: CourtLetters,
    /// The player's balance.
    pub balance: Chips,
    /// It is play money and can be filled up.
    pub can_refill: bool,
    /// The chances that are shown.
    pub odds: Option<&'a TableOdds>,
    /// The player's tables, seats that are kept, queues.
    pub tabs: &'a [TableTab],
    /// How the link is.
    pub connection: LineState,
    /// All sounds are off.
    pub muted: bool,
    /// Seconds left in the time bank, and whether it runs; none where no clock does.
    pub bank: Option<Bank>,
    /// The app's clock.
    pub now_ms: u64,
}

/// The time bank as its pill shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bank {
    /// Seconds left.
    pub seconds: u32,
    /// It is being used.
    pub running: bool,
}

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

/// The tabs of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogTab {
    /// The hand in progress.
    #[default]
    This,
    /// The one before.
    Last,
    /// What players say.
    Chat,
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

impl Hud<'_> {
    /// The player's switches, where they sit here.
    pub fn you(&self) -> Option<&YourSeat> {
        self.model.you()
    }

    /// The table as the player sees it.
    pub fn at(&self) -> AtTable<'_> {
        AtTable { model: self.model, felt: self.view.felt(), settled: self.settled, balance: self.balance, can_refill: self.can_refill }
    }
}
