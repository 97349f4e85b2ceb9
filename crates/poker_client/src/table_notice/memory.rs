//! Which notices of tables were shown, since when, and which were put away.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;

use super::NoticeKind;

/// Which notices of tables were shown, since when, and which were put away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoticeMemory {
    since: BTreeMap<(TableId, NoticeKind), u64>,
    away: BTreeSet<(TableId, NoticeKind)>,
}

impl NoticeMemory {
    /// Notes that a notice is shown at `now_ms`.
    pub fn shown(&mut self, table: TableId, kind: NoticeKind, now_ms: u64) {
        self.since.entry((table, kind)).or_insert(now_ms);
    }

    /// Puts a notice away: it is not shown again at this table.
    pub fn put_away(&mut self, table: TableId, kind: NoticeKind) {
        self.away.insert((table, kind));
    }

    /// The moment at which a notice was shown first.
    #[must_use]
    pub fn since(&self, table: TableId, kind: NoticeKind) -> Option<u64> {
        self.since.get(&(table, kind)).copied()
    }

    /// How long a notice has been shown.
    #[must_use]
    pub fn shown_ms(&self, table: TableId, kind: NoticeKind, now_ms: u64) -> u64 {
        self.since(table, kind).map_or(0, |since| now_ms.saturating_sub(since))
    }

    /// Whether a notice may be shown: it was not put away, and its time is not over.
    pub(super) fn is_open(&self, table: TableId, kind: NoticeKind, now_ms: u64) -> bool {
        let over = kind.length_ms().is_some_and(|length| self.shown_ms(table, kind, now_ms) >= length);
        !over && !self.away.contains(&(table, kind))
    }
}
