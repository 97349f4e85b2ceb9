//! Keeps notes about players in the archive.

use rusqlite::{OptionalExtension, Row, Transaction, TransactionBehavior, params};

use super::{Label, MAX_NOTE_CHARS, Person};
use crate::store::room_id;
use crate::{Archive, ArchiveError};

/// What became of the notes of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The players about whom nothing had been noted.
    pub added: usize,
    /// The players whose note or label has changed, or who are muted now.
    pub changed: usize,
    /// The players about whom the file says nothing new.
    pub unchanged: usize,
}

/// The columns that [`person`] reads.
const COLUMNS: &str = "SELECT r.name, p.name, p.label, p.note, p.changed_ms, p.muted FROM rooms r JOIN people p ON p.room = r.id";

impl Archive {
    /// Keeps what the player noted about another player, in place of what was noted before. If nothing is noted, nothing is kept.
    ///
    /// # Errors
    /// `LongNote` if the note has more than [`MAX_NOTE_CHARS`] characters, and is longer than the one that is kept; or if the file cannot be
    /// written.
    pub fn set_person(&mut self, person: &Person) -> Result<(), ArchiveError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let length = person.note.chars().count();
        if length > MAX_NOTE_CHARS && kept(&tx, &person.room, &person.name)?.is_none_or(|kept| kept.note.chars().count() < length) {
            return Err(ArchiveError::LongNote(length));
        }
        write(&tx, person)?;
        Ok(tx.commit()?)
    }

    /// Mutes or unmutes a player; all else that is noted about the player stays. `changed_ms` is the present time, in milliseconds since 1970.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn mute(&mut self, room: &str, name: &str, muted: bool, changed_ms: u64) -> Result<(), ArchiveError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let before = kept(&tx, room, name)?.unwrap_or_else(|| Person::blank(room, name));
        if before.muted != muted {
            write(&tx, &Person { muted, changed_ms, ..before })?;
        }
        Ok(tx.commit()?)
    }

    /// Forgets what was noted about a player. Returns whether there was anything.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_person(&mut self, room: &str, name: &str) -> Result<bool, ArchiveError> {
        Ok(remove(&self.connection, room, name)?)
    }

    /// What is noted about the players with these names in a room, in the order of the names.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn people_at(&self, room: &str, names: &[&str]) -> Result<Vec<Option<Person>>, ArchiveError> {
        names.iter().map(|name| Ok(kept(&self.connection, room, name)?)).collect()
    }

    /// All notes, by room and name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn people(&self) -> Result<Vec<Person>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(&format!("{COLUMNS} ORDER BY r.name, p.name"))?;
        let people = statement.query_map([], person)?;
        Ok(people.collect::<Result<_, _>>()?)
    }

    /// Adds the notes of a file to those that are kept, as [`Person::merged`] does it: all of them, or none if it fails.
    ///
    /// # Errors
    /// If the file of the archive cannot be written.
    pub fn merge_people(&mut self, people: &[Person]) -> Result<Merged, ArchiveError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut merged = Merged::default();
        for person in people.iter().filter(|person| !person.is_blank()) {
            match kept(&tx, &person.room, &person.name)? {
                None => {
                    write(&tx, person)?;
                    merged.added += 1;
                }
                Some(kept) => {
                    let both = kept.merged(person);
                    let same = (both.label, &both.note, both.muted) == (kept.label, &kept.note, kept.muted);
                    if both != kept {
                        write(&tx, &both)?;
                    }
                    if same { merged.unchanged += 1 } else { merged.changed += 1 }
                }
            }
        }
        tx.commit()?;
        Ok(merged)
    }
}

fn kept(connection: &rusqlite::Connection, room: &str, name: &str) -> Result<Option<Person>, rusqlite::Error> {
    let mut statement = connection.prepare_cached(&format!("{COLUMNS} WHERE r.name = ?1 AND p.name = ?2"))?;
    statement.query_row(params![room, name], person).optional()
}

fn write(tx: &Transaction<'_>, person: &Person) -> Result<(), rusqlite::Error> {
    if person.is_blank() {
        return remove(tx, &person.room, &person.name).map(|_| ());
    }
    let room = room_id(tx, &person.room)?;
    let changed = i64::try_from(person.changed_ms).unwrap_or(i64::MAX);
    tx.prepare_cached(
        "INSERT INTO people (room, name, label, note, changed_ms, muted) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (room, name) DO UPDATE SET label = excluded.label, note = excluded.note, changed_ms = excluded.changed_ms,
            muted = excluded.muted",
    )?
    .execute(params![room, person.name, Label::code(person.label), person.note, changed, person.muted])?;
    Ok(())
}

fn remove(connection: &rusqlite::Connection, room: &str, name: &str) -> Result<bool, rusqlite::Error> {
    let mut statement =
        connection.prepare_cached("DELETE FROM people WHERE room = (SELECT id FROM rooms WHERE name = ?1) AND name = ?2")?;
    Ok(statement.execute(params![room, name])? > 0)
}

fn person(row: &Row<'_>) -> Result<Person, rusqlite::Error> {
    let changed: i64 = row.get(4)?;
    Ok(Person {
        room: row.get(0)?,
        name: row.get(1)?,
        label: Label::with_code(row.get(2)?),
        note: row.get(3)?,
        muted: row.get(5)?,
        changed_ms: u64::try_from(changed).unwrap_or_default(),
    })
}
