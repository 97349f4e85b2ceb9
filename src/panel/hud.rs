//! What a table shows beside the felt.

use poker_client::{AtTable, CourtLetters, LineState, TableModel, TableOdds, TableTab, TableView};
use poker_protocol::YourSeat;
use poker_rules::Chips;

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
