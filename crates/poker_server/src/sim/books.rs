//! A store in memory. Acknowledged batches survive a crash of the server; the others may be lost.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use poker_protocol::{HandId, Money, PlayerId};
use poker_room::{Account, Now, Reason, RoomChanges, RoomConfig, RoomSave, UnfinishedHand};

use super::in_progress::InProgress;
use super::void_hands::VoidHands;
use crate::hall::{Batch, BatchNumber};

/// The books of one hall.
pub(super) struct SimBooks {
    save: RoomSave,
    /// The state after all waiting batches.
    sent: RoomSave,
    unfinished: BTreeMap<HandId, UnfinishedHand>,
    /// The hands in progress after all waiting batches.
    pub in_progress: InProgress,
    pub void_hands: VoidHands,
    waiting: VecDeque<Batch>,
    /// The last written batch since the hall was opened.
    pub kept: BatchNumber,
    /// The hands that have begun and the hands that are over, in all written batches.
    pub begun: BTreeSet<HandId>,
    pub over: BTreeSet<HandId>,
    /// The balances that each player has had, in all written batches.
    balances: BTreeMap<PlayerId, BTreeSet<Money>>,
    /// How often each player has bought in, in all written batches.
    pub buy_ins: BTreeMap<PlayerId, usize>,
    pub plans_paid: BTreeMap<PlayerId, usize>,
}

impl Default for SimBooks {
    fn default() -> Self {
        Self {
            save: RoomSave::empty(),
            sent: RoomSave::empty(),
            unfinished: BTreeMap::new(),
            in_progress: InProgress::default(),
            void_hands: VoidHands::default(),
            waiting: VecDeque::new(),
            kept: BatchNumber::default(),
            begun: BTreeSet::new(),
            over: BTreeSet::new(),
            balances: BTreeMap::new(),
            buy_ins: BTreeMap::new(),
            plans_paid: BTreeMap::new(),
        }
    }
}

impl SimBooks {
    /// Queues a batch.
    pub fn send(&mut self, batch: Batch) {
        self.sent.apply(&batch.changes).unwrap();
        assert_eq!(self.sent.ledger.sum(), 0, "the ledger adds up after every batch");
        self.in_progress.note(batch.number, &batch.changes);
        self.waiting.push_back(batch);
    }

    /// The batches that are not written yet, oldest first.
    pub fn waiting(&self) -> Vec<Batch> {
        self.waiting.iter().cloned().collect()
    }

    /// Writes `count` waiting batches, oldest first.
    pub fn keep(&mut self, count: usize) {
        for Batch { number, changes, orders: _ } in self.waiting.drain(..count).collect::<Vec<_>>() {
            self.save.apply(&changes).unwrap();
            self.note(&changes);
            self.kept = number;
        }
    }

    fn note(&mut self, changes: &RoomChanges) {
        for booked in &changes.movements {
            for account in [booked.movement.from, booked.movement.to] {
                if let Account::Balance(player) = account {
                    let holds = self.save.ledger.holds(account);
                    self.balances.entry(player).or_default().insert(holds);
                }
            }
            let Some(player) = booked.movement.from.owner() else { continue };
            if booked.movement.reason == Reason::BuyIn {
                *self.buy_ins.entry(player).or_default() += 1;
            }
            if booked.movement.reason == Reason::PlanPrice {
                *self.plans_paid.entry(player).or_default() += 1;
            }
        }
        for begun in &changes.begun {
            assert!(self.begun.insert(begun.hand), "the number {:?} is given twice", begun.hand);
            self.unfinished.insert(begun.hand, UnfinishedHand { begun: begun.clone(), actions: Vec::new() });
        }
        for acted in &changes.actions {
            self.unfinished.get_mut(&acted.hand).unwrap().actions.push(acted.action);
        }
        changes.voided.iter().for_each(|hand| self.void_hands.voided(hand));
        let ended = changes.ended.iter().map(|record| record.hand);
        for hand in ended.chain(changes.voided.iter().map(|hand| hand.begun.hand)) {
            assert!(self.over.insert(hand), "{hand:?} is paid twice");
            self.begun.insert(hand);
            self.unfinished.remove(&hand);
        }
    }

    /// Checks that each notice of a void hand which no device has received is written.
    pub fn check_void_hands(&self) {
        self.void_hands.check(&self.save);
    }

    /// Whether any batch was written before a kill.
    pub fn kept_anything(&self) -> bool {
        self.save != RoomSave::empty()
    }

    /// Whether a player had this balance after some written batch, or the balance is zero.
    pub fn had(&self, player: PlayerId, balance: Money) -> bool {
        balance.is_zero() || self.balances.get(&player).is_some_and(|had| had.contains(&balance))
    }

    /// Loses all waiting batches. Returns the state that a new server finds.
    pub fn crash(&mut self) -> (RoomSave, Vec<UnfinishedHand>) {
        self.waiting.clear();
        self.sent.clone_from(&self.save);
        self.kept = BatchNumber::default();
        self.in_progress = InProgress::default();
        self.void_hands.killed();
        let json = serde_json::to_string(&(&self.save, self.unfinished.values().collect::<Vec<_>>())).unwrap();
        serde_json::from_str(&json).unwrap()
    }

    /// Notes what a restart from the state after all waiting batches makes of the hands in which nobody can act any more.
    pub fn foretell(&mut self, config: &RoomConfig, now: Now) {
        self.in_progress.foretell(&self.sent, config, now);
    }

    /// The state after all waiting batches.
    pub fn sent(&self) -> &RoomSave {
        &self.sent
    }
}
