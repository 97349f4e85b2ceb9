//! Notes what has changed, for a driver that keeps a room change by change. What can be compared is compared when the driver asks; the rest is
//! marked where it happens.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, PlayerId, StatementEntry, TableId};

use super::Room;
use super::changes::{Acted, Booked, RoomBase, RoomChanges, RoomCounters, TableChange};
use super::plan::OfferKey;
use crate::cash::CashGame;
use crate::{HandRecord, TableSave, UnfinishedHand};

/// What is still to be told to the driver, and what it has been told.
#[derive(Default)]
pub(super) struct Journal {
    wanted: bool,
    marked: Marked,
    told: Told,
}

/// Noted since the driver asked last.
#[derive(Default)]
struct Marked {
    movements: Vec<Booked>,
    entries: Vec<(PlayerId, StatementEntry)>,
    players: BTreeSet<PlayerId>,
    plans: BTreeSet<PlayerId>,
    tables: BTreeSet<TableId>,
    review: bool,
    ended: Vec<HandRecord>,
    voided: Vec<UnfinishedHand>,
}

/// What the driver knows.
#[derive(Default)]
struct Told {
    base: bool,
    counters: Option<RoomCounters>,
    corrections: usize,
    tables: BTreeMap<TableId, TableSave>,
    /// Hands that are not over, and how many of their actions.
    hands: BTreeMap<HandId, usize>,
}

impl Journal {
    pub(super) fn new(wanted: bool) -> Self {
        Self { wanted, ..Self::default() }
    }

    /// Of a room that was kept before; the driver has so many corrections.
    pub(super) fn knows_corrections(&mut self, count: usize) {
        self.told.corrections = count;
    }

    pub(super) fn booked(&mut self, booked: Booked) {
        if self.wanted && !booked.movement.moves_nothing() {
            self.marked.movements.push(booked);
        }
    }

    pub(super) fn entry(&mut self, player: PlayerId, entry: &StatementEntry) {
        if self.wanted {
            self.marked.entries.push((player, entry.clone()));
        }
    }

    pub(super) fn player(&mut self, player: PlayerId) {
        if self.wanted {
            self.marked.players.insert(player);
        }
    }

    pub(super) fn plan(&mut self, player: PlayerId) {
        if self.wanted {
            self.marked.plans.insert(player);
        }
    }

    pub(super) fn table(&mut self, table: TableId) {
        if self.wanted {
            self.marked.tables.insert(table);
        }
    }

    pub(super) fn review(&mut self) {
        self.marked.review = self.wanted;
    }

    /// Takes a finished hand where the driver wants it this way; otherwise gives it back.
    pub(super) fn ended(&mut self, record: HandRecord) -> Option<HandRecord> {
        if !self.wanted {
            return Some(record);
        }
        self.marked.ended.push(record);
        None
    }

    pub(super) fn voided(&mut self, hand: UnfinishedHand) {
        if self.wanted {
            self.marked.voided.push(hand);
        }
    }
}

impl Told {
    fn table(&mut self, stake: Option<OfferKey>, felt: &dyn CashGame) -> Option<TableChange> {
        let mut save = felt.save();
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

    fn hands(&mut self, felt: &dyn CashGame, changes: &mut RoomChanges) {
        for table in felt.hand_tables() {
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

impl Room {
    /// What has changed since the last call; none where nothing has, and in a room whose configuration wants no journal.
    pub fn take_changes(&mut self) -> Option<RoomChanges> {
        if !self.config.journal {
            return None;
        }
        let counters = self.counters();
        let base = (!self.journal.told.base).then(|| self.base());
        let Journal { marked, told, .. } = &mut self.journal;
        let Marked { movements, entries, players, plans, tables, review, ended, voided } = std::mem::take(marked);
        let mut changes = RoomChanges {
            base,
            movements,
            entries,
            plans: plans.into_iter().filter_map(|player| Some((player, self.plans.account(player)?))).collect(),
            players: players.into_iter().filter_map(|player| Some(self.sessions.get(&player)?.save(player))).collect(),
            corrections: self.corrections.get(told.corrections..).unwrap_or_default().to_vec(),
            review: review.then(|| self.guard.review.clone()),
            ..RoomChanges::default()
        };
        told.base = true;
        told.corrections = self.corrections.len();
        for over in ended.iter().map(|record| record.hand).chain(voided.iter().map(|hand| hand.begun.hand)) {
            told.hands.remove(&over);
        }
        (changes.ended, changes.voided) = (ended, voided);
        for id in tables {
            let Some(slot) = self.tables.get(&id) else {
                told.tables.remove(&id);
                changes.tables.push(TableChange::Closed(id));
                continue;
            };
            let stake = self.lobby.offer(slot.felt.sign().stake).map(|offer| offer.plan.key());
            changes.tables.extend(told.table(stake, &*slot.felt));
            told.hands(&*slot.felt, &mut changes);
        }
        if told.counters.as_ref() != Some(&counters) {
            told.counters = Some(counters.clone());
            changes.counters = Some(counters);
        }
        (!changes.is_empty()).then_some(changes)
    }

    fn base(&self) -> RoomBase {
        let offers = self.config.plan.offers.iter().map(super::OfferPlan::key).collect();
        RoomBase { version: super::save::SAVE_VERSION, plan: self.config.plan.id.clone(), offers, tariff: self.tariff.clone() }
    }

    fn counters(&self) -> RoomCounters {
        RoomCounters { next_hand: self.croupier.next_hand(), next_table: self.next_table, jackpot_feed: self.jackpot_feed.clone() }
    }
}
