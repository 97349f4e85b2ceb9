//! The tables of a tournament, page by page.

use poker_protocol::TournamentTableRow;
use poker_rules::Chips;

use super::page_of;
use crate::tournament::{Stage, Tournament, TournamentTable};

impl Tournament {
    /// A page of its tables in the order of their ids, and the number of pages.
    #[must_use]
    pub fn tables_page(&self, page: u32) -> (Vec<TournamentTableRow>, u32) {
        let rows = match &self.stage {
            Stage::Playing(play) => play.tables().values().map(row).collect(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => Vec::new(),
        };
        page_of(rows, page)
    }
}

fn row(table: &TournamentTable) -> TournamentTableRow {
    let stacks: Vec<Chips> = table.seated().map(|(_, seated)| seated.stack()).collect();
    TournamentTableRow {
        table: table.sign().id,
        name: table.sign().name.clone(),
        players: table.players(),
        largest: stacks.iter().copied().max().unwrap_or_default(),
        smallest: stacks.iter().copied().min().unwrap_or_default(),
    }
}
