//! Tabs for the player's tables, reserved seats and queues.

use poker_protocol::{SeatState, StakeId, TableId};

use crate::{ClientModel, ClockView, QueuePlace, TableModel};

/// One of the tabs that lead to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableTab {
    /// A table the player sits at.
    Table {
        table: TableId,
        name: String,
        /// The name of the stake, such as `NL10`; empty while the lobby is not known.
        stake: String,
        /// Whether this table is in front.
        front: bool,
        /// Whether the player must act there.
        turn: bool,
        /// Seconds left to act; `None` where no clock runs, or somebody else acts.
        seconds: Option<u32>,
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
    /// All tabs: tables first, then reserved seats, then queues.
    pub fn tabs(&self, front: Option<TableId>, now_ms: u64) -> Vec<TableTab> {
        let stake_name = |stake| self.lobby().iter().find(|row| row.stake == stake).map(|row| row.name.clone()).unwrap_or_default();
        let table = |(table, model): (TableId, &TableModel)| {
            let turn = model.prompt().is_some();
            let clock = model.turn().and_then(|turn| turn.clock).filter(|_| turn).map(|running| ClockView::of(&running, now_ms));
            TableTab::Table {
                table,
                name: model.info().name.clone(),
                stake: stake_name(model.info().stake),
                front: front == Some(table),
                turn,
                seconds: clock.map(|clock| clock.seconds),
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
