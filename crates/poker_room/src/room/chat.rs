//! What players say at a table.

use poker_protocol::{MAX_CHAT_CHARS, PlayerId, Refusal, TableEvent, TableId, is_one_line};
use serde::Deserialize;

use super::Room;
use crate::rulebook::Figure;
use crate::{CashTable, Now};

/// How much a player may say.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChatTerms {
    /// So many lines in a row.
    pub at_once: Figure<u32>,
    /// Then one each so often, milliseconds.
    pub refill_ms: Figure<u32>,
}

impl ChatTerms {
    pub(super) fn embedded() -> Result<Self, ron::error::SpannedError> {
        ron::from_str(include_str!("../../data/chat.ron"))
    }

    /// One more line of a player who has all lines again at `rested`: when that will be then.
    fn spend(&self, rested: Now, now: Now) -> Result<Now, Refusal> {
        let owed_ms = rested.ms_since(now);
        let most_ms = self.refill_ms.is.saturating_mul(self.at_once.is.saturating_sub(1));
        if owed_ms > most_ms {
            return Err(Refusal::ChatTooFast { wait_ms: owed_ms - most_ms });
        }
        Ok(rested.max(now).after_ms(self.refill_ms.is))
    }
}

impl Room {
    /// Tells everybody at the table. In a pool nobody sits with the same players for long: there is no chat.
    pub(super) fn say(&mut self, player: PlayerId, id: TableId, text: String, now: Now) -> Result<(), Refusal> {
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
        let viewers = slot.viewers.clone();
        let session = self.sessions.get_mut(&player).ok_or(Refusal::NotSeated)?;
        session.rested = self.chat.spend(session.rested, now)?;
        let name = session.profile.name.clone();
        self.tell_all(id, &viewers, TableEvent::Said { seat, name, text });
        Ok(())
    }
}
