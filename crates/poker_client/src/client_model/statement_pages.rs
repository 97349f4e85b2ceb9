//! The entries of the player's statement that the room has sent.

use poker_protocol::StatementEntry;

/// Entries of a statement, page by page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatementPages {
    /// The entries, the newest first.
    entries: Vec<StatementEntry>,
    /// Whether the room has older entries.
    more: bool,
}

impl StatementPages {
    /// The entries, the newest first.
    pub fn entries(&self) -> &[StatementEntry] {
        &self.entries
    }

    /// Whether the room has older entries. Request those before the last entry here.
    pub fn more(&self) -> bool {
        self.more
    }

    /// Adds a page. A page of older entries is appended. A page of the newest entries replaces the list; known entries that are older than
    /// it stay if it overlaps them.
    pub(super) fn add(&mut self, page: Vec<StatementEntry>, more: bool) {
        let (Some(newest), Some(oldest)) = (page.first().map(|entry| entry.number), page.last().map(|entry| entry.number)) else {
            self.more &= more;
            return;
        };
        if self.entries.last().is_some_and(|last| newest < last.number) {
            self.entries.extend(page);
            self.more = more;
            return;
        }
        let mut known = std::mem::replace(&mut self.entries, page);
        let meet = known.iter().any(|entry| entry.number == oldest);
        known.retain(|entry| meet && entry.number < oldest);
        if known.is_empty() {
            self.more = more;
        }
        self.entries.extend(known);
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{EntryKind, Money, StatementEntry};

    use super::StatementPages;

    fn entries(numbers: impl IntoIterator<Item = u64>) -> Vec<StatementEntry> {
        let (table, hand, nothing) = (None, None, Money::ZERO);
        let entry = |number| StatementEntry {
            number,
            at: 0,
            what: EntryKind::Hand,
            table: table.clone(),
            tournament: None,
            hand,
            received: nothing,
            paid: nothing,
            balance: nothing,
        };
        numbers.into_iter().map(entry).collect()
    }

    fn numbers(pages: &StatementPages) -> Vec<u64> {
        pages.entries().iter().map(|entry| entry.number).collect()
    }

    #[test]
    fn new_entries_come_in_front_and_pages_that_were_read_stay() {
        let mut pages = StatementPages::default();
        pages.add(entries([9, 8, 7]), true);
        pages.add(entries([6, 5]), false);
        pages.add(entries([10, 9, 8]), true);
        assert_eq!((numbers(&pages), pages.more()), (vec![10, 9, 8, 7, 6, 5], false));
        // The new page does not overlap the known entries, which are dropped.
        pages.add(entries([30, 29, 28]), true);
        assert_eq!((numbers(&pages), pages.more()), (vec![30, 29, 28], true));
    }
}
