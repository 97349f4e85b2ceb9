//! The tables that a client sees, by what it was told.

use std::collections::BTreeMap;

use poker_protocol::{EntryEvent, EntryId, Message, PlayerId, TableId, TournamentEvent};

use super::scene::CardRoom;

/// The tables of a player's entries, as the player was told.
#[derive(Debug, Default)]
pub(super) struct SeenTables {
    at: BTreeMap<EntryId, TableId>,
    /// The tables that the entries have left, until the player is told that they are closed.
    left: Vec<TableId>,
    /// How many tables were closed.
    pub closed: usize,
}

impl SeenTables {
    /// The tables that the player sees at the end. Each table must have been closed once, when the entry had left it.
    pub(super) fn of(room: &CardRoom, player: PlayerId) -> Self {
        let mut seen = Self::default();
        for told in &room.told[&player] {
            match &told.message {
                Message::TournamentEvent { event, .. } => {
                    if let TournamentEvent::Entry { who, event } = &**event
                        && who.name == format!("P{}", player.0)
                    {
                        seen.hear(who.entry, event);
                    }
                }
                Message::TableClosed { table } => {
                    let at = seen.left.iter().position(|left| left == table);
                    seen.left.remove(at.unwrap_or_else(|| panic!("{player:?} has not left {table:?}: {seen:?}")));
                    seen.closed += 1;
                }
                _ => {}
            }
        }
        seen
    }

    fn hear(&mut self, entry: EntryId, event: &EntryEvent) {
        match event {
            EntryEvent::Seated { table, .. } => self.left.extend(self.at.insert(entry, *table)),
            EntryEvent::Out | EntryEvent::Placed { .. } | EntryEvent::Merged { .. } => self.left.extend(self.at.remove(&entry)),
            _ => {}
        }
    }

    /// Whether every table is closed that was opened.
    pub(super) fn are_closed(&self) -> bool {
        self.at.is_empty() && self.left.is_empty()
    }
}
