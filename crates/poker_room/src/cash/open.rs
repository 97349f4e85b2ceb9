//! Opens a new cash game.

use std::sync::Arc;

use super::fast::{FastPool, FastRules};
use super::game::CashGame;
use super::rules::TableRules;
use super::table::CashTable;
use crate::table::{Switches, TableSign};

/// Opens a game without players: a pool if its form moves players from table to table, otherwise a table.
pub(crate) fn open_game(sign: TableSign, rules: Arc<TableRules>, switches: Switches, fast: Option<FastRules>) -> Box<dyn CashGame> {
    match fast {
        Some(fast) if rules.hand.form.moves_players() => Box::new(FastPool::new(sign, rules, switches, fast)),
        Some(_) | None => Box::new(CashTable::new(sign, rules, switches)),
    }
}
