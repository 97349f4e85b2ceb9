//! The table on which keys act.

use std::collections::BTreeSet;

use poker_protocol::TableId;

use super::table_call::TableCall;
use crate::Key;

/// Why keys act on a table. The screen says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AimReason {
    /// A key that went down there is still down.
    Held,
    /// It is under the pointer.
    Pointer,
    /// An amount was typed or chosen there and is not sent yet.
    Amount,
    /// It waits for the player, and of those that are shown it must be answered soonest.
    Due,
    /// It is in front, and nothing else decides.
    Front,
}

/// A table on which keys act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyTarget {
    pub table: TableId,
    pub reason: AimReason,
}

/// The facts that decide on which table keys act.
#[derive(Clone, Copy, Debug)]
pub struct AimQuestion<'a> {
    /// The tables that are drawn, in any window. Keys never act on another one.
    pub shown: &'a BTreeSet<TableId>,
    /// The table under the pointer.
    pub pointed: Option<TableId>,
    /// The table at which an amount was typed or chosen last, as long as it is not sent.
    pub amount: Option<TableId>,
    /// The tables that wait for the player, the soonest first.
    pub calls: &'a [TableCall],
    pub front: Option<TableId>,
}

/// Decides on which table keys act. A key goes up at the table where it went down.
#[derive(Clone, Debug, Default)]
pub struct KeyAim {
    target: Option<KeyTarget>,
    held: Vec<(Key, TableId)>,
}

impl KeyAim {
    /// Decides anew. Returns the table to which the aim has moved by itself, without the pointer: its keys must ignore input for a while,
    /// because the player may have meant the table before.
    pub fn aim(&mut self, question: &AimQuestion<'_>) -> Option<TableId> {
        self.held.retain(|(_, table)| question.shown.contains(table));
        let before = self.target.map(|target| target.table);
        let held = self.held.last().map(|(_, table)| *table);
        let due = Self::due(question, before);
        let wanted = [
            (AimReason::Held, held),
            (AimReason::Pointer, question.pointed),
            (AimReason::Amount, question.amount),
            (AimReason::Due, due),
            (AimReason::Front, question.front),
        ];
        let target = |(reason, table): (AimReason, Option<TableId>)| {
            table.filter(|table| question.shown.contains(table)).map(|table| KeyTarget { table, reason })
        };
        self.target = wanted.into_iter().find_map(target);
        let moved = self.target.filter(|target| before.is_some_and(|before| before != target.table))?;
        (moved.reason != AimReason::Pointer).then_some(moved.table)
    }

    /// The table that is drawn and must be answered soonest. Of those for which no clock runs, or as much time is left, it is the table on
    /// which keys act already: a turn that begins elsewhere does not take them away.
    fn due(question: &AimQuestion<'_>, before: Option<TableId>) -> Option<TableId> {
        let mut shown = question.calls.iter().filter(|call| question.shown.contains(&call.table));
        let first = shown.next()?;
        let kept = shown.find(|call| before == Some(call.table) && call.left_ms == first.left_ms);
        Some(kept.unwrap_or(first).table)
    }

    /// The table on which keys act now, and why.
    #[must_use]
    pub const fn target(&self) -> Option<KeyTarget> {
        self.target
    }

    /// Notes that a key goes down. Returns the table on which it acts.
    pub fn press(&mut self, key: Key) -> Option<TableId> {
        let table = self.target?.table;
        if let Some((_, held)) = self.held.iter().find(|(down, _)| *down == key) {
            return Some(*held);
        }
        self.held.push((key, table));
        Some(table)
    }

    /// Notes that a key goes up. Returns the table at which it went down.
    pub fn release(&mut self, key: Key) -> Option<TableId> {
        let at = self.held.iter().position(|(down, _)| *down == key)?;
        Some(self.held.remove(at).1)
    }

    /// Notes that all keys are up, because the window has lost the focus. Returns each key with the table at which it went down.
    pub fn release_all(&mut self) -> Vec<(Key, TableId)> {
        std::mem::take(&mut self.held)
    }

    /// Whether a key is down.
    #[must_use]
    pub fn holds(&self) -> bool {
        !self.held.is_empty()
    }
}
