//! Turns the player's intents for a table into requests to the room.

use poker_client::{Amounts, BarIntent, ChatIntent, IntentOutcome, TableIntent, TableModel};
use poker_protocol::{Request, TableId};

use super::Session;

impl Session {
    /// Hands an intent to the action bar of a table, and sends the decision that comes of it. Returns false where the bar ignored it.
    pub(crate) fn bar(&mut self, table: TableId, intent: &BarIntent, now_ms: u64, in_bb: bool) -> bool {
        let (Some(seated), Some(model)) = (self.tables.get_mut(&table), self.client.table(table)) else { return false };
        let amounts = Amounts::at(model, self.client.currency(), in_bb);
        match seated.bar.handle(intent, now_ms, &|typed| amounts.parse(typed)) {
            IntentOutcome::Act(decision) => self.ask(decision.into()),
            IntentOutcome::FastFold => self.table_intent(table, TableIntent::FastFold),
            IntentOutcome::Taken => {}
            IntentOutcome::Ignored => return false,
        }
        true
    }

    /// Carries out an intent for a table, unless the player no longer sits there.
    pub(crate) fn table_intent(&mut self, table: TableId, intent: TableIntent) {
        if self.client.is_closed(table) {
            return;
        }
        for request in self.client.requests_of(intent, table) {
            self.ask(request);
        }
    }

    /// Sends a chat message at a table, or mutes or unmutes a player.
    pub(crate) fn chat(&mut self, table: TableId, intent: ChatIntent) {
        let closed = self.client.is_closed(table);
        match (intent, self.client.table_mut(table)) {
            (ChatIntent::Say(_), _) if closed => {}
            (ChatIntent::Say(text), _) => self.ask(Request::Say { table, text }),
            (ChatIntent::Mute(seat), Some(model)) => model.mute(seat),
            (ChatIntent::Unmute(name), Some(model)) => model.unmute(&name),
            (ChatIntent::Mute(_) | ChatIntent::Unmute(_), None) => {}
        }
    }

    /// Changes the model of a table.
    pub(crate) fn change(&mut self, table: TableId, change: impl FnOnce(&mut TableModel)) {
        if let Some(model) = self.client.table_mut(table) {
            change(model);
        }
    }
}
