//! A table in its room: who watches it and when it is due.

use std::collections::BTreeMap;

use poker_protocol::{PlayerId, TableId};
use poker_rules::Seat;

use super::lobby::{Lobby, Offer};
use super::names::name_of;
use super::plan::RoomPlan;
use crate::{CashTable, Now};

pub(super) struct Slot {
    pub table: CashTable,
    /// Who is told what happens, and from which seat they see it.
    pub viewers: Vec<(PlayerId, Seat)>,
    /// The deadline noted for this table.
    pub due: Option<Now>,
}

/// The tables that are open from the start.
pub(super) fn tables_of(plan: &RoomPlan, lobby: &Lobby) -> BTreeMap<TableId, Slot> {
    let wanted = lobby.offers().iter().zip(&plan.offers).flat_map(|(offer, planned)| (0..planned.standing_tables).map(move |_| offer));
    let table = |(id, offer): (u32, &Offer)| {
        let id = TableId(id);
        (id, Slot { table: CashTable::new(id, name_of(id), offer.stake, offer.rules.clone()), viewers: Vec::new(), due: None })
    };
    (1..).zip(wanted).map(table).collect()
}
