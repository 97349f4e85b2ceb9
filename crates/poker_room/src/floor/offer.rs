//! A stake of the room: its rules, its tables and its queue.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{BuyInRange, PlayerId, StakeId, StakeRow, TableId};
use poker_rules::Chips;

use super::names::name_of;
use super::queue::Queue;
use super::waits::Waits;
use super::window::Window;
use crate::rulebook::OfferedStake;
use crate::{Now, SeatingRules, TableRules};

const MS_AN_HOUR: u64 = 3_600_000;

/// A stake on offer.
pub(super) struct LobbyStake {
    pub stake: StakeId,
    pub offered: OfferedStake,
    pub rules: Arc<TableRules>,
    /// The open tables.
    pub tables: BTreeSet<TableId>,
    /// The tables that have seats to offer, with the number of those seats.
    pub open_seats: BTreeMap<TableId, u8>,
    /// The number of seated players.
    pub players: u32,
    pub queue: Queue,
    /// How long those who got a seat from the queue last have waited for it.
    waits: Waits,
    pots: Window,
    /// Milliseconds from the end of a hand to the end of the next at the same table.
    cycles: Window,
}

impl LobbyStake {
    pub(super) fn new(stake: StakeId, offered: OfferedStake, rules: TableRules) -> Self {
        Self {
            stake,
            offered,
            rules: Arc::new(rules),
            tables: BTreeSet::new(),
            open_seats: BTreeMap::new(),
            players: 0,
            queue: Queue::default(),
            waits: Waits::default(),
            pots: Window::default(),
            cycles: Window::default(),
        }
    }

    pub(super) fn seating(&self) -> &SeatingRules {
        &self.offered.rulebook.seating
    }

    /// Whether `waiting` players in the queue are enough to open a table (R-CASH-2).
    pub(super) fn opens_for(&self, waiting: u32) -> bool {
        waiting > 0 && waiting >= self.opens_at()
    }

    pub(super) fn opens_at(&self) -> u32 {
        u32::from(self.seating().players_to_open.is)
    }

    /// Notes a hand for the averages. `before` is the end of the table's previous hand, if the table did not wait for players in between.
    pub(super) fn note_hand(&mut self, pot: Chips, before: Option<Now>, ended: Now) {
        self.pots.note(pot.get());
        if let Some(before) = before {
            self.cycles.note(u64::from(ended.ms_since(before)));
        }
    }

    /// Notes that a waiting player gets a seat. Who had not to wait, or was away in the meantime, says nothing about the queue.
    pub(super) fn note_served(&mut self, player: PlayerId, now: Now) {
        if let Some(waited_ms) = self.queue.waits_since(player).map(|since| now.ms_since(since)).filter(|waited_ms| *waited_ms > 0) {
            self.waits.note(waited_ms);
        }
    }

    /// The number of open tables.
    pub(super) fn table_count(&self) -> u32 {
        u32::try_from(self.tables.len()).unwrap_or(u32::MAX)
    }

    /// The number of tables that the lobby can name.
    pub(super) fn named_tables(&self) -> usize {
        if self.offered.row.form.moves_players() { 0 } else { self.tables.len() }
    }

    /// The stake's row in the lobby, with the names of `names` tables at most.
    pub(super) fn row(&self, names: usize) -> StakeRow {
        StakeRow {
            stake: self.stake,
            name: self.offered.row.name.clone(),
            form: self.offered.row.form,
            game: self.rules.hand.game,
            small_blind: self.offered.row.small_blind,
            big_blind: self.offered.row.big_blind,
            seats: self.rules.hand.seats,
            players: self.players,
            tables: self.table_count(),
            table_names: self.tables.iter().take(self.named_tables().min(names)).map(|table| name_of(*table)).collect(),
            waiting: self.queue.len(),
            usual_wait_s: self.waits.median_ms().map(|wait_ms| wait_ms.div_ceil(1_000)),
            buy_in: BuyInRange { min: self.rules.cash.buy_in.min, max: self.rules.cash.buy_in.max },
            average_pot: self.pots.mean().map(Chips::new),
            hands_per_hour: self.cycles.mean().and_then(|cycle| u32::try_from(MS_AN_HOUR.checked_div(cycle)?).ok()),
            rulebook: self.rules.hand.rulebook.clone(),
        }
    }
}
