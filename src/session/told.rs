//! What calls the player: the tables where it is their turn, and the sound of a chat line.

use poker_client::{BarMode, SoundCue};
use poker_protocol::{Message, TableEvent, TableId};

use super::Session;

impl Session {
    /// The tables where the player must act, as far as the player has seen it.
    pub(crate) fn tables_to_act(&self) -> impl Iterator<Item = TableId> {
        self.tables.values().filter(|seated| seated.bar.mode() == BarMode::Turn).map(|seated| seated.table)
    }

    /// Queues the sound of a message that is about to be applied: of another player's chat line, unless the player is muted.
    pub(super) fn hear_told(&mut self, message: &Message) {
        let Message::Table { table, event: TableEvent::Said { seat, .. } } = message else { return };
        let heard = self.client.table(*table).is_some_and(|model| model.hero() != Some(*seat) && !model.is_muted(*seat));
        if heard {
            self.calls.push(SoundCue::Chat);
        }
    }
}
