//! What went into and out of the player's balance, as far as it has been asked for.

use poker_protocol::StatementEntry;

/// Entries of a statement, page by page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pages {
    /// The newest first.
    entries: Vec<StatementEntry>,
    /// There are older ones.
    more: bool,
}

impl Pages {
    /// The newest first.
    pub fn entries(&self) -> &[StatementEntry] {
        &self.entries
    }

    /// There are older ones: ask for those before the last entry.
    pub fn more(&self) -> bool {
        self.more
    }

    /// One more page: the first pages anew where it begins with an entry that was not known, else what goes on where the last one ended.
    pub(super) fn add(&mut self, page: Vec<StatementEntry>, more: bool) {
        let newest = |entries: &[StatementEntry]| entries.first().map(|entry| entry.number);
        let older = newest(&page) < self.entries.last().map(|entry| entry.number);
        if older {
            self.entries.extend(page);
            self.more = more;
        } else if newest(&page) != newest(&self.entries) || page.len() > self.entries.len() {
            self.entries = page;
            self.more = more;
        }
    }
}
