//! The tournaments that the player has played, in practice and on servers (R-UI-5).

mod played_entry;
#[cfg(test)]
mod tests;
mod totals;

pub use played_entry::{PlayedEntry, PlayedResult};
pub use totals::HistoryTotals;

use poker_protocol::{Currency, TournamentKind};

/// The entries that are over, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentHistory {
    entries: Vec<PlayedEntry>,
}

/// A part of the history with a list of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HistoryPart {
    /// Scheduled tournaments and sit and go.
    #[default]
    Tournaments,
    /// Games of the HexaPro family.
    Hexapro,
}

impl HistoryPart {
    /// Every part, in the order of the page.
    pub const ALL: [Self; 2] = [Self::Tournaments, Self::Hexapro];

    fn has(self, kind: TournamentKind) -> bool {
        match kind {
            TournamentKind::Scheduled | TournamentKind::SitAndGo => self == Self::Tournaments,
            TournamentKind::Hexapro => self == Self::Hexapro,
        }
    }
}

impl TournamentHistory {
    /// The entries of a part, newest first.
    pub fn of(&self, part: HistoryPart) -> impl Iterator<Item = &PlayedEntry> {
        self.entries.iter().filter(move |entry| part.has(entry.kind))
    }

    /// The sums of a part in one currency.
    #[must_use]
    pub fn totals(&self, part: HistoryPart, currency: Currency) -> HistoryTotals {
        HistoryTotals::of(self.of(part).filter(|entry| entry.currency == currency))
    }

    /// Adds an entry. A record about an entry that is there already replaces it: bounties that are paid at the end come after the place.
    /// Returns whether anything has changed.
    pub fn add(&mut self, mut entry: PlayedEntry) -> bool {
        if let Some(same) = self.entries.iter_mut().find(|held| held.is_same_entry(&entry)) {
            // After a restart of the client less is known of an entry that the room tells again.
            entry.ended_ms = same.ended_ms;
            entry.hands = entry.hands.max(same.hands);
            entry.entries = entry.entries.or(same.entries);
            entry.multiplier = entry.multiplier.or(same.multiplier);
            let changed = *same != entry;
            *same = entry;
            return changed;
        }
        let at = self.entries.partition_point(|held| held.ended_ms > entry.ended_ms);
        self.entries.insert(at, entry);
        true
    }
}
