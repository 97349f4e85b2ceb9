//! What a driver that keeps a room change by change has been told: what can be compared is compared with it when the driver asks.

use std::collections::BTreeMap;

use poker_protocol::{HandId, PlayerId, TableId};

use super::changes::{Acted, RoomChanges, RoomCounters, TableChange};
use crate::rulebook::OfferKey;
use crate::{CashTable, HandRecord, TableSave, UnfinishedHand};

/// What the driver knows.
#[derive(Default)]
pub(crate) struct Told {
    base: bool,
    counters: Option<RoomCounters>,
    corrections: usize,
    tables: BTreeMap<TableId, TableSave>,
    /// Hands that are not over, and how many of their actions.
    hands: BTreeMap<HandId, usize>,
}

impl Told {
    /// The driver of a kept room has the first `count` corrections.
    pub(crate) fn knows_corrections(&mut self, count: usize) {
        self.corrections = count;
    }

    /// Whether the driver has yet to be told what stays the same; from now on it has been told.
    pub(crate) fn wants_base(&mut self) -> bool {
        !std::mem::replace(&mut self.base, true)
    }

    /// The number of corrections that the driver knows; from now on it knows `count`.
    pub(crate) fn corrections(&mut self, count: usize) -> usize {
        std::mem::replace(&mut self.corrections, count)
    }

    /// The counters, where the driver knows others.
    pub(crate) fn counters(&mut self, counters: RoomCounters) -> Option<RoomCounters> {
        (self.counters.as_ref() != Some(&counters)).then(|| self.counters.insert(counters).clone())
    }

    /// These hands are over.
    pub(crate) fn over(&mut self, ended: &[HandRecord], voided: &[UnfinishedHand]) {
        for over in ended.iter().map(|record| record.hand).chain(voided.iter().map(|hand| hand.begun.hand)) {
            self.hands.remove(&over);
        }
    }

    /// A table is not there any more.
    pub(crate) fn closed(&mut self, table: TableId) -> TableChange {
        self.tables.remove(&table);
        TableChange::Closed(table)
    }

    /// What is different at a table with this stake, if anything.
    pub(crate) fn table(&mut self, stake: Option<OfferKey>, mut save: TableSave) -> Option<TableChange> {
        let Some(before) = self.tables.insert(save.table, save.clone()) else {
            return Some(TableChange::Opened { stake: stake?, save });
        };
        if before == save {
            return None;
        }
        let here = |player: PlayerId| save.seats.iter().any(|seat| seat.player == player);
        let left = before.seats.iter().map(|seat| seat.player).filter(|&player| !here(player)).collect();
        let mut known = before.seats.into_iter().peekable();
        // Both lists are in the same order.
        save.seats.retain(|seat| {
            while known.next_if(|before| before.place() < seat.place()).is_some() {}
            known.next_if(|before| before.place() == seat.place()).as_ref() != Some(seat)
        });
        Some(TableChange::Changed { save, left })
    }

    /// What is new about the hands in progress at these tables.
    pub(crate) fn hands<'a>(&mut self, tables: impl Iterator<Item = &'a CashTable>, changes: &mut RoomChanges) {
        for table in tables {
            let Some((hand, actions)) = table.progress() else { continue };
            let known = self.hands.entry(hand).or_insert_with(|| {
                changes.begun.extend(table.begun());
                0
            });
            for (before, &action) in (0_u32..).zip(actions).skip(*known) {
                changes.actions.push(Acted { hand, before, action });
            }
            *known = actions.len();
        }
    }
}
