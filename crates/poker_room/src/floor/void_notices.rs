//! Tells the players of void hands, and notes what their clients have received.

use poker_protocol::{HandId, PlayerId, Seq};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::{BegunHand, VoidedHand};

impl CashFloor {
    /// Keeps a void hand for each of its players until the player's client has received the notice. Returns the players for whom it is kept.
    pub(crate) fn keep_untold(&mut self, begun: &BegunHand) -> Vec<PlayerId> {
        let mut kept = Vec::new();
        for player in begun.players.iter().map(|dealt_in| dealt_in.player) {
            if let Some(patron) = self.patrons.get_mut(&player) {
                patron.untold.add(VoidedHand::of(begun));
                kept.push(player);
            }
        }
        kept
    }

    /// Tells a player the void hands whose notices the player's client has not received, as far as the room knows. If all messages after number
    /// `again_after` were just sent again, the notices among them are not repeated.
    pub(crate) fn tell_untold(&self, player: PlayerId, again_after: Option<Seq>) -> Vec<Effect> {
        let to_tell = self.patrons.get(&player).into_iter().flat_map(|patron| patron.untold.to_tell(again_after));
        to_tell.map(|hand| Effect::TellVoid { player, hand: hand.clone() }).collect()
    }

    /// Notes under which number the notice of a void hand was sent to a player.
    pub(crate) fn sent_void(&mut self, player: PlayerId, hand: HandId, seq: Seq) {
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.untold.sent(hand, seq);
        }
    }

    /// Notes that the player's client has received all messages up to this one. Returns whether a void hand is now told.
    pub(crate) fn received(&mut self, player: PlayerId, up_to: Seq) -> bool {
        self.patrons.get_mut(&player).is_some_and(|patron| patron.untold.received(up_to))
    }
}
