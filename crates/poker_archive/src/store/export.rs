//! Writes hands of the archive into a file that other programs read.

use std::io::Write;

use poker_history::{Format, HistoryError, HistoryWriter, View};
use rusqlite::params_from_iter;

use super::record::read_record;
use super::{Archive, ArchiveError};
use crate::HandFilter;
use crate::filter::Scan;

/// How many hands were written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    pub written: u64,
    /// Hands that the player left before their end: PHH can say so, the other formats cannot.
    pub unfinished: u64,
}

/// Why hands were not written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The file could not be written.
    #[error("the file could not be written: {0}")]
    Write(#[from] std::io::Error),
}

impl From<rusqlite::Error> for ExportError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Archive(error.into())
    }
}

impl Archive {
    /// Writes the hands that the filter finds, the oldest first, with the cards that their keeper saw. Any number of hands needs only the
    /// memory of one.
    ///
    /// # Errors
    /// If the archive cannot be read, a record in it is not a hand, or `out` cannot be written.
    pub fn export(&self, filter: &HandFilter, format: Format, out: impl Write) -> Result<Exported, ExportError> {
        let conditions = self.conditions(filter, Scan::Lists)?;
        let sql = format!(
            "SELECT h.number, r.phh FROM hands h JOIN records r ON r.hand = h.id WHERE {} ORDER BY h.started_ms, h.id",
            conditions.sql
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let mut rows = statement.query(params_from_iter(conditions.parameters))?;
        let mut writer = HistoryWriter::new(out, format);
        let mut exported = Exported::default();
        while let Some(row) = rows.next()? {
            let (number, text): (i64, String) = (row.get(0)?, row.get(1)?);
            let unreadable = || ArchiveError::Record(u64::try_from(number).unwrap_or_default());
            let hand = read_record(&text).ok_or_else(unreadable)?;
            if format != Format::Phh && hand.board_at_leaving().is_some() {
                exported.unfinished += 1;
                continue;
            }
            let view = hand.kept_by.as_ref().map_or(View::Public, |keeper| View::Player(keeper.seat));
            match writer.write(&hand, view) {
                Ok(()) => exported.written += 1,
                Err(HistoryError::Write(error)) => return Err(error.into()),
                Err(HistoryError::Record(_)) => return Err(unreadable().into()),
            }
        }
        writer.finish()?;
        Ok(exported)
    }
}
