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

    /// Sends a chat message at a table, or mutes or unmutes a player in the whole room. Returns the name of a player who was muted (true) or
    /// unmuted (false), so that it can be kept.
    pub(crate) fn chat(&mut self, table: TableId, intent: ChatIntent) -> Option<(String, bool)> {
        let (name, muted) = match intent {
            ChatIntent::Say(_) if self.client.is_closed(table) => return None,
            ChatIntent::Say(text) => {
                self.ask(Request::Say { table, text });
                return None;
            }
            ChatIntent::Mute(seat) => (self.client.table(table)?.felt().seats.get(&seat)?.player.name.clone(), true),
            ChatIntent::Unmute(name) => (name, false),
        };
        // Practice has no chat.
        let kept = !self.client.table(table)?.info().practice;
        self.client.set_muted(&name, muted);
        kept.then_some((name, muted))
    }

    /// Changes the model of a table.
    pub(crate) fn change(&mut self, table: TableId, change: impl FnOnce(&mut TableModel)) {
        if let Some(model) = self.client.table_mut(table) {
            change(model);
        }
    }
}
