//! The rules that tables here are played by, for whoever asks.

use poker_protocol::{Message, PlayerId, Refusal};

use super::Room;

impl Room {
    /// The answer to `AskRules`.
    pub(super) fn tell_rules(&mut self, player: PlayerId, rulebook: &str) -> Result<(), Refusal> {
        let offer = self.config.plan.offers.iter().find(|offer| offer.rulebook.id == rulebook).ok_or(Refusal::Unknown)?;
        let rules = Box::new(offer.rulebook.in_force());
        self.tell(player, Message::Rules { rules });
        Ok(())
    }
}
