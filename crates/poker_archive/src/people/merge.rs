//! Makes one of two notes about the same player.

use super::Person;

/// The line between the parts of a merged note.
const DIVIDER: &str = "\n---\n";

impl Person {
    /// The newer of two notes about the same player, with all that only the older one has: its label, if the newer has none, and the parts of
    /// its text that the newer one lacks, below a line. If the labels differ, the older label stands before the older text as a character.
    /// A player whom either of them mutes is muted. Merging the same two again changes nothing.
    #[must_use]
    pub fn merged(&self, other: &Person) -> Person {
        let (newer, older) = if other.changed_ms > self.changed_ms { (other, self) } else { (self, other) };
        let mut parts: Vec<String> = parts(&newer.note).map(str::to_owned).collect();
        let mut more: Vec<String> = self::parts(&older.note).map(str::to_owned).collect();
        if let (Some(label), Some(old)) = (newer.label, older.label)
            && label != old
        {
            let first = if more.is_empty() { String::new() } else { format!(" {}", more.remove(0)) };
            more.insert(0, format!("{}{first}", old.symbol()));
        }
        more.retain(|part| !parts.contains(part));
        let both = Person { label: newer.label.or(older.label), muted: newer.muted || older.muted, ..newer.clone() };
        if more.is_empty() {
            // The newer text stays as it is written.
            return both;
        }
        parts.extend(more);
        Person { note: parts.join(DIVIDER), ..both }
    }
}

/// The parts of a note that are not empty.
fn parts(note: &str) -> impl Iterator<Item = &str> {
    note.split(DIVIDER).map(str::trim).filter(|part| !part.is_empty())
}
