//! Tables of tournaments where the player no longer sits: moved away, or out.

use poker_protocol::TableId;

use super::Session;

impl Session {
    /// Whether the table in front is one where the player no longer sits.
    pub(crate) fn shows_closed_table(&self) -> bool {
        self.front.is_some_and(|front| self.client.is_closed(front))
    }

    /// Takes note that the player no longer sits at a table. The one in front stays until all that happened there has been shown.
    pub(super) fn closed(&mut self, table: TableId, now_ms: u64) {
        if self.front != Some(table) {
            self.leave_closed(table, now_ms);
        }
    }

    /// Leaves the closed table in front, once nothing moves there, if the player has been moved to another.
    pub(crate) fn follow_move(&mut self, now_ms: u64) {
        let Some(front) = self.front.filter(|front| self.client.is_closed(*front)) else { return };
        let idle = self.tables.get(&front).is_none_or(|seated| seated.playback.timeline().is_idle());
        let tournament = self.client.table(front).and_then(|model| model.tournament()).map(|tournament| tournament.tournament);
        let next = tournament.and_then(|tournament| self.client.tournaments().own().table_in(tournament));
        let there = next.filter(|next| *next != front && self.tables.contains_key(next));
        if let Some(next) = there.filter(|_| idle) {
            self.leave_closed(front, now_ms);
            self.bring_to_front(next, now_ms);
        }
    }

    /// Forgets a closed table.
    pub(crate) fn leave_closed(&mut self, table: TableId, now_ms: u64) {
        if !self.client.is_closed(table) {
            return;
        }
        self.client.forget_closed(table);
        self.tables.remove(&table);
        if self.front == Some(table) {
            self.close_front(now_ms);
        }
    }
}
