//! The hands that the player was dealt, once they are over.

use poker_history::{ChipUnit, Currency as HistoryCurrency};
use poker_protocol::Currency;

use super::ClientModel;
use crate::{DealtHand, TableModel};

impl ClientModel {
    /// The hands of all tables that are over since this function was called last, with the unit of their chips.
    pub fn take_dealt(&mut self) -> Vec<DealtHand> {
        let mut dealt = std::mem::take(&mut self.left);
        for model in self.tables.values_mut() {
            dealt.append(&mut model.take_dealt());
        }
        let unit = match self.currency() {
            Currency::Eur => ChipUnit::cents(HistoryCurrency::Euro),
            Currency::Usd => ChipUnit::cents(HistoryCurrency::Dollar),
        };
        for hand in &mut dealt {
            hand.play.chip_unit = if hand.play.tournament.is_some() { ChipUnit::CHIPS } else { unit };
        }
        dealt
    }

    /// Keeps what the player saw at a table that is left in mid-hand.
    pub(super) fn record_left(&mut self, model: &mut TableModel) {
        model.stop_collecting();
        self.left.append(&mut model.take_dealt());
    }
}
