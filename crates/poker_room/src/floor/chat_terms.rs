//! How much players may say in the chat.

use poker_protocol::Refusal;
use serde::Deserialize;

use crate::Now;
use crate::rulebook::Figure;

/// How much a player may say in the chat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChatTerms {
    /// The number of lines that may be sent in a row.
    pub at_once: Figure<u32>,
    /// How long it takes until one more line may be sent, milliseconds.
    pub refill_ms: Figure<u32>,
}

impl ChatTerms {
    pub(crate) fn embedded() -> Result<Self, ron::error::SpannedError> {
        ron::from_str(include_str!("../../data/chat.ron"))
    }

    /// Takes one line from a player's allowance, which is full again at `rested`. Returns when it is full again after that.
    pub(super) fn spend(&self, rested: Now, now: Now) -> Result<Now, Refusal> {
        let owed_ms = rested.ms_since(now);
        let most_ms = self.refill_ms.is.saturating_mul(self.at_once.is.saturating_sub(1));
        if owed_ms > most_ms {
            return Err(Refusal::ChatTooFast { wait_ms: owed_ms - most_ms });
        }
        Ok(rested.max(now).after_ms(self.refill_ms.is))
    }
}
