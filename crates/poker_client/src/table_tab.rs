//! Tabs for the player's tables, reserved seats and queues.

use poker_protocol::{SeatState, StakeId, TableId};

use crate::{CallKind, ClientModel, QueuePlace, TableCall, TableModel};

/// One of the tabs that lead to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTab {
    /// A table the player sits at.
    Table {
        table: TableId,
        name: String,
        /// The name of the stake, such as `NL10`; empty at a tournament, and while the lobby is not known.
        stake: String,
        /// Whether this table is in front.
        front: bool,
        /// What the table waits for, if it waits for the player.
        call: Option<CallKind>,
        /// Seconds left to answer the call; `None` where no clock runs, or the table waits for nothing.
        seconds: Option<u64>,
        /// Whether the player sits out there.
        out: bool,
    },
    /// A seat that is reserved for the player.
    Offer {
        table: TableId,
        name: String,
        /// Seconds until the reservation ends.
        seconds: u64,
    },
    /// A queue in which the player waits.
    Queue { stake: StakeId, name: String, place: QueuePlace },
}

impl ClientModel {
    /// All tabs: tables first, then reserved seats, then queues. `calls` are the tables that wait for the player.
    pub fn tabs(&self, front: Option<TableId>, calls: &[TableCall], now_ms: u64) -> Vec<TableTab> {
        let stake_name = |stake| self.lobby().iter().find(|row| row.stake == stake).map(|row| row.name.clone()).unwrap_or_default();
        let table = |(table, model): (TableId, &TableModel)| {
            let call = calls.iter().find(|call| call.table == table);
            TableTab::Table {
                table,
                name: model.info().name.clone(),
                stake: if model.tournament().is_some() { String::new() } else { stake_name(model.info().stake) },
                front: front == Some(table),
                call: call.map(|call| call.kind),
                seconds: call.and_then(|call| call.seconds),
                out: model.hero_seat().is_some_and(|seat| seat.state == SeatState::SittingOut),
            }
        };
        let offers = self.seat_offers().offers().into_iter().map(|offered| TableTab::Offer {
            table: offered.offer.table,
            name: offered.offer.name.clone(),
            seconds: offered.seconds_left(now_ms),
        });
        let queues = self.seat_offers().queues().map(|(stake, place)| TableTab::Queue { stake, name: stake_name(stake), place });
        self.tables().map(table).chain(offers).chain(queues).collect()
    }
}
