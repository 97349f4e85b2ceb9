//! Chat at a table.

use std::sync::Arc;

use poker_protocol::{MAX_CHAT_CHARS, PlayerId, Refusal, TableEvent, TableId, is_one_line};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::{CashTable, Now};

impl CashFloor {
    /// Sends `text` from the player with this `name` to all at the table. A pool has no chat, because nobody stays with the same players
    /// for long.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn say(&mut self, player: PlayerId, name: &str, id: TableId, text: String, now: Now) -> Result<Effect, Refusal> {
        let slot = self.tables.get(&id).ok_or(Refusal::Unknown)?;
        if !slot.game.holds(player) {
            return Err(Refusal::NotSeated);
        }
        let table = slot.game.downcast_ref::<CashTable>().filter(|table| table.rules().cash.chat).ok_or(Refusal::ChatOff)?;
        let seat = table.seat_of(player).ok_or(Refusal::NotSeated)?;
        if table.rules().cash.silent_in_hand && table.in_betting(seat) {
            return Err(Refusal::ChatInHand);
        }
        if text.chars().count() > MAX_CHAT_CHARS {
            return Err(Refusal::ChatTooLong { most: u16::try_from(MAX_CHAT_CHARS).unwrap_or(u16::MAX) });
        }
        if !is_one_line(&text) {
            return Err(Refusal::ChatNotOneLine);
        }
        let patron = self.patrons.get_mut(&player).ok_or(Refusal::NotSeated)?;
        patron.chat_rested = self.chat.spend(patron.chat_rested, now)?;
        let event = TableEvent::Said { seat, name: name.to_owned(), text };
        Ok(Effect::TellTable { table: id, viewers: Arc::clone(&slot.viewers), event })
    }
}
