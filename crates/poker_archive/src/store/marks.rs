//! Stars and the player's own notes on hands.

use rusqlite::{OptionalExtension, TransactionBehavior, params};

use super::{Archive, ArchiveError};
use crate::HandId;
use crate::filter::flag;

impl Archive {
    /// Stars a hand, or takes the star away.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn star(&mut self, hand: HandId, starred: bool) -> Result<(), ArchiveError> {
        let bit = if starred { flag::STARRED } else { 0 };
        self.connection.execute("UPDATE hands SET flags = (flags & ~?1) | ?2 WHERE id = ?3", params![flag::STARRED, bit, hand.0])?;
        Ok(())
    }

    /// Writes the player's note on a hand; an empty text removes it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_note(&mut self, hand: HandId, text: &str) -> Result<(), ArchiveError> {
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let bit = if text.is_empty() { 0 } else { flag::NOTED };
        let changed = tx.execute("UPDATE hands SET flags = (flags & ~?1) | ?2 WHERE id = ?3", params![flag::NOTED, bit, hand.0])?;
        if text.is_empty() {
            tx.execute("DELETE FROM notes WHERE hand = ?1", params![hand.0])?;
        } else if changed > 0 {
            tx.execute(
                "INSERT INTO notes (hand, text, folded) VALUES (?1, ?2, ?3)
                 ON CONFLICT (hand) DO UPDATE SET text = excluded.text, folded = excluded.folded",
                params![hand.0, text, text.to_lowercase()],
            )?;
        }
        Ok(tx.commit()?)
    }

    /// The player's note on a hand; empty if there is none.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn note(&self, hand: HandId) -> Result<String, ArchiveError> {
        let mut statement = self.connection.prepare_cached("SELECT text FROM notes WHERE hand = ?1")?;
        Ok(statement.query_row(params![hand.0], |row| row.get(0)).optional()?.unwrap_or_default())
    }
}
