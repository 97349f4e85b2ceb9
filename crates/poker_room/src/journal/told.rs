//! What the driver of a room knows from the changes that it has taken. The next changes contain only what differs from it.

use std::collections::BTreeMap;

use poker_protocol::{HandId, PlayerId, TableId};
use poker_rules::Action;

use super::changes::{Acted, RoomChanges, RoomCounters, TableChange};
use crate::rulebook::OfferKey;
use crate::{BegunHand, HandRecord, TableSave, UnfinishedHand};

/// What the driver knows.
#[derive(Default)]
pub(crate) struct Told {
    base: bool,
    counters: Option<RoomCounters>,
    corrections: usize,
    tables: BTreeMap<TableId, TableSave>,
    /// The hands that are not over, each with the number of its actions that the driver knows.
    hands: BTreeMap<HandId, usize>,
}

impl Told {
    /// Records that the driver of a restored room has the first `count` corrections from the save.
    pub(crate) fn knows_corrections(&mut self, count: usize) {
        self.corrections = count;
    }

    /// Returns whether the next changes must contain the base, and records that the driver knows it from now on.
    pub(crate) fn wants_base(&mut self) -> bool {
        !std::mem::replace(&mut self.base, true)
    }

    /// Returns the number of corrections that the driver knows, and records that it knows `count` from now on.
    pub(crate) fn corrections(&mut self, count: usize) -> usize {
        std::mem::replace(&mut self.corrections, count)
    }

    /// Returns the counters if they differ from those that the driver knows, and records that the driver knows them.
    pub(crate) fn counters(&mut self, counters: RoomCounters) -> Option<RoomCounters> {
        (self.counters.as_ref() != Some(&counters)).then(|| self.counters.insert(counters).clone())
    }

    /// Forgets hands that are over.
    pub(crate) fn over(&mut self, ended: &[HandRecord], voided: &[UnfinishedHand]) {
        for over in ended.iter().map(|record| record.hand).chain(voided.iter().map(|hand| hand.begun.hand)) {
            self.hands.remove(&over);
        }
    }

    /// Forgets a table that no longer exists, and returns this change.
    pub(crate) fn closed(&mut self, table: TableId) -> TableChange {
        self.tables.remove(&table);
        TableChange::Closed(table)
    }

    /// Returns what has changed at a table of this stake, if anything, and records that the driver knows it.
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

    /// Adds what is new about a hand in progress to `changes`: its beginning, with `begun`, and its actions. `decided` is whether nobody can
    /// act in it any more.
    pub(crate) fn hand(
        &mut self,
        (hand, actions, decided): (HandId, &[Action], bool),
        begun: impl FnOnce() -> Option<BegunHand>,
        changes: &mut RoomChanges,
    ) {
        let mut news = false;
        let known = self.hands.entry(hand).or_insert_with(|| {
            changes.begun.extend(begun());
            news = true;
            0
        });
        if decided && (news || actions.len() > *known) {
            changes.decided.push(hand);
        }
        for (before, &action) in (0_u32..).zip(actions).skip(*known) {
            changes.actions.push(Acted { hand, before, action });
        }
        *known = actions.len();
    }
}
