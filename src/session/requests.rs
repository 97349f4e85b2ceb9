//! Turns the player's intents for the table in front into requests to the room.

use poker_client::{Amounts, BarIntent, ChatIntent, IntentOutcome, TableIntent, TableModel};
use poker_protocol::Request;

use super::Session;

impl Session {
    /// Hands an intent to the action bar, and sends the decision that comes of it.
    pub(crate) fn bar(&mut self, intent: &BarIntent, now_ms: u64, in_bb: bool) {
        let Some(front) = self.front.and_then(|front| self.tables.get_mut(&front)) else { return };
        let Some(model) = self.client.table(front.table) else { return };
        let amounts = Amounts::at(model, self.client.currency(), in_bb);
        match front.bar.handle(intent, now_ms, &|typed| amounts.parse(typed)) {
            IntentOutcome::Act(decision) => self.ask(decision.into()),
            IntentOutcome::FastFold => self.table_intent(TableIntent::FastFold),
            IntentOutcome::Taken | IntentOutcome::Ignored => {}
        }
    }

    /// Carries out an intent for the table in front, unless the player no longer sits there.
    pub(crate) fn table_intent(&mut self, intent: TableIntent) {
        let Some(table) = self.front.filter(|front| !self.client.is_closed(*front)) else { return };
        for request in self.client.requests_of(intent, table) {
            self.ask(request);
        }
    }

    /// Sends a chat message at the table in front, or mutes or unmutes a player.
    pub(crate) fn chat(&mut self, intent: ChatIntent) {
        let Some(table) = self.front else { return };
        let closed = self.client.is_closed(table);
        match (intent, self.client.table_mut(table)) {
            (ChatIntent::Say(_), _) if closed => {}
            (ChatIntent::Say(text), _) => self.ask(Request::Say { table, text }),
            (ChatIntent::Mute(seat), Some(model)) => model.mute(seat),
            (ChatIntent::Unmute(name), Some(model)) => model.unmute(&name),
            (ChatIntent::Mute(_) | ChatIntent::Unmute(_), None) => {}
        }
    }

    /// Changes the model of the table in front.
    pub(crate) fn in_front(&mut self, change: impl FnOnce(&mut TableModel)) {
        let Some(table) = self.front else { return };
        if let Some(model) = self.client.table_mut(table) {
            change(model);
        }
    }
}
