//! A save to which a room's changes are applied one after the other. After each, it must equal the room's own save.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::HandId;

use crate::{HandRecord, Room, RoomChanges, RoomSave, UnfinishedHand};

/// What a driver of the room stores on disk.
pub(super) struct KeptRoom {
    save: RoomSave,
    /// Hands that are not over.
    pub hands: BTreeMap<HandId, UnfinishedHand>,
    pub voided: Vec<UnfinishedHand>,
    /// The hands that are not over and in which nobody can act any more.
    pub decided: BTreeSet<HandId>,
}

impl Default for KeptRoom {
    fn default() -> Self {
        Self { save: RoomSave::empty(), hands: BTreeMap::new(), voided: Vec::new(), decided: BTreeSet::new() }
    }
}

impl KeptRoom {
    /// Applies what has changed, and returns the hands that are over.
    pub fn keep(&mut self, room: &mut Room) -> Vec<HandRecord> {
        let changes = room.take_changes().unwrap_or_default();
        assert_eq!(room.take_changes(), None, "nothing is told twice");
        let json = serde_json::to_string(&changes).unwrap();
        assert_eq!(serde_json::from_str::<RoomChanges>(&json).unwrap(), changes);
        self.save.apply(&changes).unwrap();
        assert_eq!(self.save, room.save(), "what was told one after the other is all there is");
        let RoomChanges { begun, actions, decided, ended, voided, .. } = changes;
        self.decided.extend(decided);
        for over in ended.iter().map(|record| record.hand).chain(voided.iter().map(|hand| hand.begun.hand)) {
            self.hands.remove(&over);
            self.decided.remove(&over);
        }
        self.voided.extend(voided);
        for begun in begun {
            let before = self.hands.insert(begun.hand, UnfinishedHand { begun, actions: Vec::new() });
            assert_eq!(before, None, "no number is given twice");
        }
        for acted in actions {
            let hand = self.hands.get_mut(&acted.hand).expect("the hand has begun");
            assert_eq!(u32::try_from(hand.actions.len()).unwrap(), acted.before);
            hand.actions.push(acted.action);
        }
        let playing = room.table_ids().filter(|&id| room.table(id).is_some_and(|table| table.hand().is_some())).count();
        let in_pools: usize = room.table_ids().filter_map(|id| room.pool(id)).map(crate::FastPool::hands).sum();
        assert_eq!(self.hands.len(), playing + in_pools, "every hand in progress is kept");
        ended
    }

    /// Whether a hand in progress is decided.
    pub fn has_decided(&self) -> bool {
        !self.decided.is_empty()
    }

    /// What a driver finds on disk if the room crashes now.
    pub fn crash(&self) -> (RoomSave, Vec<UnfinishedHand>) {
        let json = serde_json::to_string(&(&self.save, self.hands.values().collect::<Vec<_>>())).unwrap();
        serde_json::from_str(&json).unwrap()
    }
}
