//! Players watch tables of tournaments at which they do not sit, without cards that are not shown.

use std::sync::Arc;

use poker_protocol::{Message, PlayerId, Refusal, TableId, TournamentId};

use super::floor::TournamentFloor;
use super::running::Running;
use crate::Now;
use crate::floor::Effect;

/// The largest number of tables that a player watches at the same time: as many as a person can follow. It also limits what one connection
/// makes the room send.
const MOST_WATCHED: u8 = 4;

impl TournamentFloor {
    /// Begins to tell a player what happens at a table where the player does not sit, or stops. A player can also stop watching a table that
    /// is not watched or no longer there.
    ///
    /// # Errors
    /// `Unknown` if no tournament has such a table; `NotOffered` if the house allows nobody to watch, or if the tournament is private and the
    /// player has no entry in it; `AlreadySeated`; `TooManyTables`. Then nothing has changed.
    pub(super) fn watch_table(&mut self, player: PlayerId, table: TableId, on: bool, now: Now) -> Result<Vec<Effect>, Refusal> {
        if !on {
            let id = self.of_table(table);
            return Ok(id.map(|id| self.end_watch((id, table), player)).unwrap_or_default());
        }
        let id = self.of_table(table).ok_or(Refusal::Unknown)?;
        let others = self.tournaments.values().flat_map(|running| running.watchers.tables_of(player)).filter(|&other| other != table);
        let others = others.count();
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        if !self.may_watch || !running.admits_watcher(player) {
            return Err(Refusal::NotOffered);
        }
        if running.tournament.table(table).is_some_and(|state| state.seat_of(player).is_some()) {
            return Err(Refusal::AlreadySeated);
        }
        if others >= usize::from(MOST_WATCHED) {
            return Err(Refusal::TooManyTables { most: MOST_WATCHED });
        }
        let shown = running.show_watched(player, table, now).ok_or(Refusal::Unknown)?;
        running.watchers.begin(player, table);
        let mut effects = Vec::new();
        if running.tournament.set_watched(table, true) {
            // Only programs sit there, which were told nothing until now.
            effects.extend(running.viewers(table).iter().filter_map(|&(seated, seat)| running.show_table(seated, (table, seat), now)));
        }
        effects.push(shown);
        Ok(effects)
    }

    /// Ends what a player watches, because the connection is lost. Nothing is told.
    pub(super) fn stop_watching(&mut self, player: PlayerId) {
        for running in self.tournaments.values_mut() {
            for table in running.watchers.tables_of(player).collect::<Vec<_>>() {
                running.stop_watching(player, table);
            }
        }
    }

    /// Tells a player that a table is closed, if the player watches it.
    pub(super) fn end_watch(&mut self, (id, table): (TournamentId, TableId), player: PlayerId) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let watched = running.stop_watching(player, table);
        watched.then(|| Effect::Tell(player, Message::TableClosed { table })).into_iter().collect()
    }
}

impl Running {
    /// Whether a player may watch: everybody, but in a private tournament only those who have an entry (R-REG-4).
    pub(super) fn admits_watcher(&self, player: PlayerId) -> bool {
        self.tournament.terms().admission.password.is_none() || !self.tournament.entries_of(player).is_empty()
    }

    /// What a player sees of a table that the player watches.
    pub(super) fn show_watched(&self, player: PlayerId, table: TableId, now: Now) -> Option<Effect> {
        let table = self.tournament.snapshot(table, None, now)?;
        Some(Effect::Tell(player, Message::Snapshot { table: Box::new(table) }))
    }

    /// Returns whether the player has watched the table.
    fn stop_watching(&mut self, player: PlayerId, table: TableId) -> bool {
        let watched = self.watchers.end(player, table);
        if watched && self.watchers.of(table).is_empty() {
            self.tournament.set_watched(table, false);
        }
        watched
    }

    /// Tells those who watch a table that it is closed.
    pub(super) fn close_to_watchers(&mut self, table: TableId) -> Option<Effect> {
        let watchers = self.watchers.close(table);
        let told = || Effect::TellMany(watchers.iter().copied().collect(), Arc::new(Message::TableClosed { table }.into()));
        (!watchers.is_empty()).then(told)
    }
}
