//! Which void hands each player must be told of, and was told of.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, PlayerId};
use poker_room::{RoomSave, UnfinishedHand};

/// The most void hands that a hall keeps for a player whom it cannot tell.
const MANY: usize = 16;

/// The void hands in all written batches.
#[derive(Default)]
pub(super) struct VoidHands {
    owed: BTreeSet<(PlayerId, HandId)>,
    /// All void hands of each player, oldest first.
    all: BTreeMap<PlayerId, Vec<HandId>>,
    /// The number of notices that devices have received.
    pub received: u64,
    /// The notices that were received after a server had started again since the hand became void.
    pub received_late: u64,
    late: BTreeSet<(PlayerId, HandId)>,
}

impl VoidHands {
    /// Takes in a hand that is void in a written batch.
    pub fn voided(&mut self, hand: &UnfinishedHand) {
        for player in hand.begun.players.iter().map(|dealt_in| dealt_in.player) {
            self.owed.insert((player, hand.begun.hand));
            self.all.entry(player).or_default().push(hand.begun.hand);
        }
    }

    /// Notes that a device of the player has received the notice.
    pub fn told(&mut self, player: PlayerId, hand: HandId) {
        self.owed.remove(&(player, hand));
        self.received += 1;
        self.received_late += u64::from(self.late.remove(&(player, hand)));
    }

    /// Notes that the server is killed.
    pub fn killed(&mut self) {
        self.late.extend(&self.owed);
    }

    /// Checks that each notice which no device has received is in the books. Only a hand after which as many others became void as a hall
    /// keeps may be forgotten.
    pub fn check(&self, kept: &RoomSave) {
        for (&player, hands) in &self.all {
            let saved = kept.players.iter().find(|save| save.player == player);
            let voided = saved.map(|save| save.voided.as_slice()).unwrap_or_default();
            for &hand in hands.iter().rev().take(MANY).filter(|&&hand| self.owed.contains(&(player, hand))) {
                let told_later = voided.iter().any(|voided| voided.hand == hand);
                assert!(told_later, "{player:?} is never told that {hand:?} is void");
            }
        }
    }
}
