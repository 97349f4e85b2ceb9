//! What players say at a table.

use std::sync::Arc;

use poker_protocol::{MAX_CHAT_CHARS, Message, PlayerId, Refusal, TableEvent, TableId, is_one_line};
use serde::Deserialize;

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::rulebook::Figure;
use crate::{CashTable, Now};

/// How much a player may say.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChatTerms {
    /// Lines that may be sent in a row.
    pub at_once: Figure<u32>,
    /// The time after which one more line may be sent, milliseconds.
    pub refill_ms: Figure<u32>,
}

impl ChatTerms {
    pub(crate) fn embedded() -> Result<Self, ron::error::SpannedError> {
        ron::from_str(include_str!("../../data/chat.ron"))
    }

    /// Takes one line from a player who may send all lines again at `rested`. Returns when the player may then.
    fn spend(&self, rested: Now, now: Now) -> Result<Now, Refusal> {
        let owed_ms = rested.ms_since(now);
        let most_ms = self.refill_ms.is.saturating_mul(self.at_once.is.saturating_sub(1));
        if owed_ms > most_ms {
            return Err(Refusal::ChatTooFast { wait_ms: owed_ms - most_ms });
        }
        Ok(rested.max(now).after_ms(self.refill_ms.is))
    }
}

impl CashFloor {
    /// Tells everybody at the table what a player with this name says. In a pool nobody sits with the same players for long: there is no
    /// chat.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub(crate) fn say(&mut self, player: PlayerId, name: &str, id: TableId, text: String, now: Now) -> Result<Effect, Refusal> {
        let slot = self.tables.get(&id).ok_or(Refusal::Unknown)?;
        if !slot.felt.holds(player) {
            return Err(Refusal::NotSeated);
        }
        let table = slot.felt.downcast_ref::<CashTable>().filter(|table| table.rules().cash.chat).ok_or(Refusal::ChatOff)?;
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
        Ok(Effect::TellAll(slot.viewers.clone(), Arc::new(Message::Table { table: id, event })))
    }
}
