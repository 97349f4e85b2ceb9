//! Saves a pool and restores it: each player with the chips that the book holds (R-FAIL-1).

use std::collections::BTreeMap;

use poker_protocol::PlayerId;
use poker_rules::{Chips, Seat};

use super::hand_table::HandTable;
use super::member::Member;
use super::pool::FastPool;
use crate::Now;
use crate::cash::{CashSeated, SeatSave, TableSave};

impl FastPool {
    /// Saves the pool. Each stack is saved as it was at the start of the hands in progress (R-FAIL-1). All seat numbers are 0.
    #[must_use]
    pub fn save(&self) -> TableSave {
        let mut staked: BTreeMap<PlayerId, Chips> = BTreeMap::new();
        for (player, amount) in self.tables.values().flat_map(HandTable::staked_by_dead_hands) {
            let sum = staked.entry(player).or_default();
            *sum = sum.checked_add(amount).unwrap_or(*sum);
        }
        let saved = |(&player, member): (&PlayerId, &Member)| {
            let kept = self.seated(player)?.save(Seat::new(0));
            let held = self.held(member);
            let stack = held.checked_add(staked.get(&player).copied().unwrap_or_default()).unwrap_or(held);
            Some(SeatSave { stack, must_wait: self.owing.contains(&player), ..kept })
        };
        let seats = self.members.iter().filter_map(saved).collect();
        TableSave { table: self.sign.id, stakes: self.rules.cash.stakes, positions: None, dealt_in: 0, seats }
    }

    /// Whether the save fits this pool: the same stakes, and each player once and not yet here.
    #[must_use]
    pub fn accepts(&self, save: &TableSave) -> bool {
        let twice = |at: usize, kept: &SeatSave| save.seats[..at].iter().any(|other| other.player == kept.player);
        let fits = |(at, kept): (usize, &SeatSave)| !twice(at, kept) && !self.holds(kept.player);
        self.rules.cash.stakes == save.stakes && save.seats.iter().enumerate().all(fits)
    }

    /// Restores the pool from a save; no player is connected yet.
    pub fn resume(&mut self, save: TableSave, now: Now) {
        let TableSave { seats, .. } = save.clone();
        for kept in seats {
            let player = kept.player;
            if kept.must_wait {
                self.owing.insert(player);
            }
            if let Some(seated) = self.resumed(TableSave { seats: vec![kept], ..save.clone() }, now) {
                let idle_since = seated.own().idle_since;
                let mut seated = seated.for_one_hand();
                seated.own_mut().idle_since = idle_since;
                self.members.insert(player, Member::new(seated));
                self.note_idle(player, now);
            }
        }
    }

    fn resumed(&self, save: TableSave, now: Now) -> Option<CashSeated> {
        let mut table = self.empty();
        let seat = save.seats.first()?.seat;
        table.resume(save, now);
        table.take(seat)
    }
}
