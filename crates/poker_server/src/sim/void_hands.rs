//! Which void hands each player must be told of, and was told of.

use std::collections::BTreeSet;

use poker_protocol::{HandId, PlayerId};
use poker_room::{RoomSave, UnfinishedHand};

/// More void hands than a hall keeps for a player whom it cannot tell.
const MANY: usize = 16;

/// The void hands in all written batches.
#[derive(Default)]
pub(super) struct VoidHands {
    owed: BTreeSet<(PlayerId, HandId)>,
    /// The number of notices that devices have received.
    pub received: u64,
    /// The notices that were received after a server had started again since the hand became void.
    pub received_late: u64,
    late: BTreeSet<(PlayerId, HandId)>,
}

impl VoidHands {
    /// Takes in a hand that is void in a written batch.
    pub fn voided(&mut self, hand: &UnfinishedHand) {
        self.owed.extend(hand.begun.players.iter().map(|player| (player.player, hand.begun.hand)));
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

    /// Checks that each notice which no device has received is in the books.
    pub fn check(&self, kept: &RoomSave) {
        for &(player, hand) in &self.owed {
            let saved = kept.players.iter().find(|save| save.player == player);
            let voided = saved.map(|save| save.voided.as_slice()).unwrap_or_default();
            let told_later = voided.len() == MANY || voided.iter().any(|voided| voided.hand == hand);
            assert!(told_later, "{player:?} is never told that {hand:?} is void");
        }
    }
}
