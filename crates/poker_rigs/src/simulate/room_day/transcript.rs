//! A digest of everything that a simulated room sends and stores: two programs with equal transcripts behave the same.

use std::collections::BTreeMap;

use poker_protocol::{HandId, ServerMsg};
use poker_room::{BadChanges, ClientId, RoomChanges, RoomSave, UnfinishedHand};
use serde::Serialize;

use crate::Digest;

/// A whole save is added once in this number of hands.
pub(super) const HANDS_PER_SAVE: u64 = 200;
/// What a failure says if a whole save is not what the changes make up.
pub(super) const OTHER_SAVE: &str = "the changes do not make up the save of the room";

/// A digest of each message with its client, each change, and whole saves from time to time, in order and as JSON.
#[derive(Debug)]
pub(super) struct RoomTranscript {
    digest: Digest,
    hands: u64,
    unfinished: BTreeMap<HandId, UnfinishedHand>,
    /// An empty save to which all changes were applied.
    pub kept: RoomSave,
}

impl RoomTranscript {
    pub(super) fn new() -> RoomTranscript {
        RoomTranscript { digest: Digest::EMPTY, hands: 0, unfinished: BTreeMap::new(), kept: RoomSave::empty() }
    }

    pub(super) fn message(&mut self, client: ClientId, message: &ServerMsg) {
        self.digest.add(client.0);
        self.take_in(message);
    }

    /// Adds changes. Returns whether a whole save is due.
    ///
    /// # Errors
    /// If the changes do not fit those before them.
    pub(super) fn changes(&mut self, changes: &RoomChanges) -> Result<bool, BadChanges> {
        self.take_in(changes);
        self.kept.apply(changes)?;
        for begun in &changes.begun {
            self.unfinished.insert(begun.hand, UnfinishedHand { begun: begun.clone(), actions: Vec::new() });
        }
        for acted in &changes.actions {
            if let Some(hand) = self.unfinished.get_mut(&acted.hand) {
                hand.actions.push(acted.action);
            }
        }
        let voided = changes.voided.iter().map(|hand| hand.begun.hand);
        for over in changes.ended.iter().map(|record| record.hand).chain(voided) {
            self.unfinished.remove(&over);
        }
        let before = self.hands / HANDS_PER_SAVE;
        self.hands += u64::try_from(changes.ended.len()).unwrap_or(0);
        Ok(self.hands / HANDS_PER_SAVE > before)
    }

    /// Adds a whole save. Returns whether it is what the changes make up.
    pub(super) fn save(&mut self, save: &RoomSave) -> bool {
        self.take_in(save);
        self.kept == *save
    }

    /// Takes the hands in progress, as a driver that stores all changes knows them after a crash.
    pub(super) fn take_unfinished(&mut self) -> Vec<UnfinishedHand> {
        std::mem::take(&mut self.unfinished).into_values().collect()
    }

    pub(super) const fn digest(&self) -> u64 {
        self.digest.get()
    }

    /// Adds a value as JSON. Values of these types can always be serialised; a failure would still change the digest.
    fn take_in(&mut self, what: &impl Serialize) {
        if serde_json::to_writer(&mut self.digest, what).is_err() {
            self.digest.add(u64::MAX);
        }
    }
}
