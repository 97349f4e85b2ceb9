//! The data of a table's panels.

use poker_client::{AtTable, ButtonHint, ConnectionState, CourtLetters, SessionFigures, TableModel, TableOdds, TableTab, TableView};
use poker_protocol::{Money, YourSeat};
use poker_rules::Card;

use super::all_tables::AllTables;
use super::tournament_hud::TournamentHud;
use crate::style::Style;

/// Everything the panels of a table read.
#[derive(Clone, Copy, Debug)]
pub struct Hud<'a> {
    /// What the room said of the table: its facts, the player's switches, the chat.
    pub model: &'a TableModel,
    /// What the player sees of the hand so far.
    pub view: &'a TableView,
    /// Whether nothing moves and no event waits to be shown.
    pub settled: bool,
    /// The letters of jack, queen and king.
    pub letters: CourtLetters,
    /// The player's money outside of tables.
    pub balance: Money,
    /// Whether the balance is play money that can be filled up.
    pub can_refill: bool,
    /// The chances that are shown.
    pub odds: Option<&'a TableOdds>,
    /// Whether the pointer is on the player's own cards; `None` unless they lie face down.
    pub peeks: Option<bool>,
    /// The cards that would have come in a practice hand that ended early, once the player has asked for them.
    pub cards_to_come: &'a [Card],
    /// The player's tables, reserved seats and queues.
    pub tabs: &'a [TableTab],
    /// What can be done at all tables at once; `None` where there is only one.
    pub all_tables: Option<AllTables>,
    pub connection: ConnectionState,
    /// Whether all sounds are off.
    pub muted: bool,
    /// The time bank; `None` where no clock runs.
    pub bank: Option<TimeBankView>,
    /// The tournament of the table; `None` at a cash table.
    pub tournament: Option<TournamentHud<'a>>,
    /// The hint about the buttons; `None` where nothing is explained.
    pub hint: Option<ButtonHint>,
    /// Whether this table is a tile that is open large; `None` where no tile can be opened large.
    pub large: Option<bool>,
    /// Whether this table has a window of its own.
    pub in_own_window: bool,
    /// The session at the tables; `None` where it is not shown.
    pub played: Option<SessionFigures>,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
}

/// The time bank as its pill shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBankView {
    /// Seconds left.
    pub seconds: u32,
    /// Whether the time bank is running.
    pub running: bool,
}

impl Hud<'_> {
    /// Whether the table lies in a tile that has no room for questions, and that can be opened large.
    pub fn is_small(&self, style: &Style<'_>) -> bool {
        style.scale.small() && self.large.is_some()
    }

    /// The player's switches; `None` where they have no seat here.
    pub fn you(&self) -> Option<&YourSeat> {
        self.model.you()
    }

    /// The table as the player sees it now, with the player's balance.
    pub fn at(&self) -> AtTable<'_> {
        AtTable { model: self.model, felt: self.view.felt(), settled: self.settled, balance: self.balance, can_refill: self.can_refill }
    }
}
