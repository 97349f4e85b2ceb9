//! What a restart would make of each hand in which nobody can act any more, compared with what became of the hand.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, PlanId};
use rand::SeedableRng as _;

use super::kept_room::KeptRoom;
use crate::{HandRecord, Now, Room, RoomConfig, Shuffler};

/// The results that restarts have given, by hand, each with the rake plans of its players at that moment.
#[derive(Default)]
pub(super) struct Foretold {
    hands: BTreeMap<HandId, Vec<(Vec<PlanId>, HandRecord)>>,
    /// The number of restarts that have ended a hand as it ended without them.
    pub confirmed: u64,
    /// Of these, the hands that went to a showdown.
    pub showdowns: u64,
}

fn plans(room: &Room, record: &HandRecord) -> Vec<PlanId> {
    record.players.iter().map(|player| room.plan_of(player.player)).collect()
}

impl Foretold {
    /// Restarts a copy of the room from what is kept, and notes the results of the hands that it ends.
    pub fn foretell(&mut self, kept: &KeptRoom, config: &RoomConfig, now: Now) {
        if !kept.has_decided() {
            return;
        }
        let randomness = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(1)));
        let mut room = Room::restore_in_mid_hand(kept.crash(), config.clone(), randomness, now).unwrap();
        assert_eq!(room.ledger().sum(), 0);
        let changes = room.take_changes().unwrap();
        let over: Vec<HandId> = changes.voided.iter().map(|hand| hand.begun.hand).collect();
        assert!(kept.decided.iter().all(|hand| !over.contains(hand)), "a decided hand is not void");
        for record in changes.ended {
            assert!(kept.decided.contains(&record.hand), "a hand in which somebody can act is not ended");
            self.hands.entry(record.hand).or_default().push((plans(&room, &record), record));
        }
    }

    /// Compares a hand that has ended with what the restarts made of it. A player may have chosen another rake plan in between.
    pub fn compare(&mut self, room: &Room, record: &HandRecord) {
        let now = plans(room, record);
        for (then, foretold) in self.hands.remove(&record.hand).unwrap_or_default() {
            if then == now {
                let HandRecord { hand, setup, actions, rake, pot, stacks, players, seal, .. } = foretold;
                assert_eq!(
                    (setup, actions, players, seal),
                    (record.setup.clone(), record.actions.clone(), record.players.clone(), record.seal.clone())
                );
                assert_eq!((hand, rake, pot, stacks), (record.hand, record.rake, record.pot, record.stacks.clone()));
                self.confirmed += 1;
                self.showdowns += u64::from(record.replay(&mut |_| {}).is_ok_and(|hand| hand.live().len() > 1));
            }
        }
    }

    /// Forgets all hands, because the room itself was restarted.
    pub fn forget(&mut self) {
        self.hands.clear();
    }
}
