//! Tells how an entry has left its table.

use std::collections::BTreeSet;

use poker_protocol::{EntryEvent, Message, PlayerId, TableId, TournamentId};

use super::running::Running;
use crate::Now;
use crate::floor::Effect;
use crate::tournament::EntryId;

impl Running {
    /// Tells how an entry has left its table, and its player that the table is closed for the player.
    pub(super) fn tell_leaving(&self, told: (TournamentId, Now), entry: EntryId, event: EntryEvent) -> Vec<Effect> {
        let mut messages = self.tell_entry(told, entry, event);
        messages.extend(self.close_table(entry, self.table_of(entry)));
        messages
    }

    /// Tells the place of an entry. At the final table everybody who is in is told, everybody who looks, and everybody
    /// who watches the table.
    pub(super) fn tell_placed(&self, told: (TournamentId, Now), entry: EntryId, event: EntryEvent) -> Vec<Effect> {
        let table = self.table_of(entry).filter(|&table| self.tables.values().all(|&other| other == table));
        if table.is_none() {
            return self.tell_leaving(told, entry, event);
        }
        let others: BTreeSet<PlayerId> = self.field().into_iter().chain(table.into_iter().flat_map(|table| self.lookers(table))).collect();
        let mut messages = self.tell_with(told, entry, event, others.into_iter().collect());
        messages.extend(self.close_table(entry, table));
        messages
    }

    /// Tells the player of an entry that nothing more is told of a table.
    pub(super) fn close_table(&self, entry: EntryId, table: Option<TableId>) -> Option<Effect> {
        Some(Effect::Tell(self.player_of(entry)?, Message::TableClosed { table: table? }))
    }
}
