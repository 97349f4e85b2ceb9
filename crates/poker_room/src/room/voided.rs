//! After a crash: the hands that were being played are void, and their players are told (R-FAIL-1).

use poker_protocol::{HandId, Message, Notice, PlayerId, TableEvent, TableId};

use super::Room;
use crate::UnfinishedHand;

impl Room {
    /// Voids hands that were in progress when this room was kept last. Their stacks are in the save as at their start; no hand gets one of
    /// their numbers again, and whoever was dealt in is told with the next snapshot of the table.
    pub fn void_unfinished(&mut self, hands: Vec<UnfinishedHand>) {
        for hand in hands {
            let UnfinishedHand { begun, .. } = &hand;
            let after = HandId(begun.hand.0.saturating_add(1));
            self.croupier.number_from(self.croupier.next_hand().max(after));
            for player in &begun.players {
                if let Some(session) = self.sessions.get_mut(&player.player) {
                    session.voided.push((begun.table, begun.hand));
                }
            }
            self.journal.voided(hand);
        }
    }

    /// Tells a player of hands that were voided at this table before the room was gone on from.
    pub(super) fn tell_voided(&mut self, player: PlayerId, table: TableId) {
        let Some(session) = self.sessions.get_mut(&player) else { return };
        let hands: Vec<HandId> = session.voided.extract_if(.., |(at, _)| *at == table).map(|(_, hand)| hand).collect();
        for hand in hands {
            self.tell(player, Message::Table { table, event: TableEvent::Notice { notice: Notice::HandVoid { hand } } });
        }
    }
}
