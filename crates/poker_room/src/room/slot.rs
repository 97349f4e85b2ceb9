//! A table in its room: who watches it and when it is due.

use std::collections::BTreeMap;

use poker_protocol::{PlayerId, TableId};
use poker_rules::Seat;

use super::config::{BadConfig, RoomConfig};
use super::lobby::Lobby;
use crate::{CashTable, Now};

pub(super) struct Slot {
    pub table: CashTable,
    /// Who is told what happens, and from which seat they see it.
    pub viewers: Vec<(PlayerId, Seat)>,
    /// The deadline noted for this table.
    pub due: Option<Now>,
}

pub(super) fn tables_of(config: &RoomConfig, lobby: &Lobby) -> Result<BTreeMap<TableId, Slot>, BadConfig> {
    let mut tables = BTreeMap::new();
    for plan in &config.tables {
        let no_such_stake = || BadConfig::NoSuchStake { rulebook: config.rulebook.id.clone(), stake: plan.stake.clone() };
        let offer = lobby.offers().iter().find(|offer| offer.name == plan.stake).ok_or_else(no_such_stake)?;
        let table = CashTable::new(plan.table, plan.name.clone(), offer.stake, offer.rules.clone());
        if tables.insert(plan.table, Slot { table, viewers: Vec::new(), due: None }).is_some() {
            return Err(BadConfig::TableTwice(plan.table));
        }
    }
    Ok(tables)
}
