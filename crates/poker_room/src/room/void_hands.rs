//! Tells players which hands are void. A notice is kept until the player's client has received it, also if the room is restored in between.

use poker_protocol::{HandId, Notice, PlayerId, Seq, TableEvent};

use super::Room;
use crate::{BegunHand, ClientId, UnfinishedHand, VoidedHand};

impl Room {
    /// Notes that the client has received all messages up to this number of its stream. A driver says it at least for those messages of which
    /// [`poker_protocol::Message::wants_receipt`] is true.
    pub fn received(&mut self, client: ClientId, up_to: Seq) {
        if let Some(player) = self.players.connection(client).map(|connection| connection.player)
            && self.players.hears(player, client)
            && self.floor.received(player, up_to)
        {
            self.marks.player(player);
        }
    }

    /// Notes that a hand is void. In a room with a journal its players are told until their clients have received it.
    pub(super) fn note_void(&mut self, hand: UnfinishedHand) {
        if self.config.journal {
            self.keep_untold(&hand.begun);
        }
        self.marks.voided(hand);
    }

    fn keep_untold(&mut self, begun: &BegunHand) {
        for player in &begun.players {
            if self.floor.keep_untold(player.player, VoidedHand::of(begun)) {
                self.marks.player(player.player);
            }
        }
    }

    /// Tells a player the void hands of which the player was not told yet.
    pub(super) fn tell_untold(&mut self, player: PlayerId) {
        for (hand, message) in self.floor.untold(player) {
            self.players.tell(player, message);
            self.note_sent(player, hand);
        }
    }

    /// Notes that these players, who see a table, were just told of a void hand, if the event is the notice of one.
    pub(super) fn note_told(&mut self, event: &TableEvent, players: impl IntoIterator<Item = PlayerId>) {
        if let TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } = event {
            players.into_iter().for_each(|player| self.note_sent(player, *hand));
        }
    }

    fn note_sent(&mut self, player: PlayerId, hand: HandId) {
        if let Some(seq) = self.players.last_message(player) {
            self.floor.sent_void(player, hand, seq);
        }
    }
}
