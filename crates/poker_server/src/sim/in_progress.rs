//! The hands in progress, and what a restart would make of those in which nobody can act any more.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, PlanId};
use poker_room::{HandRecord, Now, Room, RoomChanges, RoomConfig, RoomSave, Shuffler, UnfinishedHand};
use rand::SeedableRng as _;

use crate::hall::BatchNumber;

/// The hands in progress after all batches of a hall, also those that are not written yet.
#[derive(Default)]
pub(super) struct InProgress {
    hands: BTreeMap<HandId, UnfinishedHand>,
    /// The hands in which nobody can act any more, with the batch that holds the action after which nobody could.
    decided: BTreeMap<HandId, BatchNumber>,
    /// The results that restarts gave to these hands, with the rake plans of their players at that moment.
    foretold: BTreeMap<HandId, Vec<(Vec<PlanId>, HandRecord)>>,
    /// The number of restarts that gave a hand the result that it had without them.
    pub confirmed: u64,
}

fn plans(room: &Room, record: &HandRecord) -> Vec<PlanId> {
    record.players.iter().map(|player| room.plan_of(player.player)).collect()
}

impl InProgress {
    /// Takes in a batch.
    pub fn note(&mut self, number: BatchNumber, changes: &RoomChanges) {
        for begun in &changes.begun {
            self.hands.insert(begun.hand, UnfinishedHand { begun: begun.clone(), actions: Vec::new() });
        }
        for acted in &changes.actions {
            // A hand from before a crash is not here.
            self.hands.entry(acted.hand).and_modify(|hand| hand.actions.push(acted.action));
        }
        for &hand in &changes.decided {
            self.decided.entry(hand).or_insert(number);
        }
        for over in changes.ended.iter().map(|record| record.hand).chain(changes.voided.iter().map(|hand| hand.begun.hand)) {
            self.hands.remove(&over);
            self.decided.remove(&over);
        }
    }

    /// The batch after which nobody can act any more in a hand; `None` while somebody can.
    pub fn decided_by(&self, hand: HandId) -> Option<BatchNumber> {
        self.decided.get(&hand).copied()
    }

    /// Restarts a copy of the hall from the books, and notes the results of the hands that it ends.
    pub fn foretell(&mut self, save: &RoomSave, config: &RoomConfig, now: Now) {
        if self.decided.is_empty() {
            return;
        }
        let (hands, randomness) = (self.hands.values().cloned().collect(), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(0))));
        let mut room = Room::restore_in_mid_hand((save.clone(), hands), config.clone(), randomness, now).unwrap();
        assert_eq!(room.ledger().sum(), 0, "the ledger adds up after a restart that ends hands");
        let changes = room.take_changes().unwrap();
        let ended: Vec<HandId> = changes.ended.iter().map(|record| record.hand).collect();
        assert!(self.decided.keys().eq(&ended), "a restart ends the hands {:?}, and {ended:?} were decided", self.decided.keys());
        for record in changes.ended {
            self.foretold.entry(record.hand).or_default().push((plans(&room, &record), record));
        }
    }

    /// Compares the hands that have ended with what restarts made of them. A player may have chosen another rake plan in between.
    pub fn compare(&mut self, room: &Room, ended: &[HandRecord]) {
        for record in ended {
            let now = plans(room, record);
            for (then, foretold) in self.foretold.remove(&record.hand).unwrap_or_default() {
                if then == now {
                    let HandRecord { setup, rake, pot, stacks, players, .. } = foretold;
                    assert_eq!((rake, pot, stacks), (record.rake, record.pot, record.stacks.clone()), "{:?}", record.hand);
                    assert_eq!((setup, players), (record.setup.clone(), record.players.clone()));
                    self.confirmed += 1;
                }
            }
        }
    }
}
