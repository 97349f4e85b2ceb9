//! The archive in a file: SQLite with a write-ahead log, flushed to the disk with every transaction.

mod add;
mod choices;
mod conditions;
mod error;
mod export;
mod marks;
mod pages;
mod record;
mod recount;
mod schema;

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;

pub use add::NewHand;
pub(crate) use add::room_id;
pub use choices::Opponent;
pub use error::ArchiveError;
pub use export::{ExportError, Exported};
pub use pages::PageEnd;
pub(crate) use pages::stake_at;
#[cfg(test)]
pub(crate) use schema::{TABLES_1, TABLES_2};

/// The longest time that one program waits for another that writes.
const BUSY: Duration = Duration::from_secs(5);
/// The memory for pages of the file, in KiB.
const CACHE_KIB: i64 = 32 * 1024;
/// The number of statements that stay prepared.
const PREPARED: usize = 64;

/// The archive in a file, or in memory. A writer and readers of the same file may be open at the same time, each on its own thread.
#[derive(Debug)]
pub struct Archive {
    pub(crate) connection: Connection,
}

impl Archive {
    /// Opens the file; creates it, and its folder, if there is none.
    ///
    /// # Errors
    /// `Newer` or `NotOurs` if the file is not of this program; `Damaged` or `Failed` if it cannot be used.
    pub fn open(path: &Path) -> Result<Archive, ArchiveError> {
        if let Some(folder) = path.parent() {
            let failed = |error: std::io::Error| rusqlite::Error::ToSqlConversionFailure(Box::new(error));
            std::fs::create_dir_all(folder).map_err(failed)?;
        }
        let connection = Connection::open(path)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // A hand that the player was told of survives also a loss of power.
        connection.pragma_update(None, "synchronous", "full")?;
        Archive::with(connection, path)
    }

    /// An archive that is forgotten with the program.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn in_memory() -> Result<Archive, ArchiveError> {
        Archive::with(Connection::open_in_memory()?, Path::new(""))
    }

    fn with(mut connection: Connection, path: &Path) -> Result<Archive, ArchiveError> {
        connection.busy_timeout(BUSY)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
        connection.pragma_update(None, "temp_store", "memory")?;
        schema::migrate(&mut connection, path)?;
        Ok(Archive { connection })
    }
}
