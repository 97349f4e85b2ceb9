//! Tables of tournaments where the player no longer sits: moved away, or out.

use poker_protocol::TableId;

use super::{SeatedTable, Session};

impl Session {
    /// Whether a table is drawn where the player no longer sits.
    pub(crate) fn shows_closed_table(&self) -> bool {
        self.shown().any(|seated| self.client.is_closed(seated.table))
    }

    /// Takes note that the player no longer sits at a table. One that is drawn stays until all that happened there has been shown.
    pub(super) fn closed(&mut self, table: TableId, now_ms: u64) {
        if !self.shows(table) {
            self.leave_closed(table, now_ms);
        }
    }

    /// Leaves the closed tables that are drawn, once nothing moves there, if the player has been moved to another. Returns
    /// whether there was one.
    pub(crate) fn follow_move(&mut self, now_ms: u64) -> bool {
        let moved: Vec<_> = self.shown().filter_map(|seated| self.moved_from(seated)).collect();
        for (closed, next) in &moved {
            let was_front = self.front == Some(*closed);
            self.leave_closed(*closed, now_ms);
            if was_front {
                self.bring_to_front(*next, now_ms);
            }
        }
        let any = !moved.is_empty();
        self.replaced.extend(moved);
        any
    }

    /// The closed table and the one where the player sits instead, if all that happened at the closed one has been shown.
    fn moved_from(&self, seated: &SeatedTable) -> Option<(TableId, TableId)> {
        let closed = seated.table;
        if !self.client.is_closed(closed) || !seated.playback.timeline().is_idle() {
            return None;
        }
        let tournament = self.client.table(closed)?.tournament()?.tournament;
        let next = self.client.tournaments().own().table_in(tournament)?;
        (next != closed && self.tables.contains_key(&next)).then_some((closed, next))
    }

    /// Forgets a closed table.
    pub(crate) fn leave_closed(&mut self, table: TableId, now_ms: u64) {
        if !self.client.is_closed(table) {
            return;
        }
        self.client.forget_closed(table);
        self.tables.remove(&table);
        self.beside.remove(&table);
        if self.front == Some(table) {
            self.close_front(now_ms);
        }
    }
}
